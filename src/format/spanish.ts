import { english } from './english.ts'
import { type Day, inPhoenix } from './phoenix-time.ts'

/** How days and times are written in Mexican Spanish, for what is shown to a crew; instants as the time in Phoenix. */
export const spanish = {
  /** "20 de noviembre de 2026". */
  dayInWords(day: Day): string {
    const [year = '', month, date] = day.split('-')
    return `${Number(date)} de ${months[Number(month) - 1] ?? ''} de ${year}`
  },

  /** "viernes 20 de noviembre de 2026". */
  weekdayInWords: (day: Day): string => `${weekdays[new Date(day).getUTCDay()] ?? ''} ${spanish.dayInWords(day)}`,

  /** "1, 2 y 3"; before a number alone, so "y" never becomes "e". */
  numbersInWords: (numbers: readonly number[]): string =>
    [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter((part) => part !== '').join(' y '),

  /** "20 de noviembre de 2026, 3:42 p.m.". */
  phoenixMinute(instant: Date): string {
    const { day, hour, minute } = inPhoenix(instant)
    const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
    return `${spanish.dayInWords(day)}, ${time}`
  },

  /** "15 min", "2 h 5 min" or "2 días 3 h". */
  spanInWords: (minutes: number): string => english.spanInWords(minutes).replace('days', 'días'),
}

const weekdays = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

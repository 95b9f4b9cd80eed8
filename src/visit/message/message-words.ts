/** What the message of the evening before says, in the two languages of a job site. */
import type { Both, Item } from '../../checklists/checklist.ts'
import { formats } from '../../format/formats.ts'
import type { Day } from '../../format/phoenix-time.ts'
import { spanish } from '../../format/spanish.ts'
import type { AskedLine, Proof } from './asked-lines.ts'

/** One message in each language; `day`: when the work is, undefined where the message names no day. */
export function eveningMessage(lines: readonly AskedLine[], day: Day | undefined): Both {
  return {
    en: [
      `Hello. For the work${day ? ` on ${formats.en.weekdayInWords(day)}` : ''}, please send me these photos and readings, each with its number:`,
      ...lines.map((line) => lineWords(line).en),
      'Please send each one before the next step hides it. Thank you.',
    ].join('\n'),
    es: [
      `Buenas tardes. Para el trabajo${day ? ` del ${spanish.weekdayInWords(day)}` : ''}, le pido estas fotos y lecturas, cada una con su número:`,
      ...lines.map((line) => lineWords(line).es),
      'Por favor mándeme cada una antes de que el siguiente paso la tape. Gracias.',
    ].join('\n'),
  }
}

/** "4.3 before you cover it: Nitrogen pressure test (gauge in the photo)". */
export const lineWords = ({ item, number, point, proof }: AskedLine): Both => ({
  en: `${number} ${whenWords[item.phase].en}: ${point.name.en} (${proofWords[proof].en})`,
  es: `${number} ${whenWords[item.phase].es}: ${point.name.es} (${proofWords[proof].es})`,
})

/** By when the crew sends it. */
export const whenWords: Record<Item['phase'], Both> = {
  'before-hiring': { en: 'before you begin', es: 'antes de empezar' },
  'on-delivery': { en: 'when it is delivered', es: 'cuando llegue' },
  'before-cover': { en: 'before you cover it', es: 'antes de taparlo' },
  'at-start-up': { en: 'at start-up', es: 'al arrancar' },
  'at-handover': { en: 'before you leave', es: 'antes de irse' },
}

export const proofWords: Record<Proof, Both> = {
  photo: { en: 'photo', es: 'foto' },
  reading: { en: 'photo of the reading', es: 'foto de la lectura' },
  video: { en: 'short video', es: 'video corto' },
  paper: { en: 'photo, or the paper', es: 'foto, o el papel' },
}

/** The field that says whether what a line asked for came. */
export const fieldOfLine = (pointId: string): string => `message/${pointId}`

export type Came = 'came' | 'missing'
export const cameOptions: readonly { value: Came; label: string; tone: 'pass' | 'problem' }[] = [
  { value: 'came', label: 'Came', tone: 'pass' },
  { value: 'missing', label: 'Missing', tone: 'problem' },
]

/** Null while it is waited for. */
export const answerOfLine = (stored: string): Came | null => (stored === 'came' || stored === 'missing' ? stored : null)

/** "12 asked for: 3 came, 1 missing, 8 still to come." */
export function cameWords(answers: readonly (Came | null)[]): string {
  const count = (answer: Came | null) => answers.filter((one) => one === answer).length
  return `${answers.length} asked for: ${count('came')} came, ${count('missing')} missing, ${count(null)} still to come.`
}

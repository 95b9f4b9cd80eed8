/** The steps of a problem in words: in English and in Spanish, as they are shown to the crew and told in a report. */
import type { Both } from '../../../checklists/checklist.ts'
import type { Formats } from '../../../format/formats.ts'
import { spanish } from '../../../format/spanish.ts'
import { faultWords } from '../crew-words.ts'
import type { Measured, TimedReading } from '../visit.ts'
import type { LifeStep, ProblemCounts } from './problem-life.ts'
import { saidReply } from './problem-words.ts'

type Days = Pick<Formats, 'dayInWords' | 'phoenixMinute' | 'spanInWords'>

/** What happened at a step, without what was said at it. */
const stepTitles: Record<LifeStep['kind'], Both> = {
  found: { en: 'Found', es: 'Se encontró' },
  replied: { en: 'They said', es: 'Contestaron' },
  read: { en: 'Read', es: 'Se midió' },
  'still-wrong': { en: 'Looked at again: still wrong', es: 'Se revisó otra vez: sigue mal' },
  settled: { en: 'Fixed', es: 'Arreglado' },
}

export interface StepWords {
  /** "Found". */
  title: Both
  /** "Nov 28, 2026, 9:12 AM", Phoenix time; undefined where nobody can tell. */
  at?: Both
  /** What was found or promised, in our words; undefined where nothing was picked. */
  said?: Both
  /** In the words of the homeowner, as they were typed; empty where nothing was. */
  saw: string
  /** What was measured; undefined where nothing was. */
  reading?: Both
}

/** `inUnit` puts the unit behind one reading. */
export function stepWords(step: LifeStep, formats: Days, inUnit: InUnit = (reading) => reading): StepWords {
  const { kind, fault, saw, reading } = step
  const at = new Date(step.at)
  const said = fault ? faultWords[fault] : saidReply(step, formats)
  const title = kind === 'replied' && step.reply === 'done' ? saidFixed : stepTitles[kind]
  return {
    title,
    ...(!Number.isNaN(at.getTime()) && { at: { en: formats.phoenixMinute(at), es: spanish.phoenixMinute(at) } }),
    ...(said && title !== saidFixed && { said }),
    saw: saw.trim(),
    ...(reading !== '' && {
      reading: {
        en: measuredWords(reading, (one) => inUnit(one, 'en'), {
          span: formats.spanInWords,
          cup: 'container beside it',
        }),
        es: measuredWords(reading, (one) => inUnit(one, 'es'), {
          span: spanish.spanInWords,
          cup: 'recipiente al lado',
        }),
      },
    }),
  }
}

type InUnit = (reading: string, lang: keyof Both) => string

interface PairWords {
  span: (minutes: number) => string
  cup: string
}

/** "62 psi → 50 psi, 24 h"; of a reading that is taken once, the reading. */
function measuredWords(measured: Measured, inUnit: (reading: string) => string, { span, cup }: PairWords): string {
  if (typeof measured === 'string') return inUnit(measured)
  const { first, second, cupFirst, cupSecond } = measured
  const minutes = Math.round((Date.parse(second.at) - Date.parse(first.at)) / 60_000)
  const both = (from: TimedReading, to: TimedReading) => `${inUnit(from.reading.trim())} → ${inUnit(to.reading.trim())}`
  // A clock that was set back tells no time span.
  const parts = [both(first, second), minutes > 0 ? `, ${span(minutes)}` : '']
  if (cupFirst && cupSecond) parts.push(`; ${cup}: ${both(cupFirst, cupSecond)}`)
  return parts.join('')
}

const saidFixed: Both = { en: 'They said it is done', es: 'Dijeron que ya está listo' }

/** A step in one line of a language: "They said: Will be fixed today". */
export function stepLine(words: StepWords, lang: keyof Both): string {
  const reading = words.reading && `${readingTitle[lang]} ${words.reading[lang]}`
  const rest = [words.said?.[lang], reading, words.saw].filter((part) => part !== undefined && part !== '')
  return rest.length > 0 ? `${words.title[lang]}: ${rest.join('. ')}` : words.title[lang]
}

const readingTitle: Both = { en: 'reading', es: 'lectura' }

/** Over the steps. */
export const lifeTitle: Both = { en: 'What happened', es: 'Lo que pasó' }

/** "3 found, 2 fixed, 1 to fix". */
export const problemCountWords = ({ found, fixed, open }: ProblemCounts): Both => ({
  en: `${found} found, ${fixed} fixed, ${open} to fix`,
  es: `${found} ${found === 1 ? 'encontrado' : 'encontrados'}, ${fixed} ${fixed === 1 ? 'arreglado' : 'arreglados'}, ${open} ${open === 1 ? 'pendiente' : 'pendientes'}`,
})

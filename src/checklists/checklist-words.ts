/**
 * What a checklist, its items and their check points say, in order: every rendering takes these lines and adds its own
 * markup. A new line is one entry here.
 */
import type { BoxContent } from '../content/content-schema.ts'
import type { Checklist, CheckPoint, Item, Value } from './checklist.ts'

/** A text and what it is called. */
export interface Labelled {
  label: string
  text: string
}

export interface TextLine extends Labelled {
  kind: 'words' | 'safety'
}

/** Where what was measured is written down. */
export interface ReadingLine {
  kind: 'reading'
  label: string
  unit: string
  /** The good band; null where the words for this case decide. */
  band: string | null
  /** What the reading is held against: the band, or else what good is. */
  against: string
  value: Value
}

/** A warning that stands apart from the other lines. */
export interface BoxLine {
  kind: 'box'
  title: string
  text: string
  basis: Labelled
}

export type PointLine = TextLine | ReadingLine | BoxLine

export interface PointWords {
  id: string
  check: string
  /** What the homeowner does, such as "Look". */
  how: string
  /** What good is, and all else that stands beside the check. */
  lines: PointLine[]
  /** The same sentence for the crew in each language, in quotation marks; `lang` is set when it is not English. */
  say: (Labelled & { lang?: 'es' })[]
  basis: Labelled
}

export interface ItemWords {
  title: string
  priority: string
  /** The last moment at which it can be checked. */
  when: Labelled
  description: string
  lines: TextLine[]
  points: PointWords[]
}

export const itemWords = (item: Item): ItemWords => ({
  title: item.title,
  priority: priorityLabels[item.priority],
  when: { label: 'Check', text: phaseLabels[item.phase].toLowerCase() },
  description: item.description,
  lines: [{ kind: 'safety', label: 'Safety', text: item.safety }],
  points: item.points.map(pointWords),
})

const pointWords = (point: CheckPoint): PointWords => ({
  id: point.id,
  check: point.check,
  how: howLabels[point.how],
  lines: [
    { kind: 'words', label: 'Good', text: point.pass },
    ...(point.value ? [readingLine(point.value)] : []),
    ...(point.box ? [boxLine(point.box)] : []),
  ],
  say: [
    { label: 'Say', text: `“${point.say}”` },
    { label: 'Diga', text: `“${point.es}”`, lang: 'es' },
  ],
  basis: restsOn(point.source),
})

function readingLine(value: Value): ReadingLine {
  const { unit } = value
  const ends = endsInWords(value)
  const band = ends && `Good band: ${ends} ${unit}`
  const against = band ?? `Compare it with “Good” for your case, in ${unit}`
  return { kind: 'reading', label: 'Your reading', unit, band, against, value }
}

/** The ends that a band has: "16 to 22", "at most 500". */
function endsInWords({ min, max }: Value): string | null {
  if (min !== undefined && max !== undefined)
    return min === max ? `exactly ${number(min)}` : `${number(min)} to ${number(max)}`
  if (min !== undefined) return `at least ${number(min)}`
  return max === undefined ? null : `at most ${number(max)}`
}

// Made once: making a formatter costs more than a hundred uses of it.
const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
const number = (value: number): string => numberFormat.format(value).replace('-', '−')

const boxLine = ({ title, text, source }: BoxContent): BoxLine => ({ kind: 'box', title, text, basis: restsOn(source) })

const restsOn = (source: string): Labelled => ({ label: 'Rests on', text: source })

/** Over the sentences for the crew, where they are folded away. */
export const sayTitle = 'What to say'

const priorityLabels: Record<Item['priority'], string> = {
  critical: 'Critical',
  important: 'Important',
  recommended: 'Recommended',
}

/** The last moment at which an item can still be checked. The order is the order of the job. */
export const phaseLabels: Record<Item['phase'], string> = {
  'before-hiring': 'Before hiring',
  'on-delivery': 'On delivery',
  'before-cover': 'Before it is covered',
  'at-start-up': 'At start-up',
  'at-handover': 'At handover',
}

const howLabels: Record<CheckPoint['how'], string> = {
  see: 'Look',
  label: 'Read the label',
  meter: 'Measure',
  ask: 'Ask',
  photo: 'Photo',
  test: 'Try it',
}

export const difficultyLabels: Record<Checklist['difficultyLevel'], string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  advanced: 'Advanced',
}

/** At the end of everything that is taken along. */
export const adviceLine =
  'This sheet is advice to help you check work. It is not an inspection, a warranty or legal advice.'

/**
 * What a checklist, its items and their check points say, in order: every rendering takes these lines and adds its own
 * markup. A new line is one entry here.
 */
import type { BoxContent } from '../content/content-schema.ts'
import { isAsked, type Job, nothingSaid, type When } from '../content/job-fit.ts'
import type { Checklist, CheckPoint, Item } from './checklist.ts'
import { type Asking, conditionWords, onlyFor } from './job-words.ts'
import { type ReadingLine, readingLine } from './reading-words.ts'
import { type Basis, basisOf, type Labelled, restsOn } from './source-words.ts'
import { type StopHere, stopHere } from './stop-work-words.ts'

export interface TextLine extends Labelled {
  kind: 'words' | 'safety' | 'condition'
}

/** A warning that stands apart from the other lines. */
export interface BoxLine {
  kind: 'box'
  title: string
  text: string
  basis: Labelled
}

/** Good beside bad, drawn. */
export interface DrawingLine {
  kind: 'drawing'
  panels: (Labelled & { look: 'good' | 'bad'; svg: string })[]
}

export type PointLine = TextLine | ReadingLine | BoxLine | DrawingLine

export interface PointWords {
  id: string
  check: string
  /** What the homeowner does, such as "Look". */
  how: string
  /** What good is, and all else that stands beside the check. */
  lines: PointLine[]
  /** The same sentence for the crew in each language, in quotation marks; `lang` is set when it is not English. */
  say: (Labelled & { lang?: 'es' })[]
  basis: Basis
  /** Where its failing should stop the work or the payment. */
  stopWork?: StopHere
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

/** `job`: what was said of the job; nothing, in a file that is read and not asked. */
export const itemWords = (item: Item, asking: Asking, job: Job = nothingSaid): ItemWords => ({
  title: item.title,
  priority: priorityLabels[item.priority],
  when: { label: 'Check', text: phaseLabels[item.phase].toLowerCase() },
  description: item.description,
  lines: [
    ...conditionLines(item.when, asking, job),
    { kind: 'safety', label: 'Safety', text: item.safety },
    ...(item.independentTest ? [testLine(item.independentTest)] : []),
  ],
  points: item.points.map((point) => pointWords(point, item, asking, job)),
})

const pointWords = (point: CheckPoint, item: Item, asking: Asking, job: Job): PointWords => ({
  id: point.id,
  check: point.check,
  how: howLabels[point.how],
  lines: [
    ...conditionLines(point.when, asking, job),
    { kind: 'words', label: goodLabel, text: point.pass },
    ...(point.drawing ? [drawingLine(point.drawing)] : []),
    ...(point.value ? [readingLine(point.value, [item.when, point.when])] : []),
    ...(point.tonight ? [tonightLine] : []),
    ...(point.late ? [lateLine(point.late)] : []),
    ...(point.box ? [boxLine(point.box)] : []),
  ],
  say: [
    { label: 'Say', text: `“${point.say}”` },
    { label: 'Diga', text: `“${point.es}”`, lang: 'es' },
  ],
  basis: basisOf(point.source),
  ...(point.stopWork && { stopWork: stopHere(point.stopWork, item.phase) }),
})

/** A condition as far as what was said of the job does not settle it. */
function conditionLines(when: When | undefined, asking: Asking, job: Job): TextLine[] {
  const answers = Object.entries(when?.answers ?? {}).filter(([id, wanted]) => {
    const given = job.answers[id]
    const question = asking.questions.find((one) => one.id === id)
    // Of a job that is not asked it, the point is part whatever the answer.
    const isPartAnyway = job.jobs.some(
      (one) => (when?.jobs?.includes(one) ?? true) && question && !isAsked(question, { ...job, jobs: [one] }),
    )
    return !isPartAnyway && (given === undefined || !wanted.includes(given))
  })
  const jobs = job.jobs.length === 0 ? when?.jobs : undefined
  const text = conditionWords([{ jobs, answers: Object.fromEntries(answers) }], asking)
  return text === '' ? [] : [{ kind: 'condition', label: onlyFor, text }]
}

/** A test that is worth more than a look. */
export const testLine = ({ test, when, cost, by }: NonNullable<Item['independentTest']>): TextLine => ({
  kind: 'words',
  label: 'Worth an independent test',
  text: `${test}. ${when} Cost: ${cost}. Done by: ${by}`,
})

/** Before what good is. */
export const goodLabel = 'Good'

const drawingLine = ({ good, bad }: NonNullable<CheckPoint['drawing']>): DrawingLine => ({
  kind: 'drawing',
  panels: [
    { look: 'good', label: goodLabel, ...good },
    { look: 'bad', label: 'Not good', ...bad },
  ],
})

const tonightLine: TextLine = {
  kind: 'words',
  label: 'The evening before',
  text: 'Worth most while nothing is begun: settle it before the crew comes.',
}

/** How an item and its points go together. */
export const itemDone = 'An item is done when its points are, or when you say so.'

/** Over all that is worth most the evening before. */
export const tonightWhy =
  'Is the crew coming tomorrow? You can settle these before. They are among the checks of the list.'

const lateLine = (proofs: string[]): TextLine => ({
  kind: 'words',
  label: 'Once covered',
  text: proofs.length === 1 ? proofs.join() : proofs.map((proof, index) => `${index + 1}. ${proof}`).join(' '),
})

const boxLine = ({ title, text, source }: BoxContent): BoxLine => ({ kind: 'box', title, text, basis: restsOn(source) })

/** Over what should stop the work or the payment. */
export const stopWorkTitle = 'Stop the work, or the payment, if one of these fails'
/** Over the same where they are folded away. */
export const stopWorkShort = 'Stop the work if…'

/** One of them, with the place where it is checked. */
export const stopWorkLine = ({ item, why }: Checklist['stopWork'][number]): Labelled => ({
  label: `Item\u00a0${item}`,
  text: why,
})

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

/** At the end of everything that is taken along. */
export const adviceLine =
  'This sheet is advice to help you check work. It is not an inspection, a warranty or legal advice.'

/**
 * What a checklist, its items and their check points say, in order: every rendering takes these lines and adds its own
 * markup. A new line is one entry here.
 */
import type { BoxContent } from '../content/content-schema.ts'
import { isAsked, type Job, nothingSaid, type When } from '../content/job-fit.ts'
import type { Term } from '../content/terms-content.ts'
import { goodOf } from './cases.ts'
import { type Both, type Case, type Checklist, type CheckPoint, type Item, measureOf } from './checklist.ts'
import { type Asking, conditionWords, onlyFor } from './job-words.ts'
import { type ReadingLine, readingLine } from './readings/reading-words.ts'
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
  /** What it is, in each language. */
  name: Both
  /** What the homeowner does, step by step. */
  do: string[]
  /** What good is; undefined while it depends on which of `cases` is picked. */
  good: Both | undefined
  /** The cases that the job leaves; empty where nothing differs. */
  cases: readonly Case[]
  /** How it is done, such as "Look". */
  how: string
  /** Minutes that a step says to wait. */
  timer?: number | undefined
  /** The words of the trade that its texts use. */
  terms: readonly Term[]
  /** All else that stands beside the check. */
  lines: PointLine[]
  /** The sentence for the crew. */
  say: Both
  ifTheySay: NonNullable<CheckPoint['ifTheySay']>
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
    ...(item.safety ? [{ kind: 'safety', label: 'Safety', text: item.safety } as const] : []),
    ...(item.independentTest ? [testLine(item.independentTest)] : []),
  ],
  points: item.points.map((point) => pointWords(point, item, asking, job)),
})

const pointWords = (point: CheckPoint, item: Item, asking: Asking, job: Job): PointWords => {
  const { id, name, do: steps, cases = [], timer, exceptions, more, ifTheySay = [] } = point
  const measure = measureOf(point)
  return {
    id,
    name,
    do: steps,
    good: goodOf(point, undefined),
    cases,
    how: howLabels[point.how],
    timer,
    terms: item.terms,
    lines: [
      ...conditionLines(point.when, asking, job),
      ...(point.drawing ? [drawingLine(point.drawing)] : []),
      ...(measure ? [readingLine(measure)] : []),
      ...(exceptions ? [words(exceptionsTitle, exceptions.join(' '))] : []),
      ...(more ? [words(moreTitle, more.join(' '))] : []),
      ...(point.late ? [lateLine(point.late)] : []),
      ...(point.box ? [boxLine(point.box)] : []),
    ],
    say: { en: point.say, es: point.es },
    ifTheySay,
    basis: basisOf(point.source),
    ...(point.stopWork && { stopWork: stopHere(point.stopWork, item.phase) }),
  }
}

const words = (label: string, text: string): TextLine => ({ kind: 'words', label, text })

/** Over what is no fault although it looks like one, and over where the rule is another. */
export const exceptionsTitle = 'Exceptions'
/** Over what a word means, and the law behind it. */
export const moreTitle = 'More'

/** What good is, where no case can be picked: one line, or one for each case. */
export const goodLines = ({ good, cases }: Pick<PointWords, 'good' | 'cases'>): Labelled[] =>
  good
    ? [{ label: goodLabel, text: good.en }]
    : cases.map((one) => ({ label: `${goodLabel}, ${one.name.en}`, text: one.good.en }))

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

/** How an item and its points go together. */
export const itemDone = 'An item is done when its checks are, or when you say so.'

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

/** One of them: what is seen when it fails, and the reason; with the place where it is checked. */
export const stopWorkLine = ({ item, fails, why }: Checklist['stopWork'][number]): Labelled => ({
  label: `Item\u00a0${item}`,
  text: `${fails} ${why}`,
})

/** The sentence for the crew in each language, in quotation marks, as the homeowner reads it. */
export const sayLines = ({ en, es }: Both): (Labelled & { lang: keyof Both })[] => [
  { label: 'Say', text: `“${en}”`, lang: 'en' },
  { label: 'Diga', text: `“${es}”`, lang: 'es' },
]

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

/** What the expert needs for the call: the three worst open problems, on one page and as a text. */
import { goodOf } from '../../checklists/cases.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { goodLines, itemWords } from '../../checklists/checklist-words.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import { isSaid, type Job } from '../../content/job-fit.ts'
import { formats } from '../../format/formats.ts'
import type { Day } from '../../format/phoenix-time.ts'
import { faultWords } from '../model/crew-words.ts'
import { stopFirst } from '../model/fitted-items.ts'
import { type Forms, formsIn } from '../model/forms.ts'
import { jobWords } from '../model/job.ts'
import { lastSaid } from '../model/problem/last-reply.ts'
import { measuredIn } from '../model/problem/problem-words.ts'
import { filtered, type Step } from '../model/steps.ts'
import { pointIn, type Visit } from '../model/visit.ts'
import { callSheetWords, questionTo } from './call-sheet-words.ts'

/** Problems on the sheet. */
export const mostOnSheet = 3

const priorities: readonly Item['priority'][] = ['critical', 'important', 'recommended']

/** The worst open problems: what should stop the work first, then by the priority of their items, then in order. */
export const worstOpen = (steps: readonly Step[], visit: Visit): Step[] =>
  stopFirst(
    filtered(steps, visit, 'problem').toSorted(
      (a, b) => priorities.indexOf(a.item.priority) - priorities.indexOf(b.item.priority),
    ),
  ).slice(0, mostOnSheet)

export interface CallSheetContent {
  checklist: Checklist
  job: Job
  visit: Visit
  /** By `worstOpen`. */
  worst: readonly Step[]
  /** Open problems in all. */
  open: number
  today: Day
}

export interface CallSheet {
  title: string
  /** The list with the job, the day, and how many problems are open. */
  head: string[]
  problems: SheetProblem[]
}

interface SheetProblem {
  /** Of its check point. */
  id: string
  title: string
  isStop: boolean
  lines: { label: string; text: string }[]
  question: string
}

/** The field of the question to one problem. */
export const questionField = (pointId: string): string => `call/${pointId}`

export function callSheetIn(content: CallSheetContent): CallSheet {
  const { checklist, job, visit, worst, open, today } = content
  const forms = formsIn(visit)
  return {
    title: callSheetWords.title,
    head: [
      [checklist.title, isSaid(job) ? jobWords(job, checklist) : ''].filter(Boolean).join(': '),
      callSheetWords.madeOn(formats.en.dayInWords(today)),
      callSheetWords.shown(worst.length, open),
    ],
    problems: worst.map((step) => problemIn(step, content, forms)),
  }
}

function problemIn({ item, point, number }: Step, content: CallSheetContent, forms: Forms): SheetProblem {
  const { checklist, job, visit, today } = content
  const record = pointIn(visit, point.id)
  const [words] = itemWords({ ...item, points: [point] }, checklist, job).points
  const reading = words?.lines.find((line): line is ReadingLine => line.kind === 'reading')
  const good = words ? goodLines({ ...words, good: goodOf(words, record.pickedCase) }) : []
  const { titles } = callSheetWords
  const lines = [
    {
      label: titles.found,
      text: [record.fault && faultWords[record.fault].en, record.saw.trim()].filter(Boolean).join('. '),
    },
    { label: titles.measured, text: (reading && measuredIn(record, reading)?.en) ?? '' },
    ...good,
    { label: titles.said, text: lastSaid(record, today, formats.en)?.en ?? callSheetWords.noReply },
  ]
  return {
    id: point.id,
    title: `${number} ${point.name.en}`,
    isStop: point.stopWork !== undefined,
    lines: lines.filter(({ text }) => text !== '').map(({ label, text }) => ({ label, text: shortened(text) })),
    question: shortened(forms[questionField(point.id)]?.trim() || questionTo(record.reply)),
  }
}

/** Characters of one text, so that three problems stay on one page; what is cut stands in the report. */
export const longestOnSheet = 320

function shortened(text: string): string {
  const signs = [...text]
  return signs.length <= longestOnSheet
    ? text
    : `${signs
        .slice(0, longestOnSheet - 1)
        .join('')
        .trimEnd()}…`
}

/** The sheet as a text to send. */
export const callSheetText = ({ title, head, problems }: CallSheet): string =>
  [
    [title, ...head].join('\n'),
    ...problems.map((problem, index) =>
      [
        `${index + 1}. ${problem.title}${problem.isStop ? ` (${callSheetWords.stop})` : ''}`,
        ...problem.lines.map(({ label, text }) => `${label}: ${text}`),
        `${callSheetWords.titles.question}: ${problem.question}`,
      ].join('\n'),
    ),
  ].join('\n\n')

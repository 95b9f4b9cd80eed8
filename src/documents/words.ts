import { difficultyLabels } from '../checklists/card-words.ts'
import type { Checklist, Item } from '../checklists/checklist.ts'
import { type PointWords, sayLines } from '../checklists/checklist-words.ts'
import type { Labelled } from '../checklists/source-words.ts'
import { isApplicable } from '../content/job-fit.ts'
import { formats } from '../format/formats.ts'
import type { Pack, Sheet } from './pack.ts'

const { dayInWords } = formats.en

export const licenseLine = (pack: Pack): string =>
  `Licensed to the holder of the code ending ${pack.codeLastFour}, valid until ${dayInWords(pack.validUntil)}`

/** What a chooser pack is, said first thing in it. */
export const chooserNote =
  'You have not started a project yet, so this file holds the first items of every checklist, in full, for you to choose from.'

export const howToStart = (pack: Pack): string[] => [
  `Open ${pack.publicUrl}/access and enter your access code.`,
  'Choose the checklist for your job and start it. That uses one project of your plan; reading and downloading it again costs nothing.',
  'Download again: the file will then hold every item of that checklist.',
]

/** How a homeowner works through a sheet, whatever it is printed on. */
export const howToUse = [
  'Each item names the last moment when you can still check it. Work in that order.',
  'Check one point at a time: “Good” when what you see matches the line beside it, “Problem” when it does not.',
  'Where there is a box for a number, write what you read, even when it is out of the band.',
  'At a problem, say the sentence, write down the answer and agree on a date.',
]

export const safetyRule =
  'You look, read and ask. Open no panel, climb on no roof, and touch no wiring, gas or refrigerant: ask for a photo or a reading instead.'

export const signatureLine = 'A signature says that you both saw this sheet, nothing more.'

/** `10 items · 47 checks · about 90 minutes · Moderate · reviewed November 20, 2026` as parts. */
export function sheetFacts({ checklist, items }: Sheet): string[] {
  const shown = items.reduce((sum, item) => sum + item.points.length, 0)
  const whole = items.length === checklist.itemCount
  return [
    whole ? `${items.length} items` : `${items.length} of ${checklist.itemCount} items`,
    whole ? `${shown} checks` : `${shown} of ${checklist.pointCount} checks`,
    `About ${checklist.estimatedTime} minutes`,
    difficultyLabels[checklist.difficultyLevel],
    `Reviewed ${dayInWords(checklist.reviewed)}`,
  ]
}

/** Says what a sheet of a chooser pack leaves out; null for a whole sheet. */
export function lockedLine({ checklist, items }: Sheet): string | null {
  const left = checklist.itemCount - items.length
  return left > 0 ? `${left} more items open when you start this checklist.` : null
}

/** Over which checks belong to each job. */
export const jobsTitle = 'Which checks belong to your job'
export const jobsHint = 'Find your job here, and leave out all other checks.'

/** By job, the numbers of its checks, before anything else is said of the job: "1.1 to 1.4, 2.2". */
export const checksOfJobs = ({ checklist, items }: Sheet): Labelled[] =>
  checklist.jobs.map(({ id, name }) => ({
    label: name,
    text: items
      .flatMap((item, index) => runsOf(placesFor(id, item, checklist.questions)).map((run) => numbers(index + 1, run)))
      .join(', '),
  }))

/** The places of an item's points, from 1, that belong to a job. */
const placesFor = (job: string, { when, points }: Item, questions: Checklist['questions']): number[] =>
  points.flatMap((point, index) =>
    isApplicable([when, point.when], { jobs: [job], answers: {} }, questions) ? [index + 1] : [],
  )

/** Numbers that follow each other, together. */
const runsOf = (places: readonly number[]): number[][] => {
  const runs: number[][] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  return runs
}

const numbers = (item: number, run: readonly number[]): string =>
  run.length === 1 ? `${item}.${run[0]}` : `${item}.${run[0]}${run.length === 2 ? ', ' : ' to '}${item}.${run.at(-1)}`

/** What the crew may answer, and what to make of it, in one paragraph. */
export const replyWords = ({ they, rightWhen, showMe, say, es }: PointWords['ifTheySay'][number]) => ({
  label: `If they say “${they}”`,
  text: [rightWhen, showMe].map((words) => (/[.?!]$/.test(words) ? words : `${words}.`)).join(' '),
  say: sayLines({ en: say, es }),
})

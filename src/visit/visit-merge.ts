/** What a visit of a backup file would change on this device, before anything is written. */
import type { Job } from '../content/job-fit.ts'
import {
  type ItemRecord,
  itemIn,
  type PointAnswers,
  type PointRecord,
  pointIn,
  untouchedPoint,
  type Visit,
} from './visit.ts'
import type { FilePhoto, FileVisit } from './visit-file.ts'

/** How many of one kind are only in the file, and how many are so on both sides. */
interface Counts {
  added: number
  same: number
}

type Answers = Omit<PointRecord, 'changedAt'> & Omit<ItemRecord, 'changedAt'>
export type AnswerField = keyof Answers

interface Said {
  value: Answers[AnswerField]
  /** ISO-8601 in UTC; empty when nobody can tell. */
  at: string
}

/** One answer that was given on both sides, and not the same. The later one stays. */
export interface Difference {
  /** The check point or the item. */
  place: string
  field: AnswerField
  here: Said
  inFile: Said
  stays: 'here' | 'inFile'
}

export interface MergePreview {
  answers: Counts
  notes: Counts
  photos: Counts
  /** Photos of which the picture is not in the file, or is damaged. */
  lostPhotos: number
  differences: Difference[]
  /** `kept`: what was said of the job here is another than in the file, and stays. */
  job: 'added' | 'kept' | 'same'
  /** What the visit is called here, where the file calls it otherwise: it may be of another job. Empty where it does not. */
  otherName: string
}

/** A visit as it is on this device. */
export interface VisitHere {
  name: string
  visit: Visit
  job: Job
  photoIds: ReadonlySet<string>
}

const pointFields = Object.keys(untouchedPoint).filter((field) => field !== 'changedAt') as (keyof PointAnswers)[]

/** `whole` are the ids of the photos that the file has undamaged. */
export function mergePreview(here: VisitHere, inFile: FileVisit, whole: ReadonlySet<string>): MergePreview {
  const points = [...inFile.visit.points.keys()].map((id) =>
    compared(id, pointFields, pointIn(here.visit, id), pointIn(inFile.visit, id)),
  )
  const presses = [...inFile.visit.items.keys()].map((id) =>
    compared(id, ['done'] as const, itemIn(here.visit, id), itemIn(inFile.visit, id)),
  )
  const notes = [...inFile.visit.items.keys()].map((id) =>
    compared(id, ['notes'] as const, itemIn(here.visit, id), itemIn(inFile.visit, id)),
  )
  const isHere = ({ id }: FilePhoto) => here.photoIds.has(id)
  const away = inFile.photos.filter((photo) => !isHere(photo))
  return {
    answers: countsOf([...points, ...presses]),
    notes: countsOf(notes),
    photos: { added: away.filter(({ id }) => whole.has(id)).length, same: inFile.photos.filter(isHere).length },
    lostPhotos: away.filter(({ id }) => !whole.has(id)).length,
    differences: [...points, ...presses, ...notes].flatMap(({ differences }) => differences),
    job: jobsCompared(here.job, inFile.job),
    otherName: inFile.name.trim() === '' || here.name.trim() === inFile.name.trim() ? '' : here.name.trim(),
  }
}

interface Compared {
  added: number
  same: number
  differences: Difference[]
}

function compared(
  place: string,
  fields: readonly AnswerField[],
  here: PointRecord | ItemRecord,
  inFile: PointRecord | ItemRecord,
): Compared {
  const found: Compared = { added: 0, same: 0, differences: [] }
  for (const field of fields) {
    const [mine, theirs] = [saidIn(here, field), saidIn(inFile, field)]
    if (theirs === null) continue
    if (mine === null) found.added += isEmpty(theirs.value) ? 0 : 1
    else if (isSame(mine.value, theirs.value)) found.same += isEmpty(theirs.value) ? 0 : 1
    else
      found.differences.push({
        place,
        field,
        here: mine,
        inFile: theirs,
        stays: theirs.at > mine.at ? 'inFile' : 'here',
      })
  }
  return found
}

/** Null where nobody ever said it. */
function saidIn(record: PointRecord | ItemRecord, field: AnswerField): Said | null {
  const at: unknown = Reflect.get(record.changedAt, field)
  return typeof at === 'string' ? { value: Reflect.get(record, field) as Said['value'], at } : null
}

const isSame = (mine: Said['value'], theirs: Said['value']): boolean => JSON.stringify(mine) === JSON.stringify(theirs)

const isEmpty = (value: Said['value']): boolean => value === null || value === ''

/** By place: one that brings something new counts as new, and one that only repeats as the same. */
const countsOf = (all: readonly Compared[]): Counts => ({
  added: all.filter(({ added }) => added > 0).length,
  same: all.filter(({ added, same, differences }) => added === 0 && same > 0 && differences.length === 0).length,
})

/** Whether adding the file would change anything here. */
export const changesNothing = ({ answers, notes, photos, differences, job }: MergePreview): boolean =>
  answers.added + notes.added + photos.added === 0 &&
  job !== 'added' &&
  differences.every(({ stays }) => stays === 'here')

/** What was said of the job has no times: what is here stays, and the file fills in what is missing. */
export const mergedJob = (here: Job, inFile: Job): Job => ({
  jobs: here.jobs.length > 0 ? here.jobs : inFile.jobs,
  answers: { ...inFile.answers, ...here.answers },
})

function jobsCompared(here: Job, inFile: Job): MergePreview['job'] {
  const both = mergedJob(here, inFile)
  const isOther =
    inFile.jobs.some((id) => !both.jobs.includes(id)) ||
    Object.entries(inFile.answers).some(([question, option]) => both.answers[question] !== option)
  if (isOther) return 'kept'
  const isMore =
    both.jobs.length > here.jobs.length || Object.keys(both.answers).length > Object.keys(here.answers).length
  return isMore ? 'added' : 'same'
}

/** What a visit of a backup file would change on this device, before anything is written. */
import type { Job } from '../../content/job-fit.ts'
import type { Forms } from '../model/forms.ts'
import { type PhotoChange, type PhotoHere, photoChange } from '../model/photo.ts'
import { factNames, type ReportFacts } from '../model/report-facts.ts'
import {
  type ItemRecord,
  itemIn,
  type PointAnswers,
  type PointRecord,
  storedPoint,
  untouchedPoint,
  type Visit,
} from '../model/visit.ts'
import type { FileVisit } from './visit-file.ts'

/** How many of one kind are only in the file, and how many are so on both sides. */
interface Counts {
  added: number
  same: number
}

type Answers = Omit<PointRecord, 'changedAt' | 'events'> & Omit<ItemRecord, 'changedAt'>
export type AnswerField = keyof Answers

interface DatedValue {
  value: Answers[AnswerField]
  /** ISO-8601 in UTC; empty when nobody can tell. */
  at: string
}

/** One answer that was given on both sides, and not the same. The later one stays. */
export interface Difference {
  /** The check point or the item. */
  place: string
  field: AnswerField
  here: DatedValue
  inFile: DatedValue
  stays: 'here' | 'inFile'
}

export interface MergePreview {
  answers: Counts
  notes: Counts
  /** Of problems: found, replied to, settled and so on. */
  steps: Counts
  /** `repaired`: they cannot be read here any more. `edited`: their caption or marks are newer in the file. `lost`: their picture is not in the file either, or is damaged. */
  photos: Counts & { repaired: number; edited: number; lost: number }
  differences: Difference[]
  /** `kept`: what was said of the job here is another than in the file, and stays. */
  job: Filled
  /** The same of what stands at the head of the report. */
  facts: Filled
  /** The same of what was written in the forms. */
  forms: Filled
  /** Of the visit, as `otherName` tells it. */
  otherName: string
}

type Filled = 'added' | 'kept' | 'same'

/** A visit as it is on this device. */
export interface VisitHere {
  name: string
  visit: Visit
  job: Job
  facts: ReportFacts
  forms: Forms
  /** By id. */
  photos: ReadonlyMap<string, PhotoHere>
}

const pointFields = Object.keys(untouchedPoint).filter(
  (field) => field !== 'changedAt' && field !== 'events',
) as (keyof PointAnswers)[]

/** `whole` are the ids of the photos that the file has undamaged. */
export function mergePreview(here: VisitHere, inFile: FileVisit, whole: ReadonlySet<string>): MergePreview {
  const points = [...inFile.visit.points.keys()].map((id) =>
    compared(id, pointFields, storedPoint(here.visit, id), storedPoint(inFile.visit, id)),
  )
  const presses = [...inFile.visit.items.keys()].map((id) =>
    compared(id, ['done'] as const, itemIn(here.visit, id), itemIn(inFile.visit, id)),
  )
  const notes = [...inFile.visit.items.keys()].map((id) =>
    compared(id, ['notes'] as const, itemIn(here.visit, id), itemIn(inFile.visit, id)),
  )
  const changes = inFile.photos.map((photo) => photoChange(here.photos.get(photo.id), photo, whole.has(photo.id)))
  const photos = (change: PhotoChange) => changes.filter((one) => one === change).length
  return {
    answers: countsOf([...points, ...presses]),
    notes: countsOf(notes),
    steps: stepsCompared(here.visit, inFile.visit),
    photos: {
      added: photos('added'),
      repaired: photos('repaired'),
      edited: photos('edited'),
      same: photos('same'),
      lost: photos('lost'),
    },
    differences: [...points, ...presses, ...notes].flatMap(({ differences }) => differences),
    job: jobsCompared(here.job, inFile.job),
    facts: factsCompared(here.facts, inFile.facts),
    forms: formsCompared(here.forms, inFile.forms),
    otherName: otherName(here.name, inFile.name),
  }
}

/** What a visit is called here, where that says that it may be another one than in the file; empty where it does not. */
export const otherName = (here: string, inFile: string): string => (here.trim() === inFile.trim() ? '' : here.trim())

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
    const [mine, theirs] = [datedValue(here, field), datedValue(inFile, field)]
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

/** How many steps of problems are only in the file. What withdraws one is no step, and changes nothing by itself. */
function stepsCompared(here: Visit, inFile: Visit): Counts {
  const all = [...inFile.points.keys()].flatMap((id) => {
    const known = new Set(storedPoint(here, id).events.map(({ id }) => id))
    return storedPoint(inFile, id).events.map((one) => known.has(one.id))
  })
  const same = all.filter((isKnown) => isKnown).length
  return { added: all.length - same, same }
}

/** Null where nobody ever said it. */
function datedValue(record: PointRecord | ItemRecord, field: AnswerField): DatedValue | null {
  const at: unknown = Reflect.get(record.changedAt, field)
  return typeof at === 'string' ? { value: Reflect.get(record, field) as DatedValue['value'], at } : null
}

const isSame = (mine: DatedValue['value'], theirs: DatedValue['value']): boolean =>
  JSON.stringify(mine) === JSON.stringify(theirs)

const isEmpty = (value: DatedValue['value']): boolean => value === null || value === ''

/** By place: one that brings something new counts as new, and one that only repeats as the same. */
const countsOf = (all: readonly Compared[]): Counts => ({
  added: all.filter(({ added }) => added > 0).length,
  same: all.filter(({ added, same, differences }) => added === 0 && same > 0 && differences.length === 0).length,
})

/** Whether adding the file would change anything here. */
export const changesNothing = ({
  answers,
  notes,
  steps,
  photos,
  differences,
  job,
  facts,
  forms,
}: MergePreview): boolean =>
  answers.added + notes.added + steps.added + photos.added + photos.repaired + photos.edited === 0 &&
  job !== 'added' &&
  facts !== 'added' &&
  forms !== 'added' &&
  differences.every(({ stays }) => stays === 'here')

/** What was said of the job has no times: what is here stays, and the file fills in what is missing. */
export const mergedJob = (here: Job, inFile: Job): Job => ({
  jobs: here.jobs.length > 0 ? here.jobs : inFile.jobs,
  answers: { ...inFile.answers, ...here.answers },
})

/** The same of what stands at the head of the report. */
export const mergedFacts = (here: ReportFacts, inFile: ReportFacts): ReportFacts => ({
  address: here.address || inFile.address,
  contractor: here.contractor || inFile.contractor,
  license: here.license || inFile.license,
})

/** The same of what was written in the forms. */
export const mergedForms = (here: Forms, inFile: Forms): Forms => ({ ...inFile, ...here })

function formsCompared(here: Forms, inFile: Forms): Filled {
  const fields = Object.keys(inFile)
  if (fields.some((field) => here[field] === undefined)) return 'added'
  return fields.some((field) => here[field] !== inFile[field]) ? 'kept' : 'same'
}

function factsCompared(here: ReportFacts, inFile: ReportFacts): Filled {
  const both = mergedFacts(here, inFile)
  if (factNames.some((name) => both[name] !== here[name])) return 'added'
  return factNames.some((name) => inFile[name] !== '' && inFile[name] !== here[name]) ? 'kept' : 'same'
}

function jobsCompared(here: Job, inFile: Job): Filled {
  const both = mergedJob(here, inFile)
  const isOther =
    inFile.jobs.some((id) => !both.jobs.includes(id)) ||
    Object.entries(inFile.answers).some(([question, option]) => both.answers[question] !== option)
  if (isOther) return 'kept'
  const isMore =
    both.jobs.length > here.jobs.length || Object.keys(both.answers).length > Object.keys(here.answers).length
  return isMore ? 'added' : 'same'
}

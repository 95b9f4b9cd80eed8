/** One visit of a backup file, read field by field. */
import { checklistIds } from '../../content/checklist-ids.ts'
import { anyObject } from '../../format/read-json.ts'
import { anyJob } from '../model/any-job.ts'
import { anyForms } from '../model/forms.ts'
import { mergedRecord } from '../model/merge.ts'
import { longestName } from '../model/named-visits.ts'
import { isOwnId, longestOwnGood, longestOwnName, mostOwnChecks } from '../model/own-checks.ts'
import { longestCaption } from '../model/photo.ts'
import { anyMarks } from '../model/photo-marks.ts'
import { anyFacts } from '../model/report-facts.ts'
import {
  answerValues,
  faultValues,
  type ItemRecord,
  type PointRecord,
  replyValues,
  untouchedItem,
  untouchedPoint,
} from '../model/visit.ts'
import { fileEvents, isDay, isEventId, isText, isTimedReading, oneOf, timeOf } from './file-events.ts'
import type { FilePhoto, FileVisit } from './visit-file.ts'

type ReadVisit = { kind: 'visit'; visit: FileVisit; leftOut: number } | { kind: 'unknown-list' } | { kind: 'unusable' }

type Fields = Record<string, unknown>

/** What can be used of it, and how many of its entries cannot. */
export function fileVisit(value: unknown): ReadVisit {
  const found = anyObject(value)
  if (!found || typeof found['checklistId'] !== 'string') return { kind: 'unusable' }
  const checklistId = checklistIds.find((id) => id === found['checklistId'])
  if (checklistId === undefined) return { kind: 'unknown-list' }
  const { id, name } = found
  if (typeof id !== 'string' || !isVisitOf(checklistId, id)) return { kind: 'unusable' }
  const points = withinBounds(entries(found['points'], pointRecord))
  const items = entries(found['items'], itemRecord)
  const photos = entries(found['photos'], filePhoto)
  const visit = { points: byId(points.read), items: byId(items.read) }
  return {
    kind: 'visit',
    visit: {
      id,
      checklistId,
      name: isText(name) ? name.slice(0, longestName) : '',
      ...(found['hadFullAccess'] === true && { hadFullAccess: true as const }),
      job: anyJob(found['job']),
      facts: anyFacts(found['facts']),
      forms: anyForms(found['forms']),
      visit,
      photos: [...new Map(photos.read.map(({ photo }) => [photo.id, photo])).values()],
    },
    leftOut: points.leftOut + items.leftOut + photos.leftOut + photos.read.filter(hasForeignMarks).length,
  }
}

/** The first visit of a checklist goes by its id; another one adds something of its own. Neither holds a slash. */
const isVisitOf = (checklistId: string, id: string): boolean =>
  id === checklistId || (id.startsWith(`${checklistId}~`) && /^[\w-]{1,64}$/.test(id.slice(checklistId.length + 1)))

function entries<T>(value: unknown, read: (fields: Fields) => T | null): { read: T[]; leftOut: number } {
  if (value === undefined) return { read: [], leftOut: 0 }
  if (!Array.isArray(value)) return { read: [], leftOut: 1 }
  const all = value.map((one: unknown) => read(anyObject(one) ?? {}))
  const usable = all.filter((one) => one !== null)
  return { read: usable, leftOut: all.length - usable.length }
}

/** Of checks of one's own as many as a visit may have; removed ones count, since they may come back. */
function withinBounds(points: { read: [string, PointRecord][]; leftOut: number }) {
  const own = points.read.filter(([id]) => isOwnId(id))
  const beyond = new Set(own.slice(2 * mostOwnChecks))
  return { read: points.read.filter((one) => !beyond.has(one)), leftOut: points.leftOut + beyond.size }
}

/** What stands there twice is one, of which the later answers count. */
function byId<R extends { changedAt: object }>(read: readonly (readonly [string, R])[]): Map<string, R> {
  const all = new Map<string, R>()
  for (const [id, record] of read) {
    const known = all.get(id)
    all.set(id, known ? mergedRecord(known, record) : record)
  }
  return all
}

const longestPath = 200
const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value)

/** Numbers as typed, by key. */
function isInputs(value: unknown): boolean {
  const inputs = anyObject(value)
  return inputs !== undefined && Object.entries(inputs).every(([key, typed]) => isSlug(key) && isText(typed, 40))
}

type Checks<Record> = { [Field in Exclude<keyof Record, 'changedAt' | 'events'>]: (value: unknown) => boolean }

const pointChecks: Checks<PointRecord> = {
  answer: oneOf([...answerValues, null]),
  reading: (value) => isText(value),
  inputs: isInputs,
  pickedCase: (value) => value === '' || isSlug(value),
  timerAt: (value) => value === '' || (typeof value === 'string' && timeOf(value) === value),
  fault: oneOf([...faultValues, null]),
  saw: (value) => isText(value),
  reply: oneOf([...replyValues, null]),
  byWhen: (value) => value === '' || isDay(value),
  decidedOn: (value) => isText(value),
  ownName: (value) => isText(value, longestOwnName),
  ownGood: (value) => isText(value, longestOwnGood),
  ownItem: (value) => value === '' || isSlug(value),
  ownRemoved: oneOf([true, false]),
  first: isTimedReading,
  second: isTimedReading,
  cupFirst: isTimedReading,
  cupSecond: isTimedReading,
}
const itemChecks: Checks<ItemRecord> = {
  done: oneOf([true, false, null]),
  notes: (value) => value === null || isText(value),
}

/** A step that cannot be read makes the whole entry one: without it, a problem might show as settled. */
function pointRecord(fields: Fields): [string, PointRecord] | null {
  const read = recordOf(fields, pointChecks, untouchedPoint)
  const events = fileEvents(fields['events'])
  return read && events && [read[0], { ...read[1], events }]
}
const itemRecord = (fields: Fields) => recordOf(fields, itemChecks, untouchedItem)

/** Null where one of its fields is none of ours. A field that was never said keeps no time, and one that was has one. */
function recordOf<R extends PointRecord | ItemRecord>(
  fields: Fields,
  checks: Checks<R>,
  untouched: R,
): [string, R] | null {
  const { id } = fields
  const changedAt = anyObject(fields['changedAt'] ?? {})
  if (!isSlug(id) || !changedAt) return null
  const said: Fields = {}
  const times: Record<string, string> = {}
  for (const [field, isRight] of Object.entries<(value: unknown) => boolean>(checks)) {
    const before: unknown = Reflect.get(untouched, field)
    const value = fields[field] ?? before
    const at = timeOf(changedAt[field])
    if (!isRight(value) || at === null) return null
    said[field] = value
    if (changedAt[field] !== undefined || JSON.stringify(value) !== JSON.stringify(before)) times[field] = at
  }
  return [id, { ...untouched, ...said, changedAt: times }]
}

interface ReadPhoto {
  photo: FilePhoto
  /** What is drawn on it is none of ours: the picture comes without it. */
  hasForeignMarks: boolean
}

const hasForeignMarks = (photo: ReadPhoto): boolean => photo.hasForeignMarks

function filePhoto(fields: Fields): ReadPhoto | null {
  const { id, place, file, sha256, origin, caption, step } = fields
  const [changedAt, addedAt, takenAt] = [fields['changedAt'], fields['addedAt'], fields['takenAt']].map(timeOf)
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || !isSlug(place) || !isText(file, longestPath)) return null
  if (!changedAt || addedAt === null || takenAt === null) return null
  if (sha256 !== undefined && !(typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256))) return null
  const photo: FilePhoto = {
    id,
    place,
    file,
    changedAt,
    ...(sha256 !== undefined && { sha256 }),
    ...(addedAt && { addedAt }),
    ...(takenAt && { takenAt }),
    ...((origin === 'camera' || origin === 'files') && { origin }),
    ...(isText(caption, longestCaption) && { caption }),
    ...(isEventId(step) && { step }),
  }
  const marks = anyMarks(fields['marks'])
  const markedAt = timeOf(fields['markedAt'])
  if (marks === null || markedAt === null) return { photo, hasForeignMarks: true }
  return { photo: markedAt === '' ? photo : { ...photo, marks, markedAt }, hasForeignMarks: false }
}

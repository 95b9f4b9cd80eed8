import { forgetStored, storedKeys } from '../../ui/browser/forget-stored.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import { checklistOf } from '../model/named-visits.ts'
import type { VisitProgress } from '../model/progress.ts'
import type { Visit } from '../model/visit.ts'
import { figuresOf } from '../model/visit-figures.ts'
import { type DeviceStore, type Observer, watch } from './database.browser.ts'
import { written } from './photo-store.browser.ts'
import { storeNames } from './schema.ts'
import { namedVisitIds, nameOfVisit } from './use-named-visits.browser.ts'
import { hadFullAccess } from './visit-index.browser.ts'
import { readVisit } from './visit-store.browser.ts'

/** A visit on this device, in figures. */
export interface VisitFigures {
  id: string
  checklistId: string
  /** In the homeowner's words; empty where it was not given. */
  name: string
  progress: VisitProgress
  problems: number
  notes: number
  photos: number
  /** Nothing is kept of it but its name. */
  isEmpty: boolean
  /** ISO-8601 in UTC; empty when nobody can tell. */
  changedAt: string
  /** The paid items of its checklist are kept here too. */
  isListKept: boolean
}

/** Before the id of the visit: what was said of its job. */
export const jobs = 'hqp.job/'
/** The same: what a page could not store before it was closed. */
export const late = 'hqp.late/'

/** Tells the visits on this device, the latest first, at once and after each change. */
export const watchVisits = (observer: Observer<VisitFigures[]>): (() => void) => watch(storeNames, figures, observer)

async function figures(opened: DeviceStore): Promise<VisitFigures[]> {
  const lists = new Set(await opened.getAllKeys('lists'))
  const placesOfPhotos = await keysIn(opened.transaction('pictures').store.index('key'))
  const anyKept = new Set(await visitIds(opened))
  const all = await Promise.all(
    [...new Set([...anyKept, ...namedVisitIds()])].map(async (id) => {
      const { points, items } = await readVisit(opened, id)
      const begun = await opened.get('begunLists', id)
      const { progress, problems } = figuresOf(
        { points, items },
        { begun, job: storedText(jobs + id).read(), hadFullAccess: hadFullAccess(id) },
      )
      return {
        id,
        checklistId: checklistOf(id),
        name: nameOfVisit(id),
        progress,
        problems,
        notes: [...items.values()].filter(({ notes }) => notes !== null).length,
        photos: placesOfPhotos.filter((key) => key.startsWith(`${id}/`)).length,
        isEmpty: !anyKept.has(id),
        changedAt: latest({ points, items }),
        isListKept: lists.has(checklistOf(id)),
      }
    }),
  )
  return all.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
}

/** When something was said in it last: ISO-8601 in UTC; empty when nobody can tell. */
export const latest = ({ points, items }: Visit): string =>
  [...points.values(), ...items.values()]
    .flatMap(({ changedAt }) => Object.values(changedAt))
    .reduce((last, at) => (at > last ? at : last), '')

/** Of all visits of which anything is kept here. */
export async function visitIds(opened: DeviceStore): Promise<string[]> {
  const reading = opened.transaction(['points', 'marks', 'pictures'])
  const ids = [
    ...(await keysIn(reading.objectStore('points').index('visitId'))),
    ...(await keysIn(reading.objectStore('marks').index('visitId'))),
    ...(await keysIn(reading.objectStore('pictures').index('key'))).map((place) => place.split('/')[0] ?? ''),
    ...storedKeys().flatMap((key) => {
      const prefix = [jobs, late].find((one) => key.startsWith(one))
      return prefix ? [key.slice(prefix.length)] : []
    }),
  ]
  return [...new Set(ids)]
}

interface Cursor {
  key: string
  continue(): Promise<Cursor | null>
}

/** The keys of an index without what stands there: photos are large. */
async function keysIn(index: { openKeyCursor(): Promise<Cursor | null> }): Promise<string[]> {
  const keys: string[] = []
  for (let cursor = await index.openKeyCursor(); cursor; cursor = await cursor.continue()) keys.push(cursor.key)
  return keys
}

/** What is not of a visit: the code, which is asked for by itself, and which keys this person wants. */
const stays = ['hqp.access-code', 'hqp.access', 'hqp.search-slash', 'hqp.answer-keys']

/** Deletes every visit, with its photos and lists, from this device. False when the device refuses. */
export async function deleteVisits(): Promise<boolean> {
  const refusal = await written(storeNames, async (writing) => {
    await Promise.all(storeNames.map((name) => writing.objectStore(name).clear()))
    return null
  })
  if (refusal !== null) return false
  forgetStored((key) => key.startsWith('hqp.') && !stays.includes(key))
  return true
}

import { isSaid } from '../../content/job-fit.ts'
import { forgetStored } from '../../ui/browser/forget-stored.browser.ts'
import { jobIn } from '../model/about.ts'
import { checklistOf } from '../model/named-visits.ts'
import type { ProblemCounts } from '../model/problem/problem-life.ts'
import type { VisitProgress } from '../model/progress.ts'
import { aboutIn, type Visit } from '../model/visit.ts'
import { figuresOf } from '../model/visit-figures.ts'
import { nameIn } from '../model/visit-index.ts'
import { type DeviceStore, type Observer, watch } from './database.browser.ts'
import { written } from './photo-store.browser.ts'
import { storeNames } from './schema.ts'
import { visitIndex } from './visit-index.browser.ts'
import { readVisit } from './visit-store.browser.ts'

/** A visit on this device, in figures. */
export interface VisitFigures {
  id: string
  checklistId: string
  /** In the homeowner's words; empty where it was not given. */
  name: string
  progress: VisitProgress
  problems: ProblemCounts
  notes: number
  photos: number
  /** Nothing is kept of it but its name. */
  isEmpty: boolean
  /** ISO-8601 in UTC; empty when nobody can tell. */
  changedAt: string
  /** When the earliest of its answers that still count was given, in the same form. */
  begunAt: string
  /** The paid items of its checklist are kept here too. */
  isListKept: boolean
}

/** Tells the visits on this device, the latest first, at once and after each change. */
export const watchVisits = (observer: Observer<VisitFigures[]>): (() => void) => watch(storeNames, figures, observer)

async function figures(opened: DeviceStore): Promise<VisitFigures[]> {
  const lists = new Set(await opened.getAllKeys('startedLists'))
  const placesOfPhotos = await keysIn(opened.transaction('photos').store.index('key'))
  const all = await Promise.all(
    (await opened.getAllKeys('visits')).map(async (id) => {
      const visit = await readVisit(opened, id)
      const photos = placesOfPhotos.filter((key) => key.startsWith(`${id}/`)).length
      return {
        id,
        checklistId: checklistOf(id),
        // A name is in the index at once, and in the record only once the device has taken it.
        name: nameIn(visitIndex(), id) || (aboutIn(visit).name ?? ''),
        ...figuresOf(visit, await opened.get('listSnapshots', id)),
        notes: [...visit.items.values()].filter(({ notes }) => notes !== null).length,
        photos,
        isEmpty: visit.points.size + visit.items.size + photos === 0 && !isSaid(jobIn(visit)),
        changedAt: latest(visit),
        begunAt: earliest(visit),
        isListKept: lists.has(checklistOf(id)),
      }
    }),
  )
  return all.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
}

/** When something was answered or noted last: ISO-8601 in UTC; empty when nobody can tell. */
export const latest = (visit: Visit): string => timesIn(visit).at(-1) ?? ''

/** When the earliest of the answers and notes that still count was given. */
export const earliest = (visit: Visit): string => timesIn(visit)[0] ?? ''

const timesIn = ({ points, items }: Visit): string[] =>
  [...points.values(), ...items.values()]
    .flatMap(({ changedAt }) => Object.values(changedAt))
    .filter((at) => at !== '')
    .sort()

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

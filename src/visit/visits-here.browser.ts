import { forgetKept, keptKeys } from '../ui/forget-kept.browser.ts'
import { written } from './photo-store.browser.ts'
import type { Visit } from './visit.ts'
import { type DeviceStore, type Observer, readVisit, watch } from './visit-store.browser.ts'

/** A visit on this device, in figures. */
export interface VisitFigures {
  id: string
  checklistId: string
  answered: number
  problems: number
  notes: number
  photos: number
  /** ISO-8601 in UTC; empty when nobody can tell. */
  changedAt: string
  /** The paid items of its checklist are kept here too. */
  isListKept: boolean
}

/** Before the id of the visit: what was said of its job. */
export const jobs = 'hqp.job/'
export const checklistOf = (visitId: string): string => visitId.split('~')[0] ?? visitId

/** Tells the visits on this device, the latest first, at once and after each change. */
export const watchVisits = (observer: Observer<VisitFigures[]>): (() => void) => watch(figures, observer)

async function figures(opened: DeviceStore): Promise<VisitFigures[]> {
  const lists = new Set<string>(await opened.lists.toCollection().primaryKeys())
  const placesOfPhotos = await opened.pictures.orderBy('key').keys()
  const all = await Promise.all(
    (await visitIds(opened)).map(async (id) => {
      const { points, items } = await readVisit(opened, id)
      const answers = [...points.values()]
      return {
        id,
        checklistId: checklistOf(id),
        answered: answers.filter(({ answer }) => answer !== null).length,
        problems: answers.filter(({ answer }) => answer === 'problem').length,
        notes: [...items.values()].filter(({ notes }) => notes !== null).length,
        photos: placesOfPhotos.filter((key) => String(key).startsWith(`${id}/`)).length,
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
export async function visitIds({ points, marks, items, pictures }: DeviceStore): Promise<string[]> {
  const ids = [
    ...(await points.orderBy('visitId').uniqueKeys()),
    ...(await marks.orderBy('visitId').uniqueKeys()),
    ...(await items.orderBy('checklistId').uniqueKeys()),
    ...(await pictures.orderBy('key').uniqueKeys()).map((key) => String(key).split('/')[0] ?? ''),
    ...keptKeys()
      .filter((key) => key.startsWith(jobs))
      .map((key) => key.slice(jobs.length)),
  ]
  return [...new Set(ids.map(String))]
}

/** What is not of a visit: the code, which is asked for by itself, and how this person likes to search. */
const stays = ['hqp.access-code', 'hqp.access', 'hqp.search-slash']

/** Deletes every visit, with its photos and lists, from this device. False when the device refuses. */
export async function deleteVisits(): Promise<boolean> {
  const refusal = await written((opened) =>
    opened.transaction('rw', opened.tables, async () => {
      for (const table of opened.tables) await table.clear()
      return null
    }),
  )
  if (refusal !== null) return false
  forgetKept((key) => key.startsWith('hqp.') && !stays.includes(key))
  return true
}

/**
 * The visits of a device in a few words each, for pages that do not open its database: what leads back to a visit, and
 * which one a checklist shows. All but the choice stands in the records too, so a lost index loses no answer.
 */
import { integer, listOf, literal, object, readJson, recordOf, string } from '../../format/read-json.ts'
import { checklistOf, longestName, type NamedVisit } from './named-visits.ts'

export interface IndexedVisit extends NamedVisit {
  /** Of its checklist; empty until a page of it was shown. */
  title: string
  answered: number
  /** 0 where nobody can tell: the answers came, and the list needs its code. */
  all: number
  /** All items of its list were open to it at some time, here or where it came from: without them it lacks its code. */
  hadFullAccess?: true
  /** When its last answer was given: ISO-8601 in UTC; empty before the first. */
  at: string
}

export interface VisitIndex {
  /** In the order in which they were begun. */
  visits: readonly IndexedVisit[]
  /** By checklist, the visit that its pages show. */
  chosen: Readonly<Record<string, string>>
}

/** The visits of one checklist. */
export interface NamedVisits {
  /** The one that the pages of the checklist show. */
  current: NamedVisit
  /** In the order in which they were begun; never empty. */
  all: readonly NamedVisit[]
}

const indexed = object(
  { id: string, name: string, title: string, answered: integer, all: integer, at: string },
  { hadFullAccess: literal(true) },
)
const stored = object({}, { visits: listOf(indexed), chosen: recordOf(string) })

/** Reads what a device has stored; what cannot be read is left out. */
export function readIndex(text: string | null): VisitIndex {
  const { visits = [], chosen = {} } = readJson(text, stored) ?? {}
  const named = visits.map((visit) => ({ ...visit, name: visit.name.slice(0, longestName) }))
  return { visits: named.filter(({ id }) => !id.includes('/')), chosen }
}

export const textOfIndex = (index: VisitIndex): string => JSON.stringify(index)

/** A checklist without any has one that nobody began yet, which goes by its own id. */
export function visitsOf({ visits, chosen }: VisitIndex, checklistId: string): NamedVisits {
  const known = visits.filter(({ id }) => checklistOf(id) === checklistId).map(({ id, name }) => ({ id, name }))
  const [first = { id: checklistId, name: '' }] = known
  return {
    current: known.find(({ id }) => id === chosen[checklistId]) ?? first,
    all: known.length > 0 ? known : [first],
  }
}

export const nameIn = ({ visits }: VisitIndex, visitId: string): string =>
  visits.find(({ id }) => id === visitId)?.name ?? ''

/** Those of which something is answered, the latest first. */
export const begunVisits = ({ visits }: VisitIndex): IndexedVisit[] =>
  visits.filter(({ answered, title }) => answered > 0 && title !== '').toSorted((a, b) => (a.at < b.at ? 1 : -1))

const unbegun = { name: '', title: '', answered: 0, all: 0, at: '' }

/** One more, or one with what is said of it changed. Beside another one, the first of its checklist is known too. */
export function withVisit(index: VisitIndex, change: Pick<IndexedVisit, 'id'> & Partial<IndexedVisit>): VisitIndex {
  const { visits } = index
  if (visits.some(({ id }) => id === change.id))
    return { ...index, visits: visits.map((one) => (one.id === change.id ? { ...one, ...change } : one)) }
  const beside = visitsOf(index, checklistOf(change.id)).all.filter(
    ({ id }) => id !== change.id && !visits.some((one) => one.id === id),
  )
  return { ...index, visits: [...visits, ...[...beside, change].map((one) => ({ ...unbegun, ...one }))] }
}

/** From then on the pages of its checklist show this visit. */
export function withChosen(index: VisitIndex, visitId: string): VisitIndex {
  const checklistId = checklistOf(visitId)
  const known = visitsOf(index, checklistId)
  const isKnown = known.all.some(({ id }) => id === visitId)
  const { visits, chosen } = isKnown ? index : withVisit(index, { id: visitId, name: nextName(known) })
  return { visits, chosen: { ...chosen, [checklistId]: visitId } }
}

export const withoutVisit = ({ visits, chosen }: VisitIndex, visitId: string): VisitIndex => ({
  visits: visits.filter(({ id }) => id !== visitId),
  chosen: Object.fromEntries(Object.entries(chosen).filter(([, id]) => id !== visitId)),
})

/** "Visit 2", with a number that no other has. */
export function nextName({ all }: Pick<NamedVisits, 'all'>): string {
  const taken = new Set(all.map(({ name }) => name))
  let number = all.length + 1
  while (taken.has(`Visit ${number}`)) number++
  return `Visit ${number}`
}

/**
 * With those visits that it lacks and the records of the device have: it may have been lost as a whole or in part. Of a
 * checklist of which it knew none, the last one is shown.
 */
export function withRecords(
  index: VisitIndex,
  records: readonly (Pick<IndexedVisit, 'id' | 'name'> & Partial<IndexedVisit>)[],
): VisitIndex {
  const { visits } = index
  const lacking = records.filter(({ id }) => !visits.some((one) => one.id === id))
  if (lacking.length === 0) return index
  const isNew = (checklistId: string) => !visits.some(({ id }) => checklistOf(id) === checklistId)
  const last = lacking.map(({ id }) => [checklistOf(id), id] as const).filter(([checklistId]) => isNew(checklistId))
  return {
    visits: [...visits, ...lacking.map((one) => ({ ...unbegun, ...one }))],
    chosen: { ...index.chosen, ...Object.fromEntries(last) },
  }
}

/** How far a visit is, as other pages tell it. */
export interface BegunVisit {
  /** Of the visit. */
  id: string
  /** Of its checklist, with the name of the visit where it has one. */
  title: string
  answered: number
  /** 0 where nobody can tell: the answers came, and the list needs its code. */
  all: number
  /** All items of its list were open to it at some time, here or where it came from: without them it lacks its code. */
  hadFullAccess?: true
  /** When its last answer was given: ISO-8601 in UTC. */
  at: string
}

/** Reads what a device kept, the latest first; what cannot be read is left out. */
export function readBegun(text: string | null): BegunVisit[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? latestFirst(found.filter(isBegun)) : []
  } catch {
    return []
  }
}

/** What is kept once this visit is as far as `visit` says; the same text where that is known. */
export const withBegun = (text: string | null, visit: BegunVisit): string =>
  JSON.stringify(latestFirst([visit, ...readBegun(text).filter(({ id }) => id !== visit.id)]))

const latestFirst = (visits: readonly BegunVisit[]): BegunVisit[] => visits.toSorted((a, b) => (a.at < b.at ? 1 : -1))

export const withoutBegun = (text: string | null, id: string): string =>
  JSON.stringify(readBegun(text).filter((one) => one.id !== id))

const isBegun = (value: unknown): value is BegunVisit =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'at'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['answered', 'all'].every((name) => Number.isInteger(Reflect.get(value, name)))

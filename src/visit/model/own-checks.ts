/**
 * Checks that the homeowner adds to a visit: what was promised, a scratch on the door. One is a check point under an id of
 * its own, whose record also says what it is, so that its answers, photos and problems are kept, merged and sent as of any
 * other. It never counts among the checks and items of the list.
 */
import type { Checklist, CheckPoint, Item } from '../../checklists/checklist.ts'
import type { FittedItem } from './fitted-items.ts'
import type { Change, PointRecord, Visit } from './visit.ts'

/** In one visit. */
export const mostOwnChecks = 100
/** Characters. */
export const longestOwnName = 120
export const longestOwnGood = 200

/** The item that holds those that belong to none of the list. */
export const ownItemId = 'own'

export interface OwnCheck {
  id: string
  /** What is checked, as typed. */
  name: string
  /** What good is, as typed; empty where nothing is said. */
  good: string
  /** The item that it belongs to; empty where it stands by itself. */
  item: string
}

/** No check of a list has such an id. */
export const isOwnId = (id: string): boolean => /^own-[a-z0-9]{8,9}-[a-z0-9]{12}$/.test(id)

/** Those that are not removed, the first one added first. */
export const ownChecksIn = ({ points }: Pick<Visit, 'points'>): OwnCheck[] =>
  [...points]
    .filter(([id, { ownName, ownRemoved }]) => isOwnId(id) && ownName && !ownRemoved)
    .map(([id, record]) => ownCheckOf(id, record))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const ownCheckOf = (id: string, { ownName, ownGood = '', ownItem = '' }: PointRecord): OwnCheck => ({
  id,
  name: ownName,
  good: ownGood,
  item: ownItem,
})

/** The lines of a pasted text, each of which may become a check, without the bullets and numbers before them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')

/** Why checks cannot be added: a name is too long, or there are too many. */
export type NotAdded = { tooLong: string } | { tooMany: true }

interface NewChecks extends Pick<OwnCheck, 'good' | 'item'> {
  names: readonly string[]
}

/**
 * The changes that add checks, all or none. `at` is in milliseconds of the epoch and begins their ids, so that they stand in
 * the order in which they were added; `newId` gives random ones.
 */
export function addedChecks(
  visit: Visit,
  { names, good, item }: NewChecks,
  { at, newId }: { at: number; newId: () => string },
): Change[] | NotAdded {
  const tooLong = names.find((name) => name.length > longestOwnName)
  if (tooLong !== undefined) return { tooLong }
  if (ownChecksIn(visit).length + names.length > mostOwnChecks) return { tooMany: true }
  return names.map((name, index) => ({
    point: `own-${(at + index).toString(36)}-${newId().slice(0, 12).toLowerCase()}`,
    answers: { ownName: name, ownGood: good.trim().slice(0, longestOwnGood), ownItem: item },
  }))
}

/**
 * The items with the checks of one's own behind their points, and behind the last item those that belong to none of them.
 * An item without any stays the same object.
 */
export function withOwnChecks(
  fitted: readonly FittedItem[],
  own: readonly OwnCheck[],
  { itemCount }: Pick<Checklist, 'itemCount'>,
): FittedItem[] {
  const known = new Set(fitted.map(({ item }) => item.id))
  const of = (belongs: (one: OwnCheck) => boolean) => own.filter(belongs).map(pointOf)
  const items = fitted.map((one): FittedItem => {
    const points = of(({ item }) => item === one.item.id)
    if (points.length === 0) return one
    return {
      ...one,
      item: { ...one.item, points: [...one.item.points, ...points] },
      points: [...one.points, ...points],
    }
  })
  const others = of(({ item }) => !known.has(item))
  if (others.length === 0) return items
  const number = Math.max(itemCount, fitted.length) + 1
  return [...items, { item: { ...ownItem, points: others }, number, points: others, ruledOut: [] }]
}

const ownItem: Omit<Item, 'points'> = {
  id: ownItemId,
  title: 'Your own checks',
  description: 'What you added to the list yourself. It does not count among its checks.',
  priority: 'recommended',
  phase: 'at-handover',
  terms: [],
}

/** What was typed stands as it is on the Spanish side too. */
const pointOf = ({ id, name, good }: OwnCheck): CheckPoint => ({
  id,
  name: { en: name, es: name },
  do: [],
  ...(good !== '' && { good: { en: good, es: good } }),
  how: 'see',
  say: `Please look at this with me: ${name}`,
  es: `Por favor vea esto conmigo: ${name}`,
  source: { name: 'Your own check', edition: '', checked: '', noStandard: 'It is not part of the list.' },
})

/**
 * The list as a visit began with it. What somebody was told on the day of the work stays what the answers are read with;
 * a newer list is offered, and an answer never moves to another check point.
 */
import type { Checklist, CheckPoint, Item } from '../../checklists/checklist.ts'
import type { ChecklistItem } from '../../checklists/checklist-calls.ts'
import { fromWire, toWire } from '../../checklists/checklist-wire.ts'
import type { Visit } from './visit.ts'

/** A checklist with as many of its items as are shown: the free ones, or all. */
export interface ShownList {
  checklist: Checklist
  items: Item[]
}

/** As a device keeps it. */
export interface ListSnapshot {
  visitId: string
  checklist: Checklist
  items: ChecklistItem[]
  /** Points that a newer list had no more when it was taken, and that something was kept of. */
  stays?: string[]
  /** Once its other items were shut: what is still known of the points of those at which something was said. */
  told?: readonly ToldPoint[]
}

/** All that a device still knows of a point whose item is shut. */
export interface ToldPoint {
  id: string
  /** "4.2", as it stood on the list. */
  number: string
  name: string
  /** What is good; several where it depends on a case and none was picked. */
  good: readonly string[]
}

/** What a newer list has that is not so in the one that a visit began with. */
export interface ListChanges {
  changed: { before: CheckPoint; after: CheckPoint }[]
  added: CheckPoint[]
  removed: CheckPoint[]
}

/**
 * What is kept once this list was shown to a visit: as it began, with the items that were locked by then. `mayGrow` is
 * false without a code that opens them: what was removed together with the code does not come back.
 */
export function snapshotWith(
  kept: ListSnapshot | undefined,
  visitId: string,
  now: ShownList,
  mayGrow: boolean,
): ListSnapshot {
  const items = now.items.map(toWire)
  if (!kept) return { visitId, checklist: now.checklist, items }
  if (!mayGrow || !isPart(kept) || items.length <= kept.items.length) return kept
  const { told: _, ...open } = kept
  return { ...open, items: [...kept.items, ...missing(kept, items)] }
}

const isPart = ({ checklist, items }: ListSnapshot): boolean => items.length < checklist.itemCount

/** The items that were locked; a point that has moved into one of them since stays where it was. */
function missing({ items }: ListSnapshot, now: readonly ChecklistItem[]): ChecklistItem[] {
  const known = new Set(items.flatMap(({ points }) => points.map(({ id }) => id)))
  return now
    .filter(({ id }) => !items.some((one) => one.id === id))
    .map((item) => ({ ...item, points: item.points.filter(({ id }) => !known.has(id)) }))
}

/** The list that a visit is shown: as it began, of the items that are open now. What an earlier version kept may not be readable. */
export function listOfVisit(kept: ListSnapshot, now: ShownList & { isOpen: boolean }): ShownList {
  const open = now.isOpen ? kept.items : kept.items.filter(({ id }) => now.items.some((item) => item.id === id))
  try {
    return { checklist: kept.checklist, items: open.map(fromWire) }
  } catch {
    return now
  }
}

/** What the newer of two lists says otherwise at a check point, and which points it has more or less. */
export function listChanges(begun: readonly Item[], now: readonly Item[]): ListChanges {
  const [before, after] = [pointsById(begun), pointsById(now)]
  return {
    changed: [...after].flatMap(([id, point]) => {
      const earlier = before.get(id)
      return earlier && saysOf(earlier) !== saysOf(point) ? [{ before: earlier, after: point }] : []
    }),
    added: [...after].flatMap(([id, point]) => (before.has(id) ? [] : [point])),
    removed: [...before].flatMap(([id, point]) => (after.has(id) ? [] : [point])),
  }
}

const pointsById = (items: readonly Item[]) =>
  new Map(items.flatMap(({ points }) => points.map((point) => [point.id, point] as const)))

/** What a homeowner is told at a point, and what a reading is held against. */
const saysOf = ({ name, do: steps, good, cases, exceptions, more, say, es, late, value }: CheckPoint): string =>
  JSON.stringify([name, steps, good, cases, exceptions, more, say, es, late, value].map((part) => part ?? null))

/** What a visit would notice: what something is kept of stays on its list even where the newer one has it no more. */
export const noticed = ({ changed, added, removed }: ListChanges, staying: Staying): ListChanges => ({
  changed,
  added,
  removed: removed.filter(({ id }) => !staying.has(id)),
})

/** Points and items that something is kept of: an answer, notes, a photo. */
export type Staying = ReadonlySet<string>

export const stayingOf = ({ points, items }: Visit, { stays = [] }: Pick<ListSnapshot, 'stays'>): Staying =>
  new Set([...points.keys(), ...items.keys(), ...stays])

export const isNothing = ({ changed, added, removed }: ListChanges): boolean =>
  changed.length + added.length + removed.length === 0

/** The newer list, for a visit that goes on with it: what it no longer has stays where something is kept of it. */
export function newerFor(staying: Staying, { items }: ShownList, now: ShownList): ShownList {
  const known = pointsById(now.items)
  const isLeft = ({ id }: CheckPoint) => !known.has(id) && staying.has(id)
  const left = items.map((item) => ({ ...item, points: item.points.filter(isLeft) }))
  const kept = now.items.map((item) => {
    const points = left.find(({ id }) => id === item.id)?.points ?? []
    return points.length > 0 ? { ...item, points: [...item.points, ...points] } : item
  })
  const isGone = ({ id }: Item) => !now.items.some((item) => item.id === id)
  const gone = left.filter((item) => isGone(item) && (item.points.length > 0 || staying.has(item.id)))
  // The same list stays the same object, so that nothing is drawn anew.
  if (gone.length === 0 && left.every(({ points }) => points.length === 0)) return now
  return { checklist: now.checklist, items: [...kept, ...gone] }
}

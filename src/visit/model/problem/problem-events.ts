/**
 * The steps of the problems at one check point as a set that only grows. Two devices bring theirs together by taking all
 * of both, so in whatever order they meet, each comes to the same.
 */

interface Step {
  id: string
  n: number
}

type AnyEvent = Step &
  (
    | { kind: 'settled'; seen: readonly string[] }
    | { kind: 'withdrawn'; of: string }
    | { kind: 'found' | 'still-wrong' | 'replied' | 'read' }
  )

/** All of both, in the order of their counters and then of their ids; the same array where `others` adds none. */
export function union<E extends Step>(events: readonly E[], others: readonly E[]): readonly E[] {
  const known = new Set(events.map(({ id }) => id))
  const added = others.filter(({ id }) => !known.has(id))
  if (added.length === 0) return events
  return [...events, ...added].toSorted((a, b) => a.n - b.n || (a.id < b.id ? -1 : 1))
}

/** Those that hold, without the withdrawals and what they withdraw. A withdrawal cannot be withdrawn. */
export function holding<E extends AnyEvent>(events: readonly E[]): E[] {
  const withdrawn = new Set(events.flatMap((one) => (one.kind === 'withdrawn' ? [one.of] : [])))
  return events.filter(({ kind, id }) => kind !== 'withdrawn' && !withdrawn.has(id))
}

/** Those that no settlement had seen: what makes the problem that is open now. */
export function unsettled<E extends AnyEvent>(events: readonly E[]): E[] {
  const all = holding(events)
  const seen = new Set(all.flatMap((one) => (one.kind === 'settled' ? one.seen : [])))
  return all.filter(({ kind, id }) => kind !== 'settled' && !seen.has(id))
}

/** Whether something was found wrong, at first or again, that no settlement had seen. */
export const isOpen = (events: readonly AnyEvent[]): boolean =>
  unsettled(events).some(({ kind }) => kind === 'found' || kind === 'still-wrong')

/** Whether a problem was settled at some time; another one may be open since. */
export const isSettled = (events: readonly AnyEvent[]): boolean =>
  holding(events).some(({ kind }) => kind === 'settled')

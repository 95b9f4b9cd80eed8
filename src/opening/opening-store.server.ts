import type { Database } from '../database/tables.ts'
import { daysAfter } from '../format/day.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { daysCounted, type Opening } from './opening.ts'

/**
 * Takes a place among the orders that are open before their payment, for an order that was just stored in `tx`; returns
 * false when its network or all together have as many as they may. Where it looks as if there is room, it locks until the
 * end of the transaction and counts again, so that two processes cannot take the last place both; the orders of a flood
 * find no room before that and wait for nobody.
 */
export async function takePlace(tx: Database, orderId: string, opening: Opening, now: Date): Promise<boolean> {
  if (!(await hasRoom(tx, opening, now))) return false
  await tx
    .insertInto('opening_turn')
    .values({ id: 1, taken_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ taken_at: now.toISOString() }))
    .execute()
  if (!(await hasRoom(tx, opening, now))) return false
  await tx
    .insertInto('openings')
    .values({
      mark: opening.markOf(orderId),
      network_hmac: opening.network,
      last_day: daysAfter(phoenixDay(now), daysCounted),
    })
    .execute()
  await tx.updateTable('orders').set({ open_until: opening.until }).where('id', '=', orderId).execute()
  return true
}

/** Removes what was counted of networks and counts no more. */
export const pruneOpenings = (records: Database, now: Date): Promise<unknown> =>
  records.deleteFrom('openings').where('last_day', '<', phoenixDay(now)).execute()

async function hasRoom(tx: Database, opening: Opening, now: Date): Promise<boolean> {
  const { atOnce, perNetwork } = opening.bounds
  return (await openUnpaid(tx, now)) < atOnce && (await takenBy(tx, opening, now)) < perNetwork
}

/** How many orders are open before their payment; `isOpenUnpaid` as a condition in SQL. */
async function openUnpaid(tx: Database, now: Date): Promise<number> {
  const found = await tx
    .selectFrom('orders')
    .select((order) => order.fn.countAll().as('orders'))
    .where('open_until', '>', now.toISOString())
    .where('status', 'in', ['awaiting-payment', 'part-paid'])
    .where('closes_on', '>=', phoenixDay(now))
    .executeTakeFirstOrThrow()
  return Number(found.orders)
}

/** How many places a network has; an order that was paid meanwhile has given its own back. */
async function takenBy(tx: Database, { network, bounds, markOf }: Opening, now: Date): Promise<number> {
  const today = phoenixDay(now)
  const taken = await tx
    .selectFrom('openings')
    .select('mark')
    .where('network_hmac', '=', network)
    .where('last_day', '>=', today)
    .execute()
  if (taken.length < bounds.perNetwork) return taken.length
  const paid = await tx
    .selectFrom('orders')
    .select('id')
    // Whatever still counts was open after this.
    .where('open_until', '>', daysAfter(today, -daysCounted))
    .where('confirmed_at', 'is not', null)
    .execute()
  const paidMarks = new Set(paid.map(({ id }) => markOf(id)))
  return taken.filter(({ mark }) => !paidMarks.has(mark)).length
}

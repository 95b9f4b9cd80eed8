import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { daysAfter } from '../format/day.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { pruneOpenings } from '../opening/opening-store.server.ts'
import { auditRow } from './audit-store.server.ts'
import type { OrderStatus } from './order.ts'
import { daysAfterFlood, daysToPay, daysUntilRemoved } from './order-days.ts'
import { floodHours } from './order-flood-store.server.ts'

/** How many orders one sweep expired and removed. */
export interface Swept {
  expired: number
  removed: number
}

/** Orders in one transaction, so that new orders hardly wait. */
const batch = 200

/** Expires orders whose closing day is over, and removes old unpaid ones and what was counted of networks. Two sweeps at once do everything once. */
export function orderSweep(records: Database, newId: () => string) {
  return {
    async run(now: Date): Promise<Swept> {
      await pruneOpenings(records, now)
      const expired = await inBatches(() => expire(records, now, newId))
      if (!(await hasTimePassed(records, now))) return { expired, removed: 0 }
      const old = await inBatches(() => remove(records, now, newId))
      const flooded = await removeFloods(records, now, newId)
      return { expired, removed: old + flooded }
    },
  }
}

/** Orders that one batch found, and those that it changed; a concurrent sweep may have changed the others. */
interface Batch {
  found: number
  done: number
}

async function inBatches(once: () => Promise<Batch>): Promise<number> {
  let all = 0
  for (;;) {
    const { found, done } = await once()
    all += done
    if (found < batch) return all
  }
}

const unpaid = ['awaiting-payment', 'part-paid'] as const satisfies OrderStatus[]

function expire(records: Database, now: Date, newId: () => string): Promise<Batch> {
  const today = phoenixDay(now)
  return records.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('orders')
      .select(['id', 'status', 'reference'])
      .where('status', 'in', unpaid)
      .where('closes_on', '<', today)
      .limit(batch)
      .execute()
    // Rows are always locked in this order, which avoids deadlocks.
    due.sort((a, b) => (a.reference < b.reference ? -1 : 1))
    let done = 0
    for (const { id, status } of due) {
      const expired = await tx
        .updateTable('orders')
        .set({ status: 'expired' })
        .where('id', '=', id)
        // A payment or a new due day may have been recorded since the select.
        .where('status', '=', status)
        .where('closes_on', '<', today)
        .returning('id')
        .executeTakeFirst()
      if (!expired) continue
      done++
      const row = auditRow(id, { actor: 'service', at: now, auditId: newId() }, 'expired', { from: status })
      await tx.insertInto('audit').values(row).execute()
    }
    return { found: due.length, done }
  })
}

/**
 * Whether orders came in each of the three weeks before the last. If not, the clock may have jumped ahead, and removed
 * orders could not be brought back. A business without an order for a week removes later. A jump of less than a week is
 * not noticed, but every order is kept longer than that.
 */
async function hasTimePassed(records: Database, now: Date): Promise<boolean> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  for (const days of [7, 14, 21]) {
    const found = await records
      .selectFrom('orders')
      .select('id')
      .where('created_at', '>', before(days + 7))
      .where('created_at', '<=', before(days))
      .limit(1)
      .executeTakeFirst()
    if (!found) return false
  }
  return true
}

/** SQL for an order `o`: no payment, no project, and no undecided row of a statement that may be for it. */
const isEmpty = sql<boolean>`(not exists (select 1 from payments where payments.order_id = o.id)
  and not exists (select 1 from projects where projects.order_id = o.id)
  and not exists (select 1 from statement_rows
    where decision is null and candidates like '%"' || o.id || '"%'))`

/** Removes orders that are old and never had money or a project; their history stays. */
function remove(records: Database, now: Date, newId: () => string): Promise<Batch> {
  const oldest = daysAfter(phoenixDay(now), -daysUntilRemoved)
  return records.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('orders')
      .where('id', 'in', (any) =>
        any
          .selectFrom('orders as o')
          .select('o.id')
          .where('o.status', 'in', ['expired', 'cancelled'])
          .where('o.confirmed_at', 'is', null)
          .where('o.created_at', '<', oldest)
          .where(isEmpty)
          .limit(batch),
      )
      .where('status', 'in', ['expired', 'cancelled'])
      .returning(['id', 'status', 'reference'])
      .execute()
    for (const { id, status, reference } of gone) {
      // The reference is kept here, so that the history is found without the order.
      const row = auditRow(id, { actor: 'service', at: now, auditId: newId() }, 'removed', { from: status, reference })
      await tx.insertInto('audit').values(row).execute()
    }
    return { found: gone.length, done: gone.length }
  })
}

/** Removes the orders of each flood that nothing happened to, soon after they have closed. */
async function removeFloods(records: Database, now: Date, newId: () => string): Promise<number> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)
  // An order younger than its due day cannot have closed.
  const hours = await floodHours(records, daysBefore(daysUntilRemoved + 1), daysBefore(daysToPay))
  let removed = 0
  for (const { hour } of hours) removed += await inBatches(() => removeFlood(records, hour, now, newId))
  return removed
}

/** Writes one audit row for the whole batch, so that the history of a flood does not fill the disk. */
function removeFlood(records: Database, hour: string, now: Date, newId: () => string): Promise<Batch> {
  const closedBefore = daysAfter(phoenixDay(now), -daysAfterFlood)
  const begins = new Date(`${hour}:00:00.000Z`)
  return records.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('orders')
      .where('id', 'in', (any) =>
        any
          .selectFrom('orders as o')
          .select('o.id')
          .where('o.created_at', '>=', begins.toISOString())
          .where('o.created_at', '<', new Date(begins.getTime() + 3_600_000).toISOString())
          .where('o.status', '=', 'expired')
          .where('o.closes_on', '<', closedBefore)
          .where('o.confirmed_at', 'is', null)
          .where(isEmpty)
          .where((o) =>
            o.not(
              o.exists(
                o
                  .selectFrom('audit')
                  .select('audit.id')
                  .whereRef('order_id', '=', 'o.id')
                  .where('action', 'not in', ['ordered', 'expired']),
              ),
            ),
          )
          .limit(batch),
      )
      .where('status', '=', 'expired')
      .returning('reference')
      .execute()
    if (gone.length > 0) {
      const by = { actor: 'service', at: now, auditId: newId() } as const
      await tx
        .insertInto('audit')
        .values(
          auditRow('', by, 'flood-removed', {
            hour,
            orders: gone.length,
            references: gone.map((one) => one.reference),
          }),
        )
        .execute()
    }
    return { found: gone.length, done: gone.length }
  })
}

import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { daysAfter } from '../format/day.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { auditRow } from './audit-store.server.ts'
import type { OrderStatus } from './order.ts'
import { daysAfterFlood, daysToPay, daysUntilRemoved } from './order-days.ts'
import { floodHours } from './order-flood-store.server.ts'

/** What one sweep did. */
export interface Swept {
  expired: number
  removed: number
}

/** Orders at a time, so that whoever orders meanwhile hardly waits. */
const batch = 200

/** Writes down what time has done to orders. Two sweeps at once do each thing once. */
export function orderSweep(records: Database, newId: () => string) {
  return {
    async run(now: Date): Promise<Swept> {
      const expired = await inBatches(() => expire(records, now, newId))
      if (!(await hasTimePassed(records, now))) return { expired, removed: 0 }
      const old = await inBatches(() => remove(records, now, newId))
      const flooded = await removeFloods(records, now, newId)
      return { expired, removed: old + flooded }
    },
  }
}

/** How many orders a batch found, and what it did to how many: another sweep may have been there first. */
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
    // In the order of every batch that locks several, so that nobody waits in a circle.
    due.sort((a, b) => (a.reference < b.reference ? -1 : 1))
    let done = 0
    for (const { id, status } of due) {
      const expired = await tx
        .updateTable('orders')
        .set({ status: 'expired' })
        .where('id', '=', id)
        // A payment or a new due day may have come since.
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
 * Whether the weeks before `now` are known from orders that came in them. Where one is without, the clock may have leapt,
 * and what is removed for its age could not be brought back; a business without an order for a week has hardly any to
 * remove, and removes them later. A leap of up to a week goes unseen, and what is removed waits longer than that.
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

/** Of an order `o`: no payment, no project, and no row of a statement that may be for it waits for a person. */
const isEmpty = sql<boolean>`(not exists (select 1 from payments where payments.order_id = o.id)
  and not exists (select 1 from projects where projects.order_id = o.id)
  and not exists (select 1 from statement_rows
    where decision is null and candidates like '%"' || o.id || '"%'))`

/** Only what never held money or opened anything; its history stays. */
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
      // By this the history is found again, once no order says whose it is.
      const row = auditRow(id, { actor: 'service', at: now, auditId: newId() }, 'removed', { from: status, reference })
      await tx.insertInto('audit').values(row).execute()
    }
    return { found: gone.length, done: gone.length }
  })
}

/** Of each hour of a flood what nobody has touched since, soon after it has closed. */
async function removeFloods(records: Database, now: Date, newId: () => string): Promise<number> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)
  // What is younger than its due day cannot have closed.
  const hours = await floodHours(records, daysBefore(daysUntilRemoved + 1), daysBefore(daysToPay))
  let removed = 0
  for (const { hour } of hours) removed += await inBatches(() => removeFlood(records, hour, now, newId))
  return removed
}

/** One row of the audit for the whole batch: a flood must not fill the disk with the history of its orders. */
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

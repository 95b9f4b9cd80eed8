import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { auditRow, auditStore, type ChangeBy, timeToNote } from '../orders/audit-store.server.ts'
import { statusOn } from '../orders/order.ts'
import { type ChangeOutcome, lockedOrder, orderLife } from '../orders/order-life-store.server.ts'
import { type Tell, tellNobody } from '../orders/order-news.ts'
import { rowOfPayment, type WaitingRow, withoutFoundText } from './current-rows-store.server.ts'
import { nextRefundId, refundActionFor, refundDoubtOf } from './refunds-store.server.ts'
import type { Share } from './statement/answers.ts'
import { areNear } from './statement/dates.ts'
import { isRefundDoubt, type RefundDoubt } from './statement/statement-words.ts'
import { waitingRowIn, waitingRowsStore } from './waiting-rows-store.server.ts'

/**
 * The outcome of a decision on a row; only `done` has changed anything. `order-refused`: the change is not possible for
 * that order. A `RefundDoubt`: this money may be another payment or recorded already; `other` is the order that it may
 * belong to. `counted-perhaps`: an order that the row does not name may have counted the same money.
 */
export type RowOutcome =
  | { outcome: 'done' | 'decided-already' | 'unknown' }
  | { outcome: RefundDoubt; other?: string }
  | { outcome: 'counted-perhaps'; reference: string }
  | { outcome: 'order-refused'; reference: string; change: Exclude<ChangeOutcome['outcome'], 'done'> }

/** Decisions of the operator on waiting rows; `tell` hears of the money that is counted. */
export function statementDecisions(db: Database, tell: Tell = tellNobody) {
  return {
    ...waitingRowsStore(db),

    /** Counts the row's money for these orders, in one transaction. */
    accept: async (checksum: string, shares: readonly Share[], by: ChangeBy): Promise<RowOutcome> => {
      const done = await allOrNothing<RowOutcome>(db, async (tx, undo) => {
        const row = await decide(tx, checksum, 'accepted', by)
        if (!row) return { outcome: await whyNot(tx, checksum) }
        // A part of the row may have been undone or counted since the decision was made.
        if (sumOf(shares) !== row.cents) return undo({ outcome: 'decided-already' })
        const before = await countOfPayments(tx, checksum)
        for (const [at, { reference, cents }] of shares.toSorted(byReference).entries()) {
          const order = await lockedOrder(tx, reference)
          // For an order that the row names, the page has shown the same doubt.
          const isNamed = row.candidates.some((one) => one.reference === reference)
          if (order && !isNamed && (await isCountedPerhaps(tx, order.id, { ...row, cents })))
            return undo({ outcome: 'counted-perhaps', reference })
          const isCancelled = order && statusOn(order, phoenixDay(by.at)) === 'cancelled'
          const number = before + at
          const payment = {
            id: randomUUID(),
            amountCents: cents,
            receivedOn: row.day,
            origin: 'statement' as const,
            // A checksum is unique: further parts of the row, and a payment after an undo, get a number.
            checksum: number === 0 ? checksum : `${checksum}/${number}`,
          }
          const action = isCancelled ? 'pay-cancelled' : 'pay'
          const accepted = { ...by, auditId: randomUUID() }
          const change = await orderLife(tx, tell).change(reference, { action, payment }, accepted)
          if (change.outcome !== 'done') return undo({ outcome: 'order-refused', reference, change: change.outcome })
        }
        return { outcome: 'done' }
      })
      if (done.outcome === 'order-refused' || done.outcome === 'counted-perhaps') {
        const why = done.outcome === 'order-refused' ? done.change : done.outcome
        await recordRefusal(db, by, { command: 'accept', reference: done.reference, why, row: checksum })
      }
      return done
    },

    /** Records that money of an order went back: a full refund, the surplus, or one of several payments. */
    recordRefund: async (checksum: string, reference: string, by: ChangeBy): Promise<RowOutcome> => {
      const done = await allOrNothing<RowOutcome>(db, async (tx, undo) => {
        const row = await decide(tx, checksum, 'accepted', by)
        if (!row) return { outcome: await whyNot(tx, checksum) }
        const order = await lockedOrder(tx, reference)
        const action = order && refundActionFor(order, -row.cents)
        if (order && !action) return undo({ outcome: 'other-sum' })
        const doubt = order && (await refundDoubtOf(tx, order.id, row))
        if (doubt) return undo(doubt)
        const payment = { paymentId: await nextRefundId(tx, checksum), bookedOn: row.day }
        const change = await orderLife(tx).change(
          reference,
          action === 'return-part'
            ? { action, amountCents: -row.cents, ...payment }
            : { action: action ?? 'refund', ...payment },
          { ...by, auditId: randomUUID() },
        )
        if (change.outcome !== 'done') return undo({ outcome: 'order-refused', reference, change: change.outcome })
        // Whether the row still waits depends on the order that it was recorded for.
        await tx
          .updateTable('statement_rows')
          .set({ order_id: change.order.id })
          .where('checksum', '=', checksum)
          .execute()
        return { outcome: 'done' }
      })
      const why = done.outcome === 'order-refused' ? done.change : done.outcome
      if (done.outcome === 'order-refused' || isRefundDoubt(done))
        await recordRefusal(db, by, { command: 'return', reference, why, row: checksum })
      return done
    },

    /** Dismisses a row whose money is for no order or is counted already. */
    dismiss: (checksum: string, by: ChangeBy): Promise<RowOutcome> =>
      db.transaction().execute(async (tx) => {
        const row = await decide(tx, checksum, 'dismissed', by)
        if (!row) return { outcome: await whyNot(tx, checksum) }
        await note(tx, row, row.candidates[0]?.orderId ?? null, by, 'statement-row-dismissed')
        return { outcome: 'done' }
      }),

    /** Undoes a dismissal within 24 hours: the row waits again. */
    reconsider: (checksum: string, by: ChangeBy): Promise<RowOutcome> =>
      db.transaction().execute(async (tx) => {
        const dayBefore = new Date(by.at.getTime() - 24 * 3_600_000).toISOString()
        const row = await tx
          .updateTable('statement_rows')
          .set({ decision: null, decided_at: null })
          .where('checksum', '=', checksum)
          .where('decision', '=', 'dismissed')
          .where('decided_at', '>=', dayBefore)
          .returning(['amount_cents', 'booked_on', 'order_id'])
          .executeTakeFirst()
        if (!row) return { outcome: await whyNot(tx, checksum) }
        // Its payment was undone before, so it waits as such and not as the import judged it.
        if ((await countOfPayments(tx, checksum)) > 0)
          await tx
            .updateTable('statement_rows')
            .set({ decision: 'accepted' })
            .where('checksum', '=', checksum)
            .execute()
        const { amount_cents: cents, booked_on: day } = row
        await note(tx, { checksum, cents, day }, row.order_id, by, 'statement-row-reconsidered')
        return { outcome: 'done' }
      }),
  }
}

/**
 * Locks a waiting row, stores the decision and removes what was found in it; returns the row, or `undefined` when it does
 * not wait any more. Of two concurrent decisions the second one sees the first.
 */
async function decide(
  tx: Database,
  checksum: string,
  decision: 'accepted' | 'dismissed',
  by: ChangeBy,
): Promise<WaitingRow | undefined> {
  await tx
    .updateTable('statement_rows')
    .set((row) => ({ checksum: row.ref('checksum') }))
    .where('checksum', '=', checksum)
    .execute()
  const row = await waitingRowIn(tx, checksum)
  if (!row) return undefined
  const candidates = row.candidates.length > 0 ? JSON.stringify(withoutFoundText(row.candidates)) : null
  await tx
    .updateTable('statement_rows')
    .set({ decision, decided_at: by.at.toISOString(), candidates })
    .where('checksum', '=', checksum)
    .execute()
  return row
}

async function whyNot(tx: Database, checksum: string): Promise<'decided-already' | 'unknown'> {
  const row = await tx
    .selectFrom('statement_rows')
    .select('checksum')
    .where('checksum', '=', checksum)
    .executeTakeFirst()
  return row ? 'decided-already' : 'unknown'
}

async function note(
  tx: Database,
  { checksum, cents, day }: Pick<WaitingRow, 'checksum' | 'cents' | 'day'>,
  orderId: string | null,
  by: ChangeBy,
  action: string,
): Promise<void> {
  const at = orderId === null ? by.at : await timeToNote(tx, orderId, by.at)
  const detail = { amountCents: cents, bookedOn: day, row: checksum }
  await tx
    .insertInto('audit')
    .values(auditRow(orderId ?? '', { ...by, at }, action, detail))
    .execute()
}

/** Recorded outside the transaction, which was rolled back with its audit rows. */
const recordRefusal = (
  db: Database,
  by: ChangeBy,
  tried: { command: 'accept' | 'return'; reference: string; why: string; row: string },
) => auditStore(db).recordRefusal(auditRow('', by, 'refused', tried))

/**
 * Whether the order may have counted this money already: recorded by hand, or from another import with other words. A
 * transfer without a reference is often recorded by hand first. Rows of one import are different money.
 */
async function isCountedPerhaps(
  tx: Database,
  orderId: string,
  { checksum, cents, day }: Pick<WaitingRow, 'checksum' | 'cents' | 'day'>,
): Promise<boolean> {
  const same = await tx
    .selectFrom('payments')
    .leftJoin('statement_rows', (join) => join.on(rowOfPayment, '=', sql.ref('statement_rows.checksum')))
    .select(['payments.received_on', 'payments.origin', 'statement_rows.imported_at'])
    .where('payments.order_id', '=', orderId)
    .where('payments.amount_cents', '=', cents)
    .where('payments.undone_at', 'is', null)
    .execute()
  const own = await tx
    .selectFrom('statement_rows')
    .select('imported_at')
    .where('checksum', '=', checksum)
    .executeTakeFirst()
  return same.some(
    ({ received_on, origin, imported_at }) =>
      origin === 'by-hand' || (areNear(received_on, day) && imported_at !== own?.imported_at),
  )
}

const countOfPayments = async (tx: Database, checksum: string): Promise<number> =>
  (await tx.selectFrom('payments').select('id').where(sql`substr(checksum, 1, 64)`, '=', checksum).execute()).length

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { cents }) => sum + cents, 0)

/** The order in which rows are locked, always the same, which avoids deadlocks. */
const byReference = (a: Share, b: Share): number => (a.reference < b.reference ? -1 : 1)

/** Runs a transaction; `undo(answer)` rolls it back and returns the answer. */
async function allOrNothing<T>(db: Database, work: (tx: Database, undo: (answer: T) => T) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute()
  let isUndone = false
  try {
    const answer = await work(tx, (one) => {
      isUndone = true
      return one
    })
    await (isUndone ? tx.rollback() : tx.commit()).execute()
    return answer
  } catch (error) {
    if (!tx.isCommitted) await tx.rollback().execute()
    throw error
  }
}

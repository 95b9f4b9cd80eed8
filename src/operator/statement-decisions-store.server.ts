import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Tables } from '../database/tables.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'
import { auditRow, auditStore, type ChangeBy } from '../purchase/audit-store.server.ts'
import { statusOn } from '../purchase/order.ts'
import { type ChangeOutcome, orderLife } from '../purchase/order-life-store.server.ts'
import { orderStore } from '../purchase/order-store.server.ts'
import type { Share } from './statement/answers.ts'
import type { Candidate, RowReason, RowState } from './statement/judge.ts'

/** Money of a statement that waits for a person. */
export interface WaitingRow {
  checksum: string
  day: Day
  cents: number
  state: RowState
  reason: RowReason
  candidates: Candidate[]
}

/**
 * What became of a decision on a row: done now; decided before, by this person or beside them; no such row; or not
 * possible as one of the orders stands, and then nothing was changed.
 */
export type RowOutcome =
  | { outcome: 'done' | 'decided-already' | 'unknown' }
  | { outcome: 'order-refused'; reference: string; change: Exclude<ChangeOutcome['outcome'], 'done'> }

/** The decisions of a person on the rows that wait. */
export function statementDecisions(db: Database) {
  return {
    /** Those that a person has to look at, the newest day first; `after` is the last one that was seen. */
    waiting: async (limit: number, after?: Pick<WaitingRow, 'checksum' | 'day'>): Promise<WaitingRow[]> => {
      let rows = waitingRows(db)
      if (after)
        rows = rows.where(
          sql<boolean>`(booked_on < ${after.day} or (booked_on = ${after.day} and checksum > ${after.checksum}))`,
        )
      const found = await rows.orderBy('booked_on', 'desc').orderBy('checksum').limit(limit).execute()
      return found.map(waitingRow)
    },

    /** How many wait, and the sum of their money in cents. */
    waitingSum: async (): Promise<{ rows: number; cents: number }> => {
      const { rows, cents } = await db
        .selectFrom('statement_rows')
        .where(isWaiting)
        .select([
          sql<string | number>`count(*)`.as('rows'),
          sql<string | number>`coalesce(sum(amount_cents), 0)`.as('cents'),
        ])
        .executeTakeFirstOrThrow()
      return { rows: Number(rows), cents: Number(cents) }
    },

    /** The one waiting row whose checksum begins so; `undefined` when there is none, or more than one. */
    waitingRow: async (beginning: string): Promise<WaitingRow | undefined> => {
      if (!/^[0-9a-f]{6,64}$/.test(beginning)) return undefined
      const found = await waitingRows(db).where('checksum', 'like', `${beginning}%`).limit(2).execute()
      return found.length === 1 ? found.map(waitingRow)[0] : undefined
    },

    /** Records the row's money for these orders, all or none. */
    accept: async (checksum: string, shares: readonly Share[], by: ChangeBy): Promise<RowOutcome> => {
      const done = await allOrNothing<RowOutcome>(db, async (tx, undo) => {
        const row = await decide(tx, checksum, 'accepted', by)
        if (!row) return { outcome: await whyNot(tx, checksum) }
        if (sumOf(shares) !== row.amount_cents) throw new Error('the shares of a row must sum up to it')
        const before = await countOfPayments(tx, checksum)
        for (const [at, { reference, cents }] of shares.toSorted(byReference).entries()) {
          const order = await orderStore(tx).byReference(reference)
          const isCancelled = order && statusOn(order, phoenixDay(by.at)) === 'cancelled'
          const number = before + at
          const payment = {
            id: randomUUID(),
            amountCents: cents,
            receivedOn: row.booked_on,
            origin: 'statement' as const,
            // A checksum counts once: further parts of the row, and a second try after an undoing, carry a number.
            checksum: number === 0 ? checksum : `${checksum}/${number}`,
          }
          const action = isCancelled ? 'pay-cancelled' : 'pay'
          const change = await orderLife(tx).change(reference, { action, payment }, { ...by, auditId: randomUUID() })
          if (change.outcome !== 'done') return undo({ outcome: 'order-refused', reference, change: change.outcome })
        }
        return { outcome: 'done' }
      })
      // What was taken back took its note in the audit along.
      if (done.outcome === 'order-refused') {
        const tried = { command: 'accept', reference: done.reference, why: done.change, row: checksum }
        await auditStore(db).noteRefusal(auditRow('', by, 'refused', tried))
      }
      return done
    },

    /** The money is for no order, or has been counted for one otherwise. */
    dismiss: (checksum: string, by: ChangeBy): Promise<RowOutcome> =>
      db.transaction().execute(async (tx) => {
        const row = await decide(tx, checksum, 'dismissed', by)
        if (!row) return { outcome: await whyNot(tx, checksum) }
        await note(tx, row, by, 'statement-row-dismissed')
        return { outcome: 'done' }
      }),

    /** Takes a dismissal back within 24 hours: the row waits again. */
    reconsider: (checksum: string, by: ChangeBy): Promise<RowOutcome> =>
      db.transaction().execute(async (tx) => {
        const dayBefore = new Date(by.at.getTime() - 24 * 3_600_000).toISOString()
        const row = await tx
          .updateTable('statement_rows')
          .set({ decision: null, decided_at: null })
          .where('checksum', '=', checksum)
          .where('decision', '=', 'dismissed')
          .where('decided_at', '>=', dayBefore)
          .returning(['checksum', 'order_id', 'amount_cents', 'booked_on'])
          .executeTakeFirst()
        if (!row) return { outcome: await whyNot(tx, checksum) }
        await note(tx, row, by, 'statement-row-reconsidered')
        return { outcome: 'done' }
      }),
  }
}

/** Not decided yet, or the payment that it became was undone since. */
const isWaiting = sql<boolean>`(decision is null or (decision <> 'dismissed' and checksum in (
  select substr(checksum, 1, 64) from payments where checksum is not null
  group by substr(checksum, 1, 64) having sum(case when undone_at is null then 1 else 0 end) = 0)))`

const waitingRows = (db: Database) => db.selectFrom('statement_rows').selectAll().where(isWaiting)

const candidatesSchema = z.array(
  z.object({
    reference: z.string(),
    orderId: z.string(),
    found: z.string(),
    owedCents: z.number(),
    shareCents: z.number(),
  }),
)

function waitingRow(row: Tables['statement_rows']): WaitingRow {
  const wasUndone = row.decision !== null
  return {
    checksum: row.checksum,
    day: row.booked_on,
    cents: row.amount_cents,
    state: wasUndone ? 'suggested' : (row.state as RowState),
    reason: wasUndone ? 'undone' : (row.reason as RowReason),
    candidates: row.candidates === null ? [] : candidatesSchema.parse(JSON.parse(row.candidates)),
  }
}

/** Decides a row that waits, once, and forgets what was found in it; `undefined` when it waits no more. */
const decide = (tx: Database, checksum: string, decision: 'accepted' | 'dismissed', by: ChangeBy) =>
  tx
    .updateTable('statement_rows')
    .set({ decision, decided_at: by.at.toISOString(), candidates: null })
    .where('checksum', '=', checksum)
    .where(isWaiting)
    .returning(['checksum', 'order_id', 'amount_cents', 'booked_on'])
    .executeTakeFirst()

async function whyNot(tx: Database, checksum: string): Promise<'decided-already' | 'unknown'> {
  const row = await tx
    .selectFrom('statement_rows')
    .select('checksum')
    .where('checksum', '=', checksum)
    .executeTakeFirst()
  return row ? 'decided-already' : 'unknown'
}

const note = (
  tx: Database,
  row: Pick<Tables['statement_rows'], 'order_id' | 'checksum' | 'amount_cents' | 'booked_on'>,
  by: ChangeBy,
  action: string,
) =>
  tx
    .insertInto('audit')
    .values(
      auditRow(row.order_id ?? '', by, action, {
        amountCents: row.amount_cents,
        bookedOn: row.booked_on,
        row: row.checksum,
      }),
    )
    .execute()

const countOfPayments = async (tx: Database, checksum: string): Promise<number> =>
  (await tx.selectFrom('payments').select('id').where(sql`substr(checksum, 1, 64)`, '=', checksum).execute()).length

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { cents }) => sum + cents, 0)

/** In one order for all, so that two decisions never wait for each other in a circle. */
const byReference = (a: Share, b: Share): number => (a.reference < b.reference ? -1 : 1)

/** Runs a transaction that can be taken back with an answer. */
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

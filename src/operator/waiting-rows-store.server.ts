import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { currentRows, rowOfPayment, type WaitingRow } from './current-rows-store.server.ts'
import type { RowState } from './statement/row.ts'

/** Rows that wait and their sums in cents: money that came, and money that went back while an order counts it. */
export interface WaitingSum {
  rows: number
  cents: number
  backRows: number
  /** Below zero. */
  backCents: number
}

/** Reads the rows that wait for a decision, and those that were dismissed recently. */
export function waitingRowsStore(db: Database) {
  return {
    /** One page of waiting rows, the most urgent first, of all states or of one. */
    waitingPage: async (page: { limit: number; skip: number; state?: RowState }): Promise<WaitingRow[]> => {
      let rows = waitingRows(db)
      if (page.state !== undefined) rows = rows.where(currentState, '=', page.state)
      const found = await rows
        .orderBy(urgency)
        .orderBy('booked_on', 'desc')
        .orderBy('checksum')
        .limit(page.limit)
        .offset(page.skip)
        .execute()
      return currentRows(db, found)
    },

    /** How many wait in each state, the most urgent first. */
    waitingByState: async (): Promise<{ state: RowState; rows: number }[]> => {
      const found = await waitingRows(db)
        .clearSelect()
        .select([currentState.as('state'), sql<string | number>`count(*)`.as('rows')])
        .groupBy(currentState)
        .orderBy(sql`min(${urgency})`)
        .execute()
      return found.map(({ state, rows }) => ({ state, rows: Number(rows) }))
    },

    /** Money that went back while an order counts it, the newest day first. */
    waitingRefunds: async (limit: number): Promise<WaitingRow[]> => {
      const rows = waitingRows(db).where('amount_cents', '<', 0)
      return currentRows(db, await rows.orderBy('booked_on', 'desc').orderBy('checksum').limit(limit).execute())
    },

    /** The sums of all that waits; with `before`, only of rows imported before that. */
    waitingSum: async (before?: Date): Promise<WaitingSum> => {
      const waiting = () =>
        before === undefined ? waitingRows(db) : waitingRows(db).where('imported_at', '<', before.toISOString())
      const isBack = sql`statement_rows.amount_cents < 0`
      const found = await waiting()
        .clearSelect()
        .select([
          sql<string | number>`sum(case when ${isBack} then 0 else 1 end)`.as('rows'),
          sql<string | number>`sum(case when ${isBack} then 0 else statement_rows.amount_cents end)`.as('cents'),
          sql<string | number>`sum(case when ${isBack} then 1 else 0 end)`.as('backRows'),
          sql<string | number>`sum(case when ${isBack} then statement_rows.amount_cents else 0 end)`.as('backCents'),
        ])
        .executeTakeFirst()
      const counted = await waiting()
        .clearSelect()
        .innerJoin('payments', (join) =>
          join.on(rowOfPayment, '=', sql.ref('statement_rows.checksum')).on('payments.undone_at', 'is', null),
        )
        .select(sql<string | number>`sum(payments.amount_cents)`.as('cents'))
        .executeTakeFirst()
      return {
        rows: Number(found?.rows ?? 0),
        cents: Number(found?.cents ?? 0) - Number(counted?.cents ?? 0),
        backRows: Number(found?.backRows ?? 0),
        backCents: Number(found?.backCents ?? 0),
      }
    },

    /** The waiting row whose checksum has this beginning of 6 to 64 hex digits; `undefined` for none or several. */
    waitingRow: async (beginning: string): Promise<WaitingRow | undefined> => {
      if (!/^[0-9a-f]{6,64}$/.test(beginning)) return undefined
      const found = await waitingRows(db).where('statement_rows.checksum', 'like', `${beginning}%`).limit(2).execute()
      return found.length === 1 ? (await currentRows(db, found))[0] : undefined
    },

    /** Rows dismissed since then, the last one first. */
    dismissedSince: async (since: Date, limit: number): Promise<WaitingRow[]> => {
      const rows = db
        .selectFrom('statement_rows')
        .selectAll()
        .where('decision', '=', 'dismissed')
        .where('decided_at', '>=', since.toISOString())
      return currentRows(db, await rows.orderBy('decided_at', 'desc').orderBy('checksum').limit(limit).execute())
    },
  }
}

/** The waiting rows that may be for an order, the newest day first. */
export async function waitingRowsFor(db: Database, orderId: string): Promise<WaitingRow[]> {
  const rows = waitingRows(db).where((row) =>
    row.or([row('order_id', '=', orderId), row('candidates', 'like', `%"${orderId}"%`)]),
  )
  return currentRows(db, await rows.orderBy('booked_on', 'desc').orderBy('checksum').execute())
}

/** A waiting row within a transaction; `undefined` when it does not wait any more. */
export async function waitingRowIn(tx: Database, checksum: string): Promise<WaitingRow | undefined> {
  const found = await waitingRows(tx).where('statement_rows.checksum', '=', checksum).execute()
  return (await currentRows(tx, found))[0]
}

/** SQL: a payment of the decided row was undone, so not all of the row is counted. */
const isUndone = sql<boolean>`statement_rows.checksum in (
  select counted.checksum from payments join statement_rows as counted on counted.checksum = ${rowOfPayment}
  group by counted.checksum, counted.amount_cents
  having sum(case when payments.undone_at is null then payments.amount_cents else 0 end) < counted.amount_cents)`

/** SQL: an order holds money, being paid or with payments left. */
export const countsMoney = sql<boolean>`(orders.status = 'paid' or (select sum(payments.amount_cents) from payments
  where payments.order_id = orders.id and payments.undone_at is null) > 0)`

/** SQL: the order of a refund still holds money; before the decision, any order that the row names. */
const isStillCounted = sql<boolean>`(
  exists (select 1 from orders where orders.id = statement_rows.order_id and ${countsMoney})
  or (statement_rows.decision is null and statement_rows.candidates like '%"orderId"%"orderId"%' and exists (
    select 1 from orders where statement_rows.candidates like '%"' || orders.id || '"%' and ${countsMoney})))`

/** SQL: the refund is recorded; its payment has the checksum of the row in its id. */
const isRecorded = sql<boolean>`exists (
  select 1 from payments where payments.order_id = statement_rows.order_id and payments.undone_at is null
    and payments.id like statement_rows.checksum || '/back/%')`

/** SQL: a refund of this sum is recorded by hand for each row that was matched to one. */
const isRecordedByHand = sql<boolean>`(
  (select count(*) from payments where payments.order_id = statement_rows.order_id and payments.undone_at is null
    and payments.amount_cents = statement_rows.amount_cents and payments.origin = 'by-hand') >=
  (select count(*) from statement_rows as known where known.order_id = statement_rows.order_id
    and known.amount_cents = statement_rows.amount_cents and known.decision = 'automatic'
    and known.checksum <= statement_rows.checksum))`

/** SQL: not decided yet, or its payment was undone; for money that went back, as long as an order holds money. */
const isWaiting = sql<boolean>`(
  (statement_rows.amount_cents > 0 and
    (statement_rows.decision is null or (statement_rows.decision <> 'dismissed' and ${isUndone})))
  or (statement_rows.amount_cents < 0 and
    (statement_rows.decision is null or (statement_rows.decision = 'accepted' and not ${isRecorded})
      or (statement_rows.decision = 'automatic' and not ${isRecordedByHand}))
    and ${isStillCounted}))`

/** SQL: the state that `currentRows` gives to a waiting row. */
const currentState = sql<RowState>`case when statement_rows.amount_cents < 0 then 'went-back'
  when statement_rows.decision is not null then 'suggested' else statement_rows.state end`

/** SQL: rows with an order come before those without, so that other deposits never hide them. */
const urgency = sql<number>`case ${currentState} when 'went-back' then 0 when 'suggested' then 1 when 'over' then 2
  when 'under' then 3 when 'no-match' then 9 else 4 end`

const waitingRows = (db: Database) => db.selectFrom('statement_rows').selectAll('statement_rows').where(isWaiting)

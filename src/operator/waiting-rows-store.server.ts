import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { currentRows, rowOfPayment, type WaitingRow } from './current-rows-store.server.ts'
import type { RowState } from './statement/row.ts'

/** How much waits: money that came in, and money that went back for an order which counts it. */
export interface WaitingSum {
  rows: number
  cents: number
  backRows: number
  /** Below zero. */
  backCents: number
}

/** The rows of statements that wait for a person, and those that were dismissed a short time ago. */
export function waitingRowsStore(db: Database) {
  return {
    /** One page in the order in which a person wants to see them, of all states or of one. */
    waitingPage: async (page: { limit: number; skip: number; state?: RowState }): Promise<WaitingRow[]> => {
      let rows = waitingRows(db)
      if (page.state !== undefined) rows = rows.where(stateNow, '=', page.state)
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
        .select([stateNow.as('state'), sql<string | number>`count(*)`.as('rows')])
        .groupBy(stateNow)
        .orderBy(sql`min(${urgency})`)
        .execute()
      return found.map(({ state, rows }) => ({ state, rows: Number(rows) }))
    },

    /** Money that went back for orders which count it, the newest day first. */
    waitingRefunds: async (limit: number): Promise<WaitingRow[]> => {
      const rows = waitingRows(db).where('amount_cents', '<', 0)
      return currentRows(db, await rows.orderBy('booked_on', 'desc').orderBy('checksum').limit(limit).execute())
    },

    /** With a time, only what was imported before it. */
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

    /** The one waiting row whose checksum begins so; `undefined` when there is none, or more than one. */
    waitingRow: async (beginning: string): Promise<WaitingRow | undefined> => {
      if (!/^[0-9a-f]{6,64}$/.test(beginning)) return undefined
      const found = await waitingRows(db).where('statement_rows.checksum', 'like', `${beginning}%`).limit(2).execute()
      return found.length === 1 ? (await currentRows(db, found))[0] : undefined
    },

    /** Those that were dismissed since then, the last one first. */
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

/** The rows that wait and may be for an order, the newest day first. */
export async function waitingRowsFor(db: Database, orderId: string): Promise<WaitingRow[]> {
  const rows = waitingRows(db).where((row) =>
    row.or([row('order_id', '=', orderId), row('candidates', 'like', `%"${orderId}"%`)]),
  )
  return currentRows(db, await rows.orderBy('booked_on', 'desc').orderBy('checksum').execute())
}

/** A row that waits, as it stands for whoever has locked it; `undefined` when it waits no more. */
export async function waitingRowIn(tx: Database, checksum: string): Promise<WaitingRow | undefined> {
  const found = await waitingRows(tx).where('statement_rows.checksum', '=', checksum).execute()
  return (await currentRows(tx, found))[0]
}

/** Not all of a decided row is counted: what it became was undone since, or a part of it. */
const isUndone = sql<boolean>`statement_rows.checksum in (
  select counted.checksum from payments join statement_rows as counted on counted.checksum = ${rowOfPayment}
  group by counted.checksum, counted.amount_cents
  having sum(case when payments.undone_at is null then payments.amount_cents else 0 end) < counted.amount_cents)`

/** An order counts money: it is paid, or something of what came for it is still written down. */
export const countsMoney = sql<boolean>`(orders.status = 'paid' or (select sum(payments.amount_cents) from payments
  where payments.order_id = orders.id and payments.undone_at is null) > 0)`

/** Its own order counts money that went back; until somebody has said whose it was, any of those that it names. */
const isStillCounted = sql<boolean>`(
  exists (select 1 from orders where orders.id = statement_rows.order_id and ${countsMoney})
  or (statement_rows.decision is null and statement_rows.candidates like '%"orderId"%"orderId"%' and exists (
    select 1 from orders where statement_rows.candidates like '%"' || orders.id || '"%' and ${countsMoney})))`

/** The payment of a return carries the checksum of its row in its id. */
const isWrittenDown = sql<boolean>`exists (
  select 1 from payments where payments.order_id = statement_rows.order_id and payments.undone_at is null
    and payments.id like statement_rows.checksum || '/back/%')`

/** What was sent back is written down for the order by hand, in this sum, once for each row that was known by that. */
const isNoted = sql<boolean>`(
  (select count(*) from payments where payments.order_id = statement_rows.order_id and payments.undone_at is null
    and payments.amount_cents = statement_rows.amount_cents and payments.origin = 'by-hand') >=
  (select count(*) from statement_rows as known where known.order_id = statement_rows.order_id
    and known.amount_cents = statement_rows.amount_cents and known.decision = 'automatic'
    and known.checksum <= statement_rows.checksum))`

/** Not decided yet, or what it became was undone since; money that went back, as long as an order counts it. */
const isWaiting = sql<boolean>`(
  (statement_rows.amount_cents > 0 and
    (statement_rows.decision is null or (statement_rows.decision <> 'dismissed' and ${isUndone})))
  or (statement_rows.amount_cents < 0 and
    (statement_rows.decision is null or (statement_rows.decision = 'accepted' and not ${isWrittenDown})
      or (statement_rows.decision = 'automatic' and not ${isNoted}))
    and ${isStillCounted}))`

/** The state of a row that waits, as `currentRows` says it. */
const stateNow = sql<RowState>`case when statement_rows.amount_cents < 0 then 'went-back'
  when statement_rows.decision is not null then 'suggested' else statement_rows.state end`

/** What has an order comes before what has none, so that strangers' deposits never hide it. */
const urgency = sql<number>`case ${stateNow} when 'went-back' then 0 when 'suggested' then 1 when 'over' then 2
  when 'under' then 3 when 'no-match' then 9 else 4 end`

const waitingRows = (db: Database) => db.selectFrom('statement_rows').selectAll('statement_rows').where(isWaiting)

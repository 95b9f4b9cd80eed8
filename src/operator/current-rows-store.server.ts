import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Tables } from '../database/tables.ts'
import type { Day } from '../format/phoenix-time.ts'
import { amountDue, type Order } from '../orders/order.ts'
import { orderOf, selectOrders, withPlans } from '../orders/order-rows-store.server.ts'
import { referenceCharacters } from '../orders/reference.ts'
import { currentReason, type OtherPayment } from './statement/current-reason.ts'
import type { Candidate, RowReason, RowState } from './statement/row.ts'

/** A row of a statement that waits for a decision. */
export interface WaitingRow {
  checksum: string
  day: Day
  /** The part of the row that is not counted yet, in cents; below zero for money that went back. */
  cents: number
  state: RowState
  reason: RowReason
  candidates: Candidate[]
  /** Its line in the file, from 1. */
  line?: number
  /** When its file was imported; ISO 8601 in UTC. */
  importedAt?: string
}

/** The candidates without the payer's spelling, which is not kept after a decision. */
export const withoutFoundText = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((one) => ({ ...one, found: one.reference.slice(-referenceCharacters) }))

/** SQL: the checksum of the row from which a payment was counted. */
export const rowOfPayment = sql<string>`substr(payments.checksum, 1, 64)`

/** Stored rows as they are now: what is not counted yet, the reason, and the amounts due of their orders. */
export async function currentRows(db: Database, rows: readonly Tables['statement_rows'][]): Promise<WaitingRow[]> {
  if (rows.length === 0) return []
  const payments = await db
    .selectFrom('payments')
    .select([rowOfPayment.as('row'), 'amount_cents', 'undone_at'])
    .where(
      rowOfPayment,
      'in',
      rows.map(({ checksum }) => checksum),
    )
    .execute()
  const stored = rows.map(({ candidates }) => candidatesIn(candidates))
  const ids = new Set([
    ...stored.flat().map(({ orderId }) => orderId),
    ...rows.flatMap(({ order_id }) => order_id ?? []),
  ])
  const [orders, paid] = [await ordersById(db, [...ids]), await paidFor(db, [...ids])]
  return rows.map((row, at) => {
    const of = payments.filter((payment) => payment.row === row.checksum)
    const counted = of.filter(({ undone_at }) => undone_at === null).reduce((sum, one) => sum + one.amount_cents, 0)
    const cents = row.amount_cents - counted
    const found = stored[at] ?? []
    const own = orders.get(row.order_id ?? '')
    const candidates = (found.length > 0 || !own ? found : [candidateOf(own, cents)]).map((one) => {
      const order = orders.get(one.orderId)
      return order ? { ...one, owedCents: amountDue(order) } : one
    })
    const { checksum, booked_on: day } = row
    const place = { importedAt: row.imported_at, ...(row.line !== null && { line: row.line }) }
    if (cents < 0) {
      // An order that holds money is proposed first.
      candidates.sort((a, b) => Number(holdsMoney(orders.get(b.orderId))) - Number(holdsMoney(orders.get(a.orderId))))
      const ofPaid = orders.get(candidates[0]?.orderId ?? '')?.status === 'paid' ? 'back-of-paid' : 'back-of-part'
      // A row without a reference keeps its question.
      const reason = row.reason === 'back-perhaps' ? row.reason : ofPaid
      return { checksum, day, cents, state: 'went-back', reason, candidates, ...place }
    }
    const judged =
      of.length === 0
        ? { state: row.state as RowState, reason: row.reason as RowReason, candidates }
        : {
            state: 'suggested' as const,
            reason: counted > 0 ? ('part-undone' as const) : ('undone' as const),
            candidates: sharesOfRest(candidates, cents),
          }
    const others = (orderId: string) => (paid.get(orderId) ?? []).filter((payment) => payment.row !== checksum)
    return { checksum, day, cents, state: judged.state, ...currentReason({ day, cents, ...judged }, others), ...place }
  })
}

const holdsMoney = (order?: Order): boolean => order !== undefined && (order.status === 'paid' || order.paidCents > 0)

async function ordersById(db: Database, ids: readonly string[]): Promise<Map<string, Order>> {
  if (ids.length === 0) return new Map()
  const rows = await selectOrders(withPlans(db)).where('orders.id', 'in', ids).execute()
  return new Map(rows.map(orderOf).map((order) => [order.id, order]))
}

/** The payments that count for these orders, each with the checksum of its row. */
async function paidFor(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, (OtherPayment & { row: string | null })[]>> {
  const paid = new Map<string, (OtherPayment & { row: string | null })[]>()
  if (orderIds.length === 0) return paid
  const rows = await db
    .selectFrom('payments')
    .select([rowOfPayment.as('row'), 'order_id', 'amount_cents', 'received_on', 'origin'])
    .where('order_id', 'in', orderIds)
    .where('amount_cents', '>', 0)
    .where('undone_at', 'is', null)
    .execute()
  for (const { row, order_id, amount_cents: cents, received_on: day, origin } of rows)
    paid.set(order_id, [...(paid.get(order_id) ?? []), { row, day, cents, isByHand: origin === 'by-hand' }])
  return paid
}

const candidateOf = (order: Order, cents: number): Candidate => ({
  reference: order.reference,
  orderId: order.id,
  found: order.reference.slice(-referenceCharacters),
  owedCents: amountDue(order),
  shareCents: cents,
})

/** The rest of a row shared by the amounts due, if they add up to it; otherwise one of the orders is to be chosen. */
function sharesOfRest(candidates: readonly Candidate[], cents: number): Candidate[] {
  const due = candidates.filter(({ owedCents }) => owedCents > 0)
  const fits = due.reduce((sum, { owedCents }) => sum + owedCents, 0) === cents
  return fits
    ? due.map((one) => ({ ...one, shareCents: one.owedCents }))
    : candidates.map((one) => ({ ...one, shareCents: cents }))
}

/** The stored candidates of a row; empty for null. */
export const candidatesIn = (stored: string | null): Candidate[] =>
  stored ? candidatesSchema.parse(JSON.parse(stored)) : []

const candidatesSchema = z.array(
  z.object({
    reference: z.string(),
    orderId: z.string(),
    found: z.string(),
    owedCents: z.number(),
    shareCents: z.number(),
  }),
)

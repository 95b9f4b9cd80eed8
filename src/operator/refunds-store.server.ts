import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { Order } from '../purchase/order.ts'
import { candidatesIn, type WaitingRow } from './current-rows-store.server.ts'
import { areNear } from './statement/dates.ts'
import type { RefundDoubt } from './statement/statement-words.ts'
import { countsMoney, waitingRowsFor } from './waiting-rows-store.server.ts'

/** What money that went back is for an order; `undefined` when it is more than came. */
export function refundActionFor(
  { status, paidCents, amountCents }: Order,
  cents: number,
): 'refund' | 'return-surplus' | 'return-part' | undefined {
  if (status === 'paid' && paidCents > amountCents && paidCents - amountCents === cents) return 'return-surplus'
  if (cents < paidCents) return 'return-part'
  return cents === paidCents ? 'refund' : undefined
}

/** Why a return is not written down for an order, and the other order that the reason is about. */
export interface DoubtAboutRefund {
  outcome: Exclude<RefundDoubt, 'other-sum'>
  other?: string
}

/**
 * Whoever paid twice has one payment that counts and one that waits, was dismissed, or counts for another order: what
 * goes back to them is not the money that counts. What was sent back and written down by hand, or from a row, shows up in
 * the next statement. And a transfer that paid for several orders goes back as one.
 */
export async function refundDoubtOf(
  tx: Database,
  orderId: string,
  row: WaitingRow,
): Promise<DoubtAboutRefund | undefined> {
  const { cents, candidates } = row
  if (candidates.length > 1 && !(await hasPayment(tx, orderId, -cents))) return { outcome: 'for-several' }
  if ((await waitingRowsFor(tx, orderId)).some((other) => other.cents === -cents)) return { outcome: 'money-waits' }
  const dismissed = await tx
    .selectFrom('statement_rows')
    .select('amount_cents')
    .where('order_id', '=', orderId)
    .where('amount_cents', 'in', [cents, -cents])
    .where('decision', '=', 'dismissed')
    .execute()
  const came = dismissed.filter(({ amount_cents }) => amount_cents > 0).length
  if (2 * came > dismissed.length) return { outcome: 'money-dismissed' }
  if (await isNotedByHand(tx, orderId, cents)) return { outcome: 'noted-by-hand' }
  for (const { orderId: named, reference } of candidates)
    if (named !== orderId && (await isNotedByHand(tx, named, cents)))
      return { outcome: 'noted-elsewhere', other: reference }
  if (await isSettledNear(tx, orderId, row)) return { outcome: 'returned-perhaps' }
  const elsewhere = await countedElsewhere(tx, orderId, cents)
  return elsewhere === undefined ? undefined : { outcome: 'counted-elsewhere', other: elsewhere }
}

/** It was written down by hand that this sum went back, and no row of a statement was known by that. */
async function isNotedByHand(tx: Database, orderId: string, cents: number): Promise<boolean> {
  const byHand = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('amount_cents', '=', cents)
    .where('origin', '=', 'by-hand')
    .where('undone_at', 'is', null)
    .execute()
  const known = await tx
    .selectFrom('statement_rows')
    .select('checksum')
    .where('order_id', '=', orderId)
    .where('amount_cents', '=', cents)
    .where('decision', '=', 'automatic')
    .execute()
  return byHand.length > known.length
}

/**
 * Another row of this sum, within the days in which a bank may write the same money down anew, is settled already: known
 * by a note, written down or dismissed. Rows of one import are not the same money.
 */
async function isSettledNear(tx: Database, orderId: string, { checksum, cents, day }: WaitingRow): Promise<boolean> {
  const rows = await tx
    .selectFrom('statement_rows')
    .select('booked_on')
    .where('order_id', '=', orderId)
    .where('amount_cents', '=', cents)
    .where('imported_at', '<>', (own) =>
      own.selectFrom('statement_rows as own').select('own.imported_at').where('own.checksum', '=', checksum),
    )
    .where((row) =>
      row.or([
        row('decision', 'in', ['automatic', 'dismissed']),
        row.exists(
          row
            .selectFrom('payments')
            .select('payments.id')
            .where('payments.id', 'like', sql<string>`statement_rows.checksum || '/back/%'`)
            .where('payments.undone_at', 'is', null),
        ),
      ]),
    )
    .execute()
  return rows.some(({ booked_on }) => areNear(booked_on, day))
}

/** Another order that counts a payment of this sum which names this one. */
async function countedElsewhere(tx: Database, orderId: string, cents: number): Promise<string | undefined> {
  const other = await tx
    .selectFrom('statement_rows')
    .innerJoin('payments', (join) =>
      join.on(sql`substr(payments.checksum, 1, 64)`, '=', sql.ref('statement_rows.checksum')),
    )
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('orders.reference')
    .where('statement_rows.amount_cents', '=', -cents)
    .where((row) =>
      row.or([
        row('statement_rows.order_id', '=', orderId),
        row('statement_rows.candidates', 'like', `%"${orderId}"%`),
      ]),
    )
    .where('payments.order_id', '<>', orderId)
    .where('payments.undone_at', 'is', null)
    .where(countsMoney)
    .orderBy('orders.reference')
    .executeTakeFirst()
  return other?.reference
}

const hasPayment = async (tx: Database, orderId: string, cents: number): Promise<boolean> =>
  (await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('amount_cents', '=', cents)
    .where('undone_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** The cents of each row by which money went back for these orders, or for any; not those that a person has dismissed. */
export async function refundsByOrder(db: Database, orderIds?: readonly string[]): Promise<Map<string, number[]>> {
  const returns = new Map<string, number[]>()
  if (orderIds?.length === 0) return returns
  let back = db
    .selectFrom('statement_rows')
    .select(['order_id', 'amount_cents', 'candidates', 'decision'])
    .where('amount_cents', '<', 0)
    .where((row) => row.or([row('decision', 'is', null), row('decision', '<>', 'dismissed')]))
  if (orderIds) back = back.where((row) => row.or([row('order_id', 'in', orderIds), row('decision', 'is', null)]))
  const rows = await back.execute()
  for (const { order_id: own, amount_cents: cents, candidates, decision } of rows) {
    // Until somebody has said whose money it was, it may be that of each order it names.
    const named = decision === null ? candidatesIn(candidates).map(({ orderId }) => orderId) : []
    for (const id of new Set([...(own === null ? [] : [own]), ...named]))
      if (!orderIds || orderIds.includes(id)) returns.set(id, [...(returns.get(id) ?? []), cents])
  }
  return returns
}

/** For the next payment that is written down from a row of money that went back: the first one may have been undone. */
export async function nextRefundId(tx: Database, checksum: string): Promise<string> {
  const before = await tx.selectFrom('payments').select('id').where('id', 'like', `${checksum}/back/%`).execute()
  return `${checksum}/back/${before.length}`
}

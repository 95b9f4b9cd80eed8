import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { Order } from '../orders/order.ts'
import { candidatesIn, type WaitingRow } from './current-rows-store.server.ts'
import { areNear } from './statement/dates.ts'
import type { RefundDoubt } from './statement/statement-words.ts'
import { countsMoney, waitingRowsFor } from './waiting-rows-store.server.ts'

/** The change that a refund of `cents` is for an order; `undefined` when it is more than was paid. */
export function refundActionFor(
  { status, paidCents, amountCents }: Order,
  cents: number,
): 'refund' | 'return-surplus' | 'return-part' | undefined {
  if (status === 'paid' && paidCents > amountCents && paidCents - amountCents === cents) return 'return-surplus'
  if (cents < paidCents) return 'return-part'
  return cents === paidCents ? 'refund' : undefined
}

/** Why a refund is not recorded for an order, and the other order that the reason is about. */
export interface DoubtAboutRefund {
  outcome: Exclude<RefundDoubt, 'other-sum'>
  other?: string
}

/**
 * Why a row of money that went back may not be a refund of this order; `undefined` when nothing speaks against it. A buyer
 * who paid twice gets back the payment that waits, was dismissed or counts for another order. A refund that is recorded
 * by hand shows up in the next statement. And one transfer for several orders goes back as one.
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
  if (await isRecordedByHand(tx, orderId, cents)) return { outcome: 'noted-by-hand' }
  for (const { orderId: named, reference } of candidates)
    if (named !== orderId && (await isRecordedByHand(tx, named, cents)))
      return { outcome: 'noted-elsewhere', other: reference }
  if (await isSettledNear(tx, orderId, row)) return { outcome: 'returned-perhaps' }
  const elsewhere = await countedElsewhere(tx, orderId, cents)
  return elsewhere === undefined ? undefined : { outcome: 'counted-elsewhere', other: elsewhere }
}

/** Whether a refund of this sum is recorded by hand that no row of a statement was matched to. */
async function isRecordedByHand(tx: Database, orderId: string, cents: number): Promise<boolean> {
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
 * Whether another row of this sum and about this day is decided or recorded already: a bank may export the same money with
 * other words. Rows of one import are different money.
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

/** The reference of another order that counts a payment of this sum whose row names this order. */
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

/** The amounts in cents, below zero, of undismissed rows of money that went back, by the id of the order; of all orders without `orderIds`. */
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
    // Before the decision the row counts for every order that it names.
    const named = decision === null ? candidatesIn(candidates).map(({ orderId }) => orderId) : []
    for (const id of new Set([...(own === null ? [] : [own]), ...named]))
      if (!orderIds || orderIds.includes(id)) returns.set(id, [...(returns.get(id) ?? []), cents])
  }
  return returns
}

/** The id for the payment of a refund row, with a number, since an earlier one may have been undone. */
export async function nextRefundId(tx: Database, checksum: string): Promise<string> {
  const before = await tx.selectFrom('payments').select('id').where('id', 'like', `${checksum}/back/%`).execute()
  return `${checksum}/back/${before.length}`
}

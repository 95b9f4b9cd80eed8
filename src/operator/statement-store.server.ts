import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '../database/tables.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'
import { auditRow, type ChangeBy } from '../purchase/audit-store.server.ts'
import { amountDue, statusOn } from '../purchase/order.ts'
import { lockedOrder, orderLife } from '../purchase/order-life-store.server.ts'
import { orderOf, selectOrders, withPlans } from '../purchase/order-rows-store.server.ts'
import { refundsByOrder } from './refunds-store.server.ts'
import { isBookedLate } from './statement/dates.ts'
import { type Mapping, mappingSchema } from './statement/mapping.ts'
import type { PayableOrder } from './statement/payable-order.ts'
import type { StatementRecords, StorableRow } from './statement/preview.server.ts'

/** What one batch of a commit did. */
export interface Committed {
  /** New rows, by the state in which they were written down. */
  added: StorableRow['state'][]
  /** Rows that an import beside this one had written down by then. */
  alreadyImported: number
}

/** An import that began and did not end, by the fingerprint of its file. */
export interface UnfinishedImport {
  file: string
  begunAt: string
  rows: number
}

const importBegun = 'statement-import-begun'
const importEnded = 'statement-imported'
const importSchema = z.object({ file: z.string(), rows: z.optional(z.number()) })

/** The statements that were imported, and how they are read. */
export function statementStore(db: Database) {
  return {
    remembered: async () => {
      const rows = await db.selectFrom('statement_mappings').select(['signature', 'mapping']).execute()
      const read = rows.map(
        ({ signature, mapping }) => [signature, mappingSchema.safeParse(JSON.parse(mapping))] as const,
      )
      return new Map(read.flatMap(([signature, mapping]) => (mapping.success ? [[signature, mapping.data]] : [])))
    },

    imported: async (checksums) => {
      if (checksums.length === 0) return new Set()
      const rows = await db.selectFrom('statement_rows').select('checksum').where('checksum', 'in', checksums).execute()
      return new Set(rows.map(({ checksum }) => checksum))
    },

    payableOrders: async function* (today) {
      const returns = await refundsByOrder(db)
      for (let after = ''; ; ) {
        const rows = await selectOrders(withPlans(db))
          .where('orders.id', '>', after)
          .orderBy('orders.id')
          .limit(200)
          .execute()
        const orders = rows.map(orderOf)
        const ids = orders.map(({ id }) => id)
        const [earlier, known] = [await paymentsOf(db, ids), await rowsOf(db, ids)]
        if (orders.length > 0)
          yield orders.map(
            (order): PayableOrder => ({
              ...order,
              status: statusOn(order, today),
              isDemonstration: order.payments === 'demo',
              orderedOn: phoenixDay(new Date(order.orderedAt)),
              earlier: earlier.get(order.id) ?? [],
              known: known.get(order.id) ?? [],
              wentBack: returns.get(order.id) ?? [],
            }),
          )
        const last = orders.at(-1)
        if (!last || orders.length < 200) return
        after = last.id
      }
    },

    remember: async (signature: string, mapping: Mapping, at: Date): Promise<void> => {
      const kept = { mapping: JSON.stringify(mapping), saved_at: at.toISOString() }
      await db
        .insertInto('statement_mappings')
        .values({ signature, ...kept })
        .onConflict((conflict) => conflict.column('signature').doUpdateSet(kept))
        .execute()
    },

    /**
     * Writes down some rows of a preview, each once whoever else imports it, and records the payments of those that are
     * matched or a first part. Where an order stands otherwise by now, its row waits for a person instead.
     */
    commit: (rows: readonly StorableRow[], at: Date): Promise<Committed> =>
      db.transaction().execute(async (tx) => {
        const paying = rows.filter(({ state }) => state === 'matched' || state === 'under')
        // A return locks its orders too, so that a payment beside it sees it or comes before it.
        const locking = rows.filter((row) => paying.includes(row) || row.state === 'went-back')
        const standing = await lockedOrders(
          tx,
          locking.flatMap(({ candidates }) => candidates.map((one) => one.reference)),
        )
        const returns = await refundsByOrder(
          tx,
          paying.flatMap(({ candidates }) => candidates.map(({ orderId }) => orderId)),
        )
        const written = await insertRows(tx, rows, at)
        const committed: Committed = { added: [], alreadyImported: rows.length - written.size }
        for (const row of rows.filter(({ checksum }) => written.has(checksum)))
          committed.added.push(
            paying.includes(row) && !(await pay(tx, row, standing, returns, at)) ? 'suggested' : row.state,
          )
        return committed
      }),

    /** Leaves a row in the audit before an import, so that one which is cut off is told of. */
    noteBeginning: async (file: string, rows: number, by: ChangeBy): Promise<void> => {
      await db
        .insertInto('audit')
        .values(auditRow('', by, importBegun, { file, rows }))
        .execute()
    },

    /** Leaves one row in the audit for a whole import. */
    noteImport: async (file: string, counts: Readonly<Record<string, number>>, by: ChangeBy): Promise<void> => {
      await db
        .insertInto('audit')
        .values(auditRow('', by, importEnded, { ...counts, file }))
        .execute()
    },

    /** Imports since then that began and did not end, each file once. */
    unfinished: async (since: Date): Promise<UnfinishedImport[]> => {
      const rows = await db
        .selectFrom('audit')
        .select(['at', 'action', 'detail'])
        .where('action', 'in', [importBegun, importEnded])
        .where('at', '>=', since.toISOString())
        .orderBy('at')
        .orderBy('action')
        .execute()
      const open = new Map<string, UnfinishedImport>()
      for (const { at, action, detail } of rows) {
        const noted = importSchema.safeParse(JSON.parse(detail))
        if (!noted.success) continue
        const { file, rows = 0 } = noted.data
        if (action === importEnded) open.delete(file)
        else open.set(file, { file, begunAt: at, rows })
      }
      return [...open.values()]
    },
  } satisfies StatementRecords & Record<string, unknown>
}

/** An order as it stands until the end of the transaction. */
interface Standing {
  owedCents: number
  closesOn: Day
}

async function lockedOrders(tx: Database, references: readonly string[]): Promise<Map<string, Standing>> {
  const standing = new Map<string, Standing>()
  // In one order for all, so that two imports never wait for each other in a circle.
  for (const reference of [...new Set(references)].sort()) {
    const order = await lockedOrder(tx, reference)
    if (!order) continue
    standing.set(reference, { owedCents: amountDue(order), closesOn: order.closesOn })
  }
  return standing
}

/** Writes down those rows that are not yet; returns their checksums. */
async function insertRows(tx: Database, rows: readonly StorableRow[], at: Date): Promise<Set<string>> {
  const written = await tx
    .insertInto('statement_rows')
    .values(rows.toSorted((a, b) => (a.checksum < b.checksum ? -1 : 1)).map((row) => rowOf(row, at)))
    .onConflict((conflict) => conflict.column('checksum').doNothing())
    .returning('checksum')
    .execute()
  return new Set(written.map(({ checksum }) => checksum))
}

function rowOf(row: StorableRow, at: Date) {
  const isDone = row.state === 'matched' || row.state === 'under' || row.reason === 'back-noted'
  return {
    checksum: row.checksum,
    booked_on: row.day,
    amount_cents: row.cents,
    state: row.state,
    reason: row.reason,
    order_id: row.candidates[0]?.orderId ?? null,
    candidates: isDone || row.candidates.length === 0 ? null : JSON.stringify(row.candidates),
    imported_at: at.toISOString(),
    line: row.line,
    ...(isDone && { decision: 'automatic' as const, decided_at: at.toISOString() }),
  }
}

/** Records the payment of one row; false, and the row waits, where its order stands otherwise than in the preview. */
async function pay(
  tx: Database,
  row: StorableRow,
  standing: Map<string, Standing>,
  returns: ReadonlyMap<string, number[]>,
  at: Date,
): Promise<boolean> {
  const [candidate] = row.candidates
  if (!candidate) throw new Error('a row is matched to no order')
  const { reference } = candidate
  const payment = {
    id: randomUUID(),
    amountCents: row.cents,
    receivedOn: row.day,
    origin: 'statement',
    checksum: row.checksum,
  } as const
  const order = standing.get(reference)
  const isSame =
    order?.owedCents === candidate.owedCents &&
    !returns.has(candidate.orderId) &&
    // A part that came too late waits for a person.
    !(row.state === 'under' && isBookedLate(order, row.day, phoenixDay(at)))
  const by = { actor: 'operator', at, auditId: randomUUID() } as const
  const change = isSame && (await orderLife(tx).change(reference, { action: 'pay', payment }, by))
  if (change && change.outcome === 'done') {
    order.owedCents -= row.cents
    return true
  }
  await tx
    .updateTable('statement_rows')
    .set({
      state: 'suggested',
      reason: 'changed',
      candidates: JSON.stringify(row.candidates),
      decision: null,
      decided_at: null,
    })
    .where('checksum', '=', row.checksum)
    .execute()
  return false
}

async function paymentsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, PayableOrder['earlier']>> {
  const payments = new Map<string, PayableOrder['earlier']>()
  if (orderIds.length === 0) return payments
  const rows = await db
    .selectFrom('payments')
    .select(['order_id', 'amount_cents', 'received_on', 'origin', 'undone_at'])
    .where('order_id', 'in', orderIds)
    .execute()
  for (const row of rows) {
    const one = {
      day: row.received_on,
      cents: row.amount_cents,
      isByHand: row.origin === 'by-hand',
      isUndone: row.undone_at !== null,
    }
    payments.set(row.order_id, [...(payments.get(row.order_id) ?? []), one])
  }
  return payments
}

/** Rows of money that came which are kept with these orders. */
async function rowsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, PayableOrder['known']>> {
  const known = new Map<string, PayableOrder['known']>()
  if (orderIds.length === 0) return known
  const rows = await db
    .selectFrom('statement_rows')
    .select(['order_id', 'amount_cents', 'booked_on'])
    .where('order_id', 'in', orderIds)
    .where('amount_cents', '>', 0)
    .execute()
  for (const { order_id, amount_cents: cents, booked_on: day } of rows)
    if (order_id !== null) known.set(order_id, [...(known.get(order_id) ?? []), { day, cents }])
  return known
}

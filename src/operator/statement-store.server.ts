import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '../database/tables.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'
import { auditRow, type ChangeBy } from '../orders/audit-store.server.ts'
import { amountDue } from '../orders/order.ts'
import { lockedOrder, orderLife } from '../orders/order-life-store.server.ts'
import { type Tell, tellNobody } from '../orders/order-news.ts'
import { payableOrders } from './payable-orders-store.server.ts'
import { refundsByOrder } from './refunds-store.server.ts'
import { isBookedLate } from './statement/dates.ts'
import { type Mapping, mappingSchema } from './statement/mapping.ts'
import type { StatementRecords, StorableRow } from './statement/preview.server.ts'

/** The result of importing one batch. */
export interface Committed {
  /** The states of the new rows. */
  added: StorableRow['state'][]
  /** Rows that a concurrent import had stored already. */
  alreadyImported: number
}

/** An import that has begun and not ended, with the fingerprint of its file. */
export interface UnfinishedImport {
  file: string
  begunAt: string
  rows: number
}

const importBegun = 'statement-import-begun'
const importEnded = 'statement-imported'
const importSchema = z.object({ file: z.string(), rows: z.optional(z.number()) })

/** Stores imported rows and the mappings of their files; `tell` hears of the money that is counted. */
export function statementStore(db: Database, tell: Tell = tellNobody) {
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

    payableOrders: (today) => payableOrders(db, today),

    remember: async (signature: string, mapping: Mapping, at: Date): Promise<void> => {
      const kept = { mapping: JSON.stringify(mapping), saved_at: at.toISOString() }
      await db
        .insertInto('statement_mappings')
        .values({ signature, ...kept })
        .onConflict((conflict) => conflict.column('signature').doUpdateSet(kept))
        .execute()
    },

    /**
     * Imports some rows of a preview, each once, also beside other imports, and records the payments of those that are
     * matched or a first part. Where the order has changed since the preview, the row waits for a decision instead.
     */
    commit: (rows: readonly StorableRow[], at: Date): Promise<Committed> =>
      db.transaction().execute(async (tx) => {
        const paying = rows.filter(({ state }) => state === 'matched' || state === 'under')
        // A refund locks its orders too, so that a concurrent payment either sees it or comes first.
        const locking = rows.filter((row) => paying.includes(row) || row.state === 'went-back')
        const locked = await lockedOrders(
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
            paying.includes(row) && !(await pay(tx, tell, row, locked, returns, at)) ? 'suggested' : row.state,
          )
        return committed
      }),

    /** Records in the audit that an import begins, so that an interrupted one is reported. */
    noteBeginning: async (file: string, rows: number, by: ChangeBy): Promise<void> => {
      await db
        .insertInto('audit')
        .values(auditRow('', by, importBegun, { file, rows }))
        .execute()
    },

    /** Records in the audit that an import has ended, with its counts. */
    noteImport: async (file: string, counts: Readonly<Record<string, number>>, by: ChangeBy): Promise<void> => {
      await db
        .insertInto('audit')
        .values(auditRow('', by, importEnded, { ...counts, file }))
        .execute()
    },

    /** Imports since then that have begun and not ended, each file once. */
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

/** An order whose row is locked until the end of the transaction. */
interface LockedOrder {
  owedCents: number
  closesOn: Day
}

async function lockedOrders(tx: Database, references: readonly string[]): Promise<Map<string, LockedOrder>> {
  const locked = new Map<string, LockedOrder>()
  // Always in the same order, which avoids deadlocks between two imports.
  for (const reference of [...new Set(references)].sort()) {
    const order = await lockedOrder(tx, reference)
    if (!order) continue
    locked.set(reference, { owedCents: amountDue(order), closesOn: order.closesOn })
  }
  return locked
}

/** Stores the rows that are new; returns their checksums. */
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

/** Records the payment of one row; returns false, and lets the row wait, when its order has changed since the preview. */
async function pay(
  tx: Database,
  tell: Tell,
  row: StorableRow,
  locked: Map<string, LockedOrder>,
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
  const order = locked.get(reference)
  const isSame =
    order?.owedCents === candidate.owedCents &&
    !returns.has(candidate.orderId) &&
    // A late part of the price waits for a decision.
    !(row.state === 'under' && isBookedLate(order, row.day, phoenixDay(at)))
  const by = { actor: 'operator', at, auditId: randomUUID() } as const
  const change = isSame && (await orderLife(tx, tell).change(reference, { action: 'pay', payment }, by))
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

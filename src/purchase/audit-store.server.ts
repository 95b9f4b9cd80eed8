import { type Selectable, sql } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'

export type AuditEntry = Selectable<Tables['audit']>

/** Who did something, and when. */
export interface ChangeBy {
  /** A stranger is whoever tries what opens nothing; the service is its own sweep. */
  actor: 'buyer' | 'operator' | 'demonstration' | 'service' | 'stranger'
  at: Date
  /** Of the audit row. */
  auditId: string
  /** Why; every decision of the operator has one. */
  comment?: string
}

/** What an audit row says beside its action; it may hold anything but a code. */
export type AuditDetail = Readonly<Record<string, unknown>>

/** One row of the audit; `orderId` is empty for what belongs to no order. */
export function auditRow(orderId: string, by: ChangeBy, action: string, detail: AuditDetail): AuditEntry {
  return {
    id: by.auditId,
    at: by.at.toISOString(),
    order_id: orderId,
    actor: by.actor,
    action,
    detail: JSON.stringify(by.comment === undefined ? detail : { ...detail, comment: by.comment }),
  }
}

/** The audit of what changed nothing. */
export function auditStore(db: Database) {
  return {
    /**
     * Notes what was tried and refused, at most `most` times in 24 hours for each action: whoever floods the service
     * must not fill its disk. What strangers tried is counted beyond that.
     */
    noteRefusal: async (row: AuditEntry, most = 500): Promise<void> => {
      if (row.actor === 'stranger') await countRefusal(db, row)
      const dayBefore = new Date(Date.parse(row.at) - day).toISOString()
      const recent = await db
        .selectFrom('audit')
        .select('id')
        .where('action', '=', row.action)
        .where('at', '>', dayBefore)
        .limit(most)
        .execute()
      if (recent.length < most) await db.insertInto('audit').values(row).execute()
    },

    /** How often strangers were refused since that hour, by what the audit calls it. */
    refusalsSince: async (since: Date): Promise<ReadonlyMap<string, number>> => {
      const rows = await db
        .selectFrom('refusals')
        .select(['action', (row) => row.fn.sum('tries').as('tries')])
        .where('hour', '>=', hourOf(since))
        .groupBy('action')
        .execute()
      return new Map(rows.map(({ action, tries }) => [action, Number(tries)]))
    },

    /** Of an order that was removed, by the reference that the row of its removal keeps. */
    ofRemoved: async (reference: string): Promise<AuditEntry[]> => {
      const row = await db
        .selectFrom('audit')
        .selectAll()
        .where('action', 'in', ['removed', 'flood-removed'])
        .where('detail', 'like', `%"${reference}"%`)
        .limit(1)
        .executeTakeFirst()
      if (!row) return []
      return row.order_id === '' ? [row] : historyOf(db, row.order_id)
    },
  }
}
const day = 24 * 3_600_000
const hourOf = (at: Date): string => at.toISOString().slice(0, 13)

async function countRefusal(db: Database, { at, action }: AuditEntry): Promise<void> {
  const hour = hourOf(new Date(at))
  const { tries } = await db
    .insertInto('refusals')
    .values({ hour, action, tries: 1 })
    .onConflict((conflict) => conflict.columns(['hour', 'action']).doUpdateSet({ tries: sql`refusals.tries + 1` }))
    .returning('tries')
    .executeTakeFirstOrThrow()
  // The first of an hour sweeps: nobody asks about more than a day.
  if (tries === 1)
    await db
      .deleteFrom('refusals')
      .where('hour', '<', hourOf(new Date(Date.parse(at) - 30 * day)))
      .execute()
}

/** All that guards have to do with the audit. */
export type RefusalNotes = Pick<ReturnType<typeof auditStore>, 'noteRefusal'>

/** All that happened to an order, in the order in which it did. */
export const historyOf = (tx: Database, orderId: string): Promise<AuditEntry[]> =>
  tx.selectFrom('audit').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute()

/**
 * The newest of what happened to an order, in the order in which it did: more than one day may add, refusals included,
 * and a day is how far back a change looks.
 */
export async function recentHistoryOf(tx: Database, orderId: string): Promise<AuditEntry[]> {
  const newest = tx.selectFrom('audit').selectAll().where('order_id', '=', orderId)
  const found = await newest.orderBy('at', 'desc').orderBy('id', 'desc').limit(1000).execute()
  return found.reverse()
}

/** Clocks of two machines differ; in the history of one order nothing stands before what it followed. */
export const laterThan = (past: AuditEntry[], at: Date): Date => after(past.at(-1)?.at, at)

function after(last: string | null | undefined, at: Date): Date {
  const time = Date.parse(last ?? '')
  return time >= at.getTime() ? new Date(time + 1) : at
}

/** The time at which to note something that belongs to an order: after all that its history holds. */
export async function timeToNote(tx: Database, orderId: string, at: Date): Promise<Date> {
  const newest = await tx
    .selectFrom('audit')
    .select((row) => row.fn.max('at').as('at'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return after(newest?.at, at)
}

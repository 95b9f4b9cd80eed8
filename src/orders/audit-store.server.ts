import { type Selectable, sql } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'

export type AuditEntry = Selectable<Tables['audit']>

/** Who makes a change, when and why. */
export interface ChangeBy {
  /** `stranger`: a caller with a wrong code, phrase or password. `service`: the hourly sweep. */
  actor: 'buyer' | 'operator' | 'demonstration' | 'service' | 'stranger'
  at: Date
  /** The id of the audit row. */
  auditId: string
  /** The reason; every decision of the operator has one. */
  comment?: string
}

/** Further fields of an audit row, stored as JSON. Must never hold a code. */
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

/** Audit rows for refused attempts, which change nothing else. */
export function auditStore(db: Database) {
  return {
    /**
     * Records a refused attempt, at most `most` rows of each action in 24 hours, so that a flood cannot fill the disk.
     * Attempts of strangers are also counted by hour, without limit.
     */
    recordRefusal: async (row: AuditEntry, most = 500): Promise<void> => {
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

    /** How often strangers were refused since that hour, by action. */
    refusalsSince: async (since: Date): Promise<ReadonlyMap<string, number>> => {
      const rows = await db
        .selectFrom('refusals')
        .select(['action', (row) => row.fn.sum('tries').as('tries')])
        .where('hour', '>=', hourOf(since))
        .groupBy('action')
        .execute()
      return new Map(rows.map(({ action, tries }) => [action, Number(tries)]))
    },

    /** The history of a removed order, found by the reference in the row of its removal; empty when there is none. */
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
  // The first refusal of an hour deletes counts older than 30 days; only the last day is ever read.
  if (tries === 1)
    await db
      .deleteFrom('refusals')
      .where('hour', '<', hourOf(new Date(Date.parse(at) - 30 * day)))
      .execute()
}

/** The part of the audit that guards need. */
export type RefusalAudit = Pick<ReturnType<typeof auditStore>, 'recordRefusal'>

/** The whole history of an order, the oldest entry first. */
export const historyOf = (tx: Database, orderId: string): Promise<AuditEntry[]> =>
  tx.selectFrom('audit').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute()

/**
 * The newest 1,000 entries of an order's history, the oldest first. One day cannot add more, refusals included, and a
 * change looks back one day.
 */
export async function recentHistoryOf(tx: Database, orderId: string): Promise<AuditEntry[]> {
  const newest = tx.selectFrom('audit').selectAll().where('order_id', '=', orderId)
  const found = await newest.orderBy('at', 'desc').orderBy('id', 'desc').limit(1000).execute()
  return found.reverse()
}

/** `at`, or a later time if the history has a later entry: clocks of two machines differ, but a history stays in order. */
export const laterThan = (past: AuditEntry[], at: Date): Date => after(past.at(-1)?.at, at)

function after(last: string | null | undefined, at: Date): Date {
  const time = Date.parse(last ?? '')
  return time >= at.getTime() ? new Date(time + 1) : at
}

/** `at`, or a later time, so that the entry follows all that the order's history holds. */
export async function timeToNote(tx: Database, orderId: string, at: Date): Promise<Date> {
  const newest = await tx
    .selectFrom('audit')
    .select((row) => row.fn.max('at').as('at'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return after(newest?.at, at)
}

import * as z from 'zod/mini'
import type { PlanType } from '../content/plan-table.ts'
import type { Database } from '../database/tables.ts'
import { auditRow, type ChangeBy, historyOf, laterThan } from '../orders/audit-store.server.ts'
import type { Payments } from '../orders/order.ts'
import { lockedOrder } from '../orders/order-life-store.server.ts'
import { type CallKind, callKinds, callsOfPlan, callsOwed, type OwedCall, type SettledCall } from './calls-owed.ts'

/** A paid order with the calls that its plan still owes, the most urgent first. */
export interface OrderWithCalls {
  id: string
  reference: string
  confirmedAt: string
  owed: OwedCall[]
}

/** The outcome of settling a call. Each kind is settled once for an order; `changed-since`: the history has a newer entry than `seen`. */
export type CallOutcome = 'done' | 'settled-before' | 'not-owed' | 'changed-since' | 'unknown'

/** A call that was made or is not wanted. */
export interface CallNote {
  kind: CallKind
  /** False when the buyer did not want it. */
  wasMade: boolean
  /** The id of the newest history entry that the operator saw. */
  seen?: string
}

const notWanted = 'call-not-wanted'

/** Stores settled calls and finds those that are owed. */
export function callStore(records: Database) {
  const db = records.$extendTables<{ orders: { plan: PlanType }; calls: { kind: CallKind } }>()
  const settledOf = async (ids: readonly string[]): Promise<(SettledCall & { orderId: string })[]> => {
    if (ids.length === 0) return []
    const [calls, notes] = await Promise.all([
      db.selectFrom('calls').selectAll().where('order_id', 'in', ids).orderBy('made_at').orderBy('kind').execute(),
      db
        .selectFrom('audit')
        .select(['order_id', 'detail'])
        .where('action', '=', notWanted)
        .where('order_id', 'in', ids)
        .execute(),
    ])
    const unwanted = new Set(
      notes.flatMap(({ order_id, detail }) => noteSchema.parse(JSON.parse(detail)).kinds.map((k) => order_id + k)),
    )
    return calls.map(({ order_id: orderId, kind, made_at: settledAt }) => ({
      orderId,
      kind,
      settledAt,
      isWanted: !unwanted.has(orderId + kind),
    }))
  }
  return {
    of: (orderId: string): Promise<SettledCall[]> => settledOf([orderId]),

    /**
     * One page of paid orders with calls still to be made, by deadline, and how many there are. All of them are read,
     * since the deadlines are computed in `callsOwed` and not in SQL.
     */
    async open(
      payments: readonly Payments[],
      page: { limit: number; skip: number },
    ): Promise<{ orders: OrderWithCalls[]; total: number }> {
      const orders = await db
        .selectFrom('orders')
        .select(['id', 'reference', 'plan', 'confirmed_at as confirmedAt'])
        .where('plan', 'in', plansWithCalls)
        .where('status', '=', 'paid')
        .where('orders.payments', 'in', payments)
        .where('confirmed_at', 'is not', null)
        .where(
          (order) =>
            order
              .selectFrom('calls')
              .select((call) => call.fn.countAll<number>().as('settled'))
              .whereRef('order_id', '=', 'orders.id'),
          '<',
          callKinds.length,
        )
        .$narrowType<{ confirmedAt: string }>()
        .execute()
      const settled = Map.groupBy(await inParts(orders.map(({ id }) => id)), ({ orderId }) => orderId)
      const open = orders
        .map(({ plan, ...order }) => ({
          ...order,
          owed: callsOwed(plan, new Date(order.confirmedAt), settled.get(order.id) ?? []),
        }))
        .filter(({ owed }) => owed.length > 0)
        .toSorted((a, b) => untilOf(a) - untilOf(b) || (a.reference < b.reference ? -1 : 1))
      return { orders: open.slice(page.skip, page.skip + page.limit), total: open.length }
    },

    /** Settles a call with its audit row; of two concurrent attempts one gets `settled-before`. */
    settle: (reference: string, { kind, wasMade, seen }: CallNote, newId: () => string, by: ChangeBy) =>
      records.transaction().execute(async (tx): Promise<CallOutcome> => {
        const order = await lockedOrder(tx, reference)
        if (!order) return 'unknown'
        const past = await historyOf(tx, order.id)
        const before = await tx.selectFrom('calls').select('kind').where('order_id', '=', order.id).execute()
        if (before.some((call) => call.kind === kind)) return 'settled-before'
        if (seen !== undefined && seen !== past.at(-1)?.id) return 'changed-since'
        if (order.status !== 'paid' || !callsOfPlan[order.plan].includes(kind)) return 'not-owed'
        // Without the call there is no follow-up either.
        const both: CallKind[] = kind === 'call' && !wasMade ? ['call', 'follow-up'] : [kind]
        const kinds = both.filter((one) => before.every((call) => call.kind !== one))
        const at = laterThan(past, by.at)
        await tx
          .insertInto('calls')
          .values(kinds.map((one) => ({ id: newId(), order_id: order.id, kind: one, made_at: by.at.toISOString() })))
          .execute()
        const row = auditRow(order.id, { ...by, at }, wasMade ? 'call-made' : notWanted, { kind, kinds })
        await tx.insertInto('audit').values(row).execute()
        return 'done'
      }),
  }

  /** In parts, since SQLite limits the number of parameters (32,766). */
  async function inParts(ids: readonly string[]) {
    const found: Awaited<ReturnType<typeof settledOf>> = []
    for (let at = 0; at < ids.length; at += 500) found.push(...(await settledOf(ids.slice(at, at + 500))))
    return found
  }
}
export type CallStore = ReturnType<typeof callStore>

const plansWithCalls = (Object.keys(callsOfPlan) as PlanType[]).filter((plan) => callsOfPlan[plan].length > 0)
const noteSchema = z.object({ kinds: z.array(z.enum(callKinds)) })
const untilOf = ({ owed }: OrderWithCalls): number => owed[0]?.until.getTime() ?? Number.POSITIVE_INFINITY

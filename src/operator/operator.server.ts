import type { Database } from '../database/tables.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'
import { readAccessCode } from '../orders/access-code.ts'
import { type AuditEntry, auditRow, auditStore } from '../orders/audit-store.server.ts'
import type { CodeVault } from '../orders/code-vault.server.ts'
import { isPossible } from '../orders/order-change.ts'
import { type FloodHour, floodHours } from '../orders/order-flood-store.server.ts'
import { type ChangeOutcome, orderLife } from '../orders/order-life-store.server.ts'
import type { Tell } from '../orders/order-news.ts'
import { type OrderFilter, orderStore } from '../orders/order-store.server.ts'
import { readReference } from '../orders/reference.ts'
import { newAccessCode, newRecoveryPhrase, type Random } from '../purchase/ordering.server.ts'
import { amountFault, type Decision, type DecisionAction, decisionActions, dueDayFault, partFault } from './decision.ts'
import type { OrderFile } from './order-file.ts'
import { statementCents } from './statement/amount.ts'
import { waitingRowsFor } from './waiting-rows-store.server.ts'

/** What the operator's commands need from the outside. */
export interface OperatorServices {
  db: Database
  clock: () => Date
  random: Random
  /** Opened only when needed: to find an order by its code, and for a new code. */
  vault: () => Promise<CodeVault>
  /** Hears of money that came; absent where no mail is set up. */
  tell?: Tell
}

/** The outcome of a decision; a new code and its recovery phrase are returned only here. */
export type DecisionOutcome =
  | (ChangeOutcome & { newCode?: string; newPhrase?: string })
  | { outcome: 'bad-input'; fault: string }

/**
 * Everything that the operator does with orders, for command line and console, which may run concurrently with each other
 * and the service. Every decision has a comment and is recorded in the audit, made or refused.
 */
export function operatorOf({ db, clock, random, vault, tell }: OperatorServices) {
  const orders = orderStore(db)
  const life = orderLife(db, tell)
  return {
    today: (): Day => phoenixDay(clock()),

    /** Makes a decision; with `seen`, the id of the newest history entry that the operator saw, only if it still is. */
    decide: async (reference: string, decision: Decision, comment: string, seen?: string): Promise<DecisionOutcome> => {
      const by = { actor: 'operator', at: clock(), auditId: random.id(), comment } as const
      const refuse = async (why: string, fault: string): Promise<DecisionOutcome> => {
        const tried = { command: decision.action, reference, why }
        const id = (await orders.byReference(reference))?.id ?? ''
        await auditStore(db).recordRefusal(auditRow(id, by, 'refused', tried))
        return { outcome: 'bad-input', fault }
      }
      if (decision.action === 'move-due') {
        const fault = dueDayFault(decision.dueOn, phoenixDay(by.at))
        return fault === undefined ? life.change(reference, decision, by, seen) : refuse('bad-day', fault)
      }
      if (decision.action === 'pay') {
        const fault = amountFault(decision.amount)
        if (fault !== undefined) return refuse('bad-amount', fault)
        const amountCents = statementCents(decision.amount) ?? 0
        const receivedOn = phoenixDay(by.at)
        const payment = { id: random.id(), amountCents, receivedOn, origin: 'by-hand' } as const
        return life.change(reference, { action: 'pay', payment }, by, seen)
      }
      if (decision.action === 'return-part') {
        const paidCents = (await orders.byReference(reference))?.paidCents ?? 0
        const fault = amountFault(decision.amount) ?? partFault(decision.amount, paidCents)
        if (fault !== undefined) return refuse('bad-amount', fault)
        const amountCents = statementCents(decision.amount) ?? 0
        return life.change(reference, { action: 'return-part', amountCents, paymentId: random.id() }, by, seen)
      }
      if (decision.action !== 'reissue')
        return life.change(reference, { ...decision, paymentId: random.id() }, by, seen)
      const plan = (await orders.byReference(reference))?.plan ?? 'basic'
      const newCode = newAccessCode(random, plan)
      // Somebody who has the old code may have its phrase too.
      const newPhrase = newRecoveryPhrase(random)
      const { fingerprint, fingerprintOfRecovery } = await vault()
      const codeHmac = fingerprint(newCode)
      const recoveryHmac = fingerprintOfRecovery(reference, newPhrase)
      const change = await life.change(reference, { action: 'reissue', codeHmac, recoveryHmac }, by, seen)
      return change.outcome === 'done' ? { ...change, newCode, newPhrase } : change
    },

    /** One page of orders, as they stand today. */
    list: (filter: Omit<OrderFilter, 'today'>) => orders.list({ ...filter, today: phoenixDay(clock()) }),

    /** The hours with floods whose orders may still be unpaid, with the number of orders that still exist. */
    floods: (): Promise<FloodHour[]> => floodHours(db, new Date(clock().getTime() - daysOpen * 86_400_000), clock()),

    /** The filter for a reference, a whole code or an amount such as "$29.00"; `undefined` for anything else. */
    readSearch: async (
      text: string,
    ): Promise<Pick<OrderFilter, 'reference' | 'codeHmac' | 'amountCents'> | undefined> => {
      const code = readAccessCode(text)
      if (code !== undefined) return { codeHmac: (await vault()).fingerprint(code) }
      const reference = readReference(text)
      if (reference !== undefined) return { reference }
      const amountCents = statementCents(text)
      return amountCents === undefined || amountCents <= 0 ? undefined : { amountCents }
    },

    /** The decisions that are possible for an order now. */
    possible: ({ order, history }: OrderFile): DecisionAction[] =>
      decisionActions.filter((action) => isPossible(action, order, history, clock())),

    fileOf: async (reference: string): Promise<OrderFile | undefined> => {
      const order = await orders.byReference(reference)
      if (!order) return undefined
      const [payments, history, waiting] = await Promise.all([
        orders.paymentsOf(order.id),
        orders.auditOf(order.id),
        waitingRowsFor(db, order.id),
      ])
      return { order, payments, history, waiting }
    },

    /** The history of a removed order; empty when there was none with that reference. */
    historyOfRemoved: (reference: string): Promise<AuditEntry[]> => auditStore(db).ofRemoved(reference),
  }
}
/** Days after which every order has closed whose due day was not moved. */
const daysOpen = 28

export type Operator = ReturnType<typeof operatorOf>

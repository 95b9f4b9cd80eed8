import { day } from '../api/call-shape.ts'
import { daysAfter } from '../format/day.ts'
import type { Day } from '../format/phoenix-time.ts'
import type { OrderAction } from '../orders/order.ts'
import { exactMoney } from './operator-formats.ts'
import { statementCents } from './statement/amount.ts'

/** A decision of the operator; an amount is as it was typed. */
export type Decision =
  | { action: Exclude<DecisionAction, 'pay' | 'return-part' | 'move-due' | 'reissue'> }
  | { action: 'reissue' }
  | { action: 'pay'; amount: string }
  | { action: 'return-part'; amount: string }
  | { action: 'move-due'; dueOn: Day }

export const decisionActions = [
  'confirm',
  'pay',
  'cancel',
  'reopen',
  'refund',
  'return-surplus',
  'return-part',
  'move-due',
  'reissue',
  'undo',
] as const satisfies readonly OrderAction[]
export type DecisionAction = (typeof decisionActions)[number]
/** Whether this names a decision. */
export const isDecision = (action: string): action is DecisionAction => decisionActions.some((one) => one === action)

/** The most days ahead for a due day, since an unpaid order is removed after half a year. */
const mostDaysAhead = 90

/** What is wrong with a new due day, as a sentence; `undefined` when nothing is. */
export function dueDayFault(dueOn: string, today: Day): string | undefined {
  if (!day.safeParse(dueOn).success)
    return `"${dueOn}" is not a day: write it as YYYY-MM-DD, such as ${daysAfter(today, 7)}.`
  if (dueOn < today) return `${dueOn} is over: an order is due today, ${today}, or later.`
  const last = daysAfter(today, mostDaysAhead)
  return dueOn > last ? `${dueOn} is too far ahead: an order is due by ${last} at the latest.` : undefined
}

/** What is wrong with a typed amount, as a sentence; `undefined` when nothing is. */
export function amountFault(amount: string): string | undefined {
  const cents = statementCents(amount)
  if (cents === undefined) return `"${amount.slice(0, 40)}" is no amount: write dollars and cents, such as 10.00.`
  return cents <= 0 ? 'Write it down as an amount above zero.' : undefined
}

/** What is wrong with a partial refund, as a sentence; `undefined` also for an unpaid order, which refuses it by its status. */
export function partFault(amount: string, paidCents: number): string | undefined {
  if (paidCents <= 0 || (statementCents(amount) ?? 0) < paidCents) return undefined
  return `Only ${exactMoney(paidCents)} is counted for the order. If all of it went back, write down a refund.`
}

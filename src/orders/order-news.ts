import type { Database } from '../database/tables.ts'
import type { Order } from './order.ts'

/** What happened to an order and the operator may want to hear of; `opened`: it is paid for the first time. */
export type OrderNews = { order: Pick<Order, 'reference' | 'plan' | 'amountCents' | 'payments'>; at: Date } & (
  | { kind: 'ordered' | 'opened' }
  /** `amountCents` is what came, which may be a part of the price. */
  | { kind: 'money-came'; amountCents: number }
)

/** Notes news within the transaction in which it happens, so that either both are stored or neither. */
export type Tell = (tx: Database, news: OrderNews) => Promise<void>

/** For whoever only reads, and where no mail is set up. */
export const tellNobody: Tell = async () => {}

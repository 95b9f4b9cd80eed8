import type { AuditEntry } from '../orders/audit-store.server.ts'
import type { Order } from '../orders/order.ts'
import type { Payment } from '../orders/order-store.server.ts'
import type { WaitingRow } from './current-rows-store.server.ts'
import { phoenixMinute } from './operator-formats.ts'

/** An order with its payments, its history, and the waiting rows that may be for it. */
export interface OrderFile {
  order: Order
  payments: Payment[]
  history: AuditEntry[]
  waiting: WaitingRow[]
}

/** One entry of a history as a line: time, actor, action and details. */
export function historyInWords({ at, actor, action, detail }: AuditEntry): string {
  // Internal details, and the references of other orders of a flood, are left out.
  const { undo: _, references: __, ...details } = JSON.parse(detail) as Record<string, unknown>
  const pairs = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`)
  return [phoenixMinute(new Date(at)), actor, action, pairs.join(', ')].join('  ').trimEnd()
}

import type { AuditEntry } from '../purchase/audit-store.server.ts'
import type { Order } from '../purchase/order.ts'
import type { Payment } from '../purchase/order-store.server.ts'
import type { WaitingRow } from './current-rows-store.server.ts'
import { phoenixMinute } from './operator-formats.ts'

/** An order with all that happened to it, and with the money that may be its own and waits for a person. */
export interface OrderFile {
  order: Order
  payments: Payment[]
  history: AuditEntry[]
  waiting: WaitingRow[]
}

/** One row of the audit on a line: when, who, what, and what it says beside. */
export function historyInWords({ at, actor, action, detail }: AuditEntry): string {
  // What a decision keeps for its undoing is for nobody to read, nor which orders were removed together.
  const { undo: _, references: __, ...said } = JSON.parse(detail) as Record<string, unknown>
  const pairs = Object.entries(said).map(([name, value]) => `${name}: ${String(value)}`)
  return [phoenixMinute(new Date(at)), actor, action, pairs.join(', ')].join('  ').trimEnd()
}

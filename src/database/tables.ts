import type { Kysely } from 'kysely'

interface OrdersTable {
  id: string
  /** Whoever keeps orders knows which plans there are. */
  plan: string
  amount_cents: number
  currency: 'USD'
  payments: 'demo' | 'live'
  reference: string
  code_hmac: string
  code_last_four: string
  status: 'awaiting-payment' | 'confirmed' | 'cancelled'
  projects_remaining: number
  created_at: string
  confirmed_at: string | null
  cancelled_at: string | null
  /** The last day, in Phoenix, on which the code opens anything: YYYY-MM-DD. */
  expires_on: string
  idempotency_hmac: string | null
  body_hash: string | null
  sealed_code: string | null
}
interface ProjectsTable {
  id: string
  order_id: string
  checklist_id: string
  started_at: string
  started_on: string
}
interface AuditTable {
  id: string
  at: string
  order_id: string
  actor: string
  action: string
  detail: string
}
interface CodeKeyTable {
  id: 1
  fingerprint: string
}
export interface Tables {
  orders: OrdersTable
  projects: ProjectsTable
  audit: AuditTable
  code_key: CodeKeyTable
}
/** The records, on either engine. */
export type Database = Kysely<Tables>

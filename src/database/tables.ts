import type { Kysely } from 'kysely'

interface OrdersTable {
  id: string
  /** A plan's type; typed by `withPlans`. */
  plan: string
  amount_cents: number
  currency: 'USD'
  payments: 'demo' | 'live'
  reference: string
  code_hmac: string
  status: 'awaiting-payment' | 'part-paid' | 'paid' | 'expired' | 'cancelled' | 'refunded'
  /** What the plan held when it was ordered. */
  projects_bought: number
  projects_remaining: number
  /** The instant until which it is open without its payment; null when it never was. It never changes. */
  open_until: string | null
  created_at: string
  confirmed_at: string | null
  cancelled_at: string | null
  /** The last day, in Phoenix, on which the code opens anything: YYYY-MM-DD. */
  expires_on: string
  idempotency_hmac: string | null
  body_hash: string | null
  sealed_code: string | null
  /** Days in Phoenix: YYYY-MM-DD. */
  due_on: string
  closes_on: string
  recovery_hmac: string
  sealed_recovery: string | null
}
interface PaymentsTable {
  id: string
  order_id: string
  /** Below zero for what was sent back. */
  amount_cents: number
  /** The day the bank names. */
  received_on: string
  origin: 'statement' | 'by-hand'
  /** Of its row of a statement: no row counts twice. */
  checksum: string | null
  recorded_at: string
  /** When it was undone; it then no longer counts. */
  undone_at: string | null
}
interface ProjectsTable {
  id: string
  order_id: string
  checklist_id: string
  started_at: string
  started_on: string
}
interface OpeningsTable {
  /** The fingerprint of an order under a key, which nobody can compute from the order alone. */
  mark: string
  network_hmac: string
  /** The last day, in Phoenix, on which it counts. */
  last_day: string
}
interface OpeningTurnTable {
  id: 1
  taken_at: string
}
interface AuditTable {
  id: string
  at: string
  /** Empty for entries without an order. */
  order_id: string
  actor: string
  action: string
  detail: string
}
interface StatementRowsTable {
  checksum: string
  /** The day the bank names. */
  booked_on: string
  amount_cents: number
  /** A `RowState` and a `RowReason`. */
  state: string
  reason: string
  /** The order that the row is for, or the first of those that it may be for. */
  order_id: string | null
  /** Orders that the row may be for, as JSON, while it waits for a person. */
  candidates: string | null
  imported_at: string
  /** The line of the statement file, counted from 1. */
  line: number
  /** Null while the row waits. */
  decision: 'automatic' | 'accepted' | 'dismissed' | null
  decided_at: string | null
}
interface StatementMappingsTable {
  signature: string
  mapping: string
  saved_at: string
}
interface CodeKeyTable {
  id: 1
  fingerprint: string
}
interface OperatorSessionsTable {
  id_hash: string
  started_at: string
  seen_at: string
}
interface OperatorTotpTable {
  id: 1
  last_step: number
}
interface CallsTable {
  id: string
  order_id: string
  /** A `CallKind`. */
  kind: string
  made_at: string
}
interface RefusalsTable {
  /** In UTC: `2026-11-20T18`. */
  hour: string
  /** As the audit calls it. */
  action: string
  tries: number
}
interface OutboxTable {
  /** Of the mail of a morning its day, so that each day has one. */
  id: string
  /** Stays the same over every try, so that a mail server or a reader knows a repeat. */
  message_id: string
  kind: 'ordered' | 'demo-ordered' | 'money-came' | 'calls-owed' | 'counts' | 'morning'
  reference: string | null
  /** A plan's type. */
  plan: string | null
  amount_cents: number | null
  /** The text of what is about no single order. */
  body: string | null
  written_at: string
  attempts: number
  state: 'waiting' | 'sent' | 'given-up'
  /** When it was sent or given up. */
  settled_at: string | null
}
/** One row: the process that sends mails now, and how the last tries went. */
interface MailTurnTable {
  id: 1
  holder: string
  /** Until then no other process sends. */
  until: string
  failures: number
  failing_since: string | null
  next_try_at: string | null
  /** A `MailFault`. */
  fault: string | null
}
interface PageViewsTable {
  /** In Phoenix: YYYY-MM-DD. */
  day: string
  payments: 'demo' | 'live'
  page: string
  views: number
}
export interface Tables {
  orders: OrdersTable
  payments: PaymentsTable
  projects: ProjectsTable
  openings: OpeningsTable
  opening_turn: OpeningTurnTable
  audit: AuditTable
  code_key: CodeKeyTable
  statement_rows: StatementRowsTable
  statement_mappings: StatementMappingsTable
  operator_sessions: OperatorSessionsTable
  operator_totp: OperatorTotpTable
  calls: CallsTable
  refusals: RefusalsTable
  outbox: OutboxTable
  mail_turn: MailTurnTable
  page_views: PageViewsTable
}
/** The records, on either engine. */
export type Database = Kysely<Tables>

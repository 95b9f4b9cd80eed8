import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The schema of the records: orders and the money for them, projects, imported statements, the operator's sessions and
 * mails, counts of shown pages, and an audit that only grows. Text, integers and ISO-8601 UTC times only, so that both engines hold the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db)
  await createOpenings(db)
  await createAudit(db)
  await createCodeKey(db)
  await createStatements(db)
  await createOperator(db)
  await createOutbox(db)
  await createPageViews(db)
}

/** Orders, the payments for them and the projects that they were spent on. */
async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('payments', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('code_hmac', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('projects_bought', 'integer', (c) => c.notNull())
    .addColumn('projects_remaining', 'integer', (c) => c.notNull().check(sql`projects_remaining >= 0`))
    .addColumn('open_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('cancelled_at', 'text')
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('idempotency_hmac', 'text', (c) => c.unique())
    .addColumn('body_hash', 'text')
    .addColumn('sealed_code', 'text')
    .addColumn('due_on', 'text', (c) => c.notNull())
    .addColumn('closes_on', 'text', (c) => c.notNull())
    .addColumn('recovery_hmac', 'text', (c) => c.notNull())
    .addColumn('sealed_recovery', 'text')
    .execute()
  await index(db, 'orders_newest', 'orders', ['created_at', 'id'])
  await index(db, 'orders_by_status', 'orders', ['status', 'created_at', 'id'])
  await index(db, 'orders_by_closing', 'orders', ['status', 'closes_on'])
  await index(db, 'orders_open_before_payment', 'orders', ['open_until'])
  await db.schema
    .createTable('projects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('checklist_id', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('started_on', 'text', (c) => c.notNull())
    .addUniqueConstraint('projects_once', ['order_id', 'checklist_id'])
    .execute()
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('received_on', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('checksum', 'text', (c) => c.unique())
    .addColumn('recorded_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  await index(db, 'payments_order', 'payments', ['order_id'])
}

/**
 * Which networks have ordered what opened before its payment, so that each may do so a few times only. No row names an
 * order, and `opening_turn` is one row that is locked while places are counted.
 */
async function createOpenings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('openings')
    .addColumn('mark', 'text', (c) => c.primaryKey())
    .addColumn('network_hmac', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'openings_of_network', 'openings', ['network_hmac'])
  await db.schema
    .createTable('opening_turn')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('taken_at', 'text', (c) => c.notNull())
    .execute()
}

/** What happened to orders, and how often strangers were refused: the audit keeps a bounded number of refusals an hour. */
async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'audit_order', 'audit', ['order_id'])
  await index(db, 'audit_action', 'audit', ['action', 'at'])
  for (const statement of appendOnly(db)) await sql.raw(statement).execute(db)
  await db.schema
    .createTable('refusals')
    .addColumn('hour', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('refusals_by_hour', ['hour', 'action'])
    .execute()
}

/** The two engines spell a refusing trigger differently; nothing else in the schema differs. */
function appendOnly(db: Kysely<unknown>): string[] {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    return [
      `create function refuse_audit_change() returns trigger language plpgsql as
       $$ begin raise exception 'the audit only grows'; end $$`,
      `create trigger audit_only_grows before update or delete or truncate on audit
       for each statement execute function refuse_audit_change()`,
    ]
  return ['update', 'delete'].map(
    (change) => `create trigger audit_no_${change} before ${change} on audit
       begin select raise(abort, 'the audit only grows'); end`,
  )
}

/** At most one row: the fingerprint by which the key of these records is recognised, and nothing of the key itself. */
async function createCodeKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('code_key')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .execute()
}

/**
 * Imported rows of bank statements, and how the columns of each kind of statement are read. A row keeps its line,
 * checksum, day, amount, outcome and order; who paid is never stored.
 */
async function createStatements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('statement_rows')
    .addColumn('checksum', 'text', (c) => c.primaryKey())
    .addColumn('booked_on', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('candidates', 'text')
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('line', 'integer', (c) => c.notNull())
    .execute()
  await index(db, 'statement_rows_waiting', 'statement_rows', ['decision', 'booked_on', 'checksum'])
  await index(db, 'statement_rows_of_orders', 'statement_rows', ['order_id'])
  await db.schema
    .createTable('statement_mappings')
    .addColumn('signature', 'text', (c) => c.primaryKey())
    .addColumn('mapping', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .execute()
}

/** The operator's sessions, the time step of the last accepted one-time code, and the calls that were made. */
async function createOperator(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('operator_totp')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('calls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('calls_once', ['order_id', 'kind'])
    .execute()
}

/** Mails to the operator that wait or have gone, and whose turn it is to send them. */
async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('plan', 'text')
    .addColumn('amount_cents', 'integer')
    .addColumn('body', 'text')
    .addColumn('written_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .execute()
  await index(db, 'outbox_by_state', 'outbox', ['state', 'settled_at'])
  await db.schema
    .createTable('mail_turn')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('next_try_at', 'text')
    .addColumn('fault', 'text')
    .execute()
}

/** How often each public page was shown on a day, and nothing of who saw it. */
async function createPageViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_views')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('payments', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_views_by_day', ['day', 'payments', 'page'])
    .execute()
}

const index = (db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> =>
  db.schema.createIndex(name).on(table).columns(columns).execute()

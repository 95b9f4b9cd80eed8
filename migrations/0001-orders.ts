import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Orders, the projects they were spent on, and an audit that only grows. Text, integers and ISO-8601 UTC times only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('payments', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('code_hmac', 'text', (c) => c.notNull().unique())
    .addColumn('code_last_four', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('projects_remaining', 'integer', (c) => c.notNull().check(sql`projects_remaining >= 0`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('cancelled_at', 'text')
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('idempotency_hmac', 'text', (c) => c.unique())
    .addColumn('body_hash', 'text')
    .addColumn('sealed_code', 'text')
    .execute()
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
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_order').on('audit').column('order_id').execute()
  for (const statement of appendOnly(db)) await sql.raw(statement).execute(db)
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

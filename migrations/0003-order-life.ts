import type { Kysely } from 'kysely'

/**
 * When an order is due and closes, the payments that came for it, and lists by status. Only adds: the version before
 * goes on with the columns that it knows. Orders are no longer known by a part of their code.
 */
export async function up(db: Kysely<Emptied>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('due_on', 'text').execute()
  await db.schema.alterTable('orders').addColumn('closes_on', 'text').execute()
  await db.schema.alterTable('orders').addColumn('recovery_hmac', 'text').execute()
  await db.updateTable('orders').set({ code_last_four: '' }).execute()
  await db.schema.createIndex('orders_newest').on('orders').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('orders_by_status').on('orders').columns(['status', 'created_at', 'id']).execute()
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
  await db.schema.createIndex('payments_order').on('payments').column('order_id').execute()
  await db.schema.createIndex('audit_action').on('audit').columns(['action', 'at']).execute()
}

interface Emptied {
  orders: { code_last_four: string }
}

import type { Kysely } from 'kysely'

/**
 * A sealed copy of the recovery phrase, beside that of the code; its fingerprint has had a column since 0003. And what has
 * closed is found without looking at every order, which a flood may make many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('orders_by_closing').on('orders').columns(['status', 'closes_on']).execute()
  await db.schema.alterTable('orders').addColumn('sealed_recovery', 'text').execute()
}

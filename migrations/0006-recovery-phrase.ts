import type { Kysely } from 'kysely'

/** A sealed copy of the recovery phrase, beside that of the code; its fingerprint has had a column since 0003. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('sealed_recovery', 'text').execute()
}

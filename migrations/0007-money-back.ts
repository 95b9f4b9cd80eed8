import type { Kysely } from 'kysely'

/** Before an order is paid by itself, each row of it is asked whether money went back; an import has thousands of rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('statement_rows_of_orders').on('statement_rows').column('order_id').execute()
}

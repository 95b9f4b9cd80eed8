import type { Kysely } from 'kysely'

/** Where a row stood in its file, so that a person finds there what the records do not keep: the words of a payer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('statement_rows').addColumn('line', 'integer').execute()
}

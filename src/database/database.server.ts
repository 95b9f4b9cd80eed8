import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as orders from '../../migrations/0001-orders.ts'
import * as codeKey from '../../migrations/0002-code-key.ts'
import * as orderLife from '../../migrations/0003-order-life.ts'
import * as statements from '../../migrations/0004-statements.ts'
import { postgresDialect } from './postgres.server.ts'
import { sqliteDialect } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

const migrations: Record<string, Migration> = {
  '0001-orders': orders,
  '0002-code-key': codeKey,
  '0003-order-life': orderLife,
  '0004-statements': statements,
}

/** Where the records live: a file for SQLite, an address for PostgreSQL. */
export type DatabaseAddress = { file: string } | { url: string; maxConnections?: number }

export interface DatabaseSettings {
  dataDir: string
  databaseUrl: string | undefined
}

export const databaseAddress = ({ dataDir, databaseUrl }: DatabaseSettings): DatabaseAddress =>
  databaseUrl === undefined ? { file: resolve(dataDir, 'home-quality.db') } : { url: databaseUrl }

/** Opens the database and brings its schema up to date; safe when two processes start together. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const db = connect(address)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy().catch(() => {})
    throw error
  }
}

/** Opens records that a service has made and brought up to date; returns how far they are when it has not, and makes nothing. */
export async function openExisting(address: DatabaseAddress): Promise<Database | 'missing' | 'of an earlier version'> {
  if ('file' in address && !existsSync(address.file)) return 'missing'
  const db = connect(address)
  try {
    const known = await migrator(db).getMigrations()
    const seen = known.filter(({ executedAt }) => executedAt !== undefined)
    if (seen.length === known.length) return db
    await db.destroy()
    return seen.length === 0 ? 'missing' : 'of an earlier version'
  } catch (error) {
    await db.destroy().catch(() => {})
    throw error
  }
}

const connect = (address: DatabaseAddress): Database =>
  new Kysely<Tables>({
    dialect: 'file' in address ? sqliteDialect(address.file) : postgresDialect(address.url, address.maxConnections),
  })

/** Resolves while the database responds; rejects when it is away. */
export const pingDatabase = (db: Database): Promise<unknown> => sql`select 1`.execute(db)

/** Runs the migrations that this database has not seen; throws when one fails, leaving it as it was. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await migrator(db, await newerMigrations(db)).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
}

const migrator = (db: Database, newer: Record<string, Migration> = {}): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...newer }) } })

/** What a later version has done here already. Migrations only add, so this version works beside it and can be gone back to. */
async function newerMigrations(db: Database): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const last = Object.keys(migrations).sort().at(-1) ?? ''
  const nothing: Migration = { up: async () => {} }
  return Object.fromEntries(rows.filter(({ name }) => name > last).map(({ name }) => [name, nothing]))
}

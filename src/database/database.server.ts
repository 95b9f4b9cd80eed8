import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as records from '../../migrations/0001-records.ts'
import type { DatabaseAddress } from './database-address.ts'
import { RecordsUnavailable } from './database-fault.ts'
import { postgresDialect } from './postgres.server.ts'
import { sqliteDialect } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

const migrations: Record<string, Migration> = { '0001-records': records }

export interface DatabaseSettings {
  dataDir: string
  databaseUrl: string | undefined
}

export const databaseAddress = ({ dataDir, databaseUrl }: DatabaseSettings): DatabaseAddress =>
  databaseUrl === undefined ? sqliteAddress(dataDir) : { url: databaseUrl }

/** Where the records are as long as no PostgreSQL is named. */
export const sqliteAddress = (dataDir: string): { file: string } => ({ file: resolve(dataDir, 'home-quality.db') })

/** Whether a service has ever made records at this address; looks and makes nothing. */
export async function recordsExist(address: DatabaseAddress): Promise<boolean> {
  if ('file' in address && !statSync(address.file, { throwIfNoEntry: false })?.size) return false
  const db = connect({ ...address, readOnly: true })
  try {
    return (await lastMigrationOf(db)) !== undefined
  } finally {
    await db.destroy()
  }
}

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

/**
 * Opens records that a service has made and brought up to date, and makes nothing; `'missing'` when there are none,
 * `'of an earlier version'` when the service has not updated them yet.
 */
export async function openExisting(address: DatabaseAddress): Promise<Database | 'missing' | 'of an earlier version'> {
  if ('file' in address && !existsSync(address.file)) return 'missing'
  const db = connect(address)
  try {
    const done = await migrationsDone(db)
    if (Object.keys(migrations).every((name) => done.includes(name))) return db
    await db.destroy()
    return done.length === 0 ? 'missing' : 'of an earlier version'
  } catch (error) {
    await db.destroy().catch(() => {})
    throw error
  }
}

/** Connects to a database as it is, whatever it holds. */
export const connect = (address: DatabaseAddress): Database =>
  new Kysely<Tables>({
    dialect: 'file' in address ? sqliteDialect(address.file, address.readOnly) : postgresDialect(address.url, address),
  })

/**
 * Runs the migrations that this database has not seen; throws when one fails, leaving the database as it was. Migrations
 * of a later version are accepted: they only add, so this version works beside it and an update can be taken back.
 */
export async function migrate(db: Database): Promise<void> {
  const done = await migrationsDone(db)
  if (done.some((name) => !(name in migrations) && name < newestMigration))
    throw new RecordsUnavailable(
      'these records were made by a version before 1.0.0, which no later one updates: start with another DATA_DIR or DATABASE_URL',
    )
  const later = done.filter((name) => name > newestMigration).map((name) => [name, { up: async () => {} }])
  const known = { ...migrations, ...Object.fromEntries(later) }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
}

/** The last migration that this version knows. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? ''

/** The last migration that this database has seen; `undefined` where no records were ever made. */
export const lastMigrationOf = async (db: Database): Promise<string | undefined> =>
  (await migrationsDone(db)).sort().at(-1)

async function migrationsDone(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as orders from '../../migrations/0001-orders.ts'
import * as codeKey from '../../migrations/0002-code-key.ts'
import * as orderLife from '../../migrations/0003-order-life.ts'
import * as statements from '../../migrations/0004-statements.ts'
import * as operator from '../../migrations/0005-operator.ts'
import * as recoveryAndFloods from '../../migrations/0006-recovery-and-floods.ts'
import * as moneyBack from '../../migrations/0007-money-back.ts'
import * as refusals from '../../migrations/0008-refusals.ts'
import * as statementLines from '../../migrations/0009-statement-lines.ts'
import { postgresDialect } from './postgres.server.ts'
import { sqliteDialect } from './sqlite.server.ts'
import type { Database, Tables } from './tables.ts'

const migrations: Record<string, Migration> = {
  '0001-orders': orders,
  '0002-code-key': codeKey,
  '0003-order-life': orderLife,
  '0004-statements': statements,
  '0005-operator': operator,
  '0006-recovery-and-floods': recoveryAndFloods,
  '0007-money-back': moneyBack,
  '0008-refusals': refusals,
  '0009-statement-lines': statementLines,
}

/** Where the records live: a file for SQLite, an address for PostgreSQL. */
export type DatabaseAddress =
  | { file: string; readOnly?: boolean }
  | { url: string; maxConnections?: number; readOnly?: boolean }

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

/** Connects to a database as it is, whatever it holds. */
export const connect = (address: DatabaseAddress): Database =>
  new Kysely<Tables>({
    dialect: 'file' in address ? sqliteDialect(address.file, address.readOnly) : postgresDialect(address.url, address),
  })

/** Runs the migrations that this database has not seen, none after `last`; throws when one fails, leaving it as it was. */
export async function migrate(db: Database, last = newestMigration): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
  const { error } = await migrator(db, { ...wanted, ...(await doneAfter(db, last)) }).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
}

const migrator = (db: Database, known = migrations): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => known } })

/** The last migration that this version knows. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? ''

/** The last migration that this database has seen; `undefined` where no records were ever made. */
export const lastMigrationOf = async (db: Database): Promise<string | undefined> =>
  (await migrationsDone(db)).sort().at(-1)

/** What a later version has done here already. Migrations only add, so this version works beside it and can be gone back to. */
async function doneAfter(db: Database, last: string): Promise<Record<string, Migration>> {
  const nothing: Migration = { up: async () => {} }
  const newer = (await migrationsDone(db)).filter((name) => name > last)
  return Object.fromEntries(newer.map((name) => [name, nothing]))
}

async function migrationsDone(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

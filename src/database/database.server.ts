import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely, PostgresDialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import * as orders from '../../migrations/0001-orders.ts'
import * as codeKey from '../../migrations/0002-code-key.ts'
import type { Config } from '../config.server.ts'

interface OrdersTable {
  id: string
  /** Whoever keeps orders knows which plans there are. */
  plan: string
  amount_cents: number
  currency: 'USD'
  payments: 'demo' | 'live'
  reference: string
  code_hmac: string
  code_last_four: string
  status: 'awaiting-payment' | 'confirmed' | 'cancelled'
  projects_remaining: number
  created_at: string
  confirmed_at: string | null
  cancelled_at: string | null
  /** The last day, in Phoenix, on which the code opens anything: YYYY-MM-DD. */
  expires_on: string
  idempotency_hmac: string | null
  body_hash: string | null
  sealed_code: string | null
}
interface ProjectsTable {
  id: string
  order_id: string
  checklist_id: string
  started_at: string
  started_on: string
}
interface AuditTable {
  id: string
  at: string
  order_id: string
  actor: string
  action: string
  detail: string
}
interface CodeKeyTable {
  id: 1
  fingerprint: string
}
export interface Tables {
  orders: OrdersTable
  projects: ProjectsTable
  audit: AuditTable
  code_key: CodeKeyTable
}
export type Database = Kysely<Tables>

const migrations: Record<string, Migration> = { '0001-orders': orders, '0002-code-key': codeKey }

/** Where the records live: a file for SQLite, an address for PostgreSQL. */
export type DatabaseAddress = { file: string } | { url: string; maxConnections?: number }

export const databaseAddress = (config: Config): DatabaseAddress =>
  config.databaseUrl === undefined ? { file: resolve(config.dataDir, 'home-quality.db') } : { url: config.databaseUrl }

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

/** Opens records that a service has made and brought up to date; answers how far they are when it has not, and makes nothing. */
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
  new Kysely<Tables>({ dialect: 'file' in address ? sqlite(address.file) : postgres(address) })

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

function postgres({ url, maxConnections = 10 }: { url: string; maxConnections?: number }): PostgresDialect {
  return new PostgresDialect({ pool: async () => openPool(url, { maxConnections, patience: 5000 }) })
}

/**
 * Connections to PostgreSQL. Any of them may be lost or fall silent at any time: then only what was using it fails, and
 * the next query connects anew. `patience`, in milliseconds, bounds connecting and each statement on the server; a
 * server that says nothing at all is given up a fifth later.
 */
export function openPool(url: string, { maxConnections, patience }: { maxConnections: number; patience: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience * 1.2,
  })
  // The pool speaks for idle connections only; an error that nobody hears would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query = givingUpSilence(client)
  })
  return pool
}

/** After a query without an answer the connection is of no use: whatever came next would wait behind that query. */
function givingUpSilence(client: pg.PoolClient): pg.PoolClient['query'] {
  return new Proxy(client.query, {
    apply(query, self, parameters) {
      const outcome: unknown = Reflect.apply(query, self, parameters)
      if (outcome instanceof Promise)
        outcome.catch((error: unknown) => {
          if (error instanceof Error && error.message === noAnswer) client.end().catch(() => {})
        })
      return outcome
    },
  })
}

const noAnswer = 'Query read timeout'

/** Kysely's own adapter says that SQLite cannot roll back schema changes; it can, so a failed migration leaves nothing. */
class SqliteWithTransactionalDdl extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

function sqlite(file: string): SqliteDialect {
  return new SqliteWithTransactionalDdl({ database: async () => bridge(file) })
}

/** Gives Node's built-in SQLite the shape that Kysely expects. */
async function bridge(file: string): Promise<SqliteDatabase> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: 5000 })
  await switchToWal(db)
  // FULL: an order is on the disk before its buyer hears of it.
  db.exec('pragma synchronous = full; pragma foreign_keys = on')
  // Kysely prepares a query each time it runs it; preparing costs as much as running.
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      if (prepared.size >= mostPrepared) prepared.clear()
      const statement = prepareIn(db, sql)
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** The switch itself is refused at once while another process makes it, whatever the timeout of the connection says. */
async function switchToWal(db: DatabaseSync): Promise<void> {
  for (let left = 100; ; left--)
    try {
      return db.exec('pragma journal_mode = wal')
    } catch (error) {
      if (left === 0 || !(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) throw error
      await setTimeout(50)
    }
}

const sqliteBusy = 5
const mostPrepared = 200

function prepareIn(db: DatabaseSync, sql: string): ReturnType<SqliteDatabase['prepare']> {
  // A deferred transaction that writes later can fail at once instead of waiting its turn.
  const statement = db.prepare(sql === 'begin' ? 'begin immediate' : sql)
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  }
}

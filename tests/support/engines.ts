import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, openDatabase } from '../../src/database/database.server.ts'
import type { Database, Tables } from '../../src/database/tables.ts'

/** A database of its own for one test. `again` opens the same records a second time, as another process would. */
export interface TestDatabase {
  db: Database
  again(): Promise<Database>
  drop(): Promise<void>
}

export interface Engine {
  name: 'SQLite' | 'PostgreSQL'
  open(): Promise<TestDatabase>
}

/** Every store test and every API test runs on both. */
export const engines: Engine[] = [
  { name: 'SQLite', open: openSqlite },
  { name: 'PostgreSQL', open: () => (inject('postgresUrl') ? openPostgres(inject('postgresUrl')) : openPglite()) },
]

/**
 * An engine that opens records which are already open, as a second process beside the first. Not for SQLite: there
 * a second connection waits for the first in this very thread, which then cannot go on.
 */
export const beside = (database: TestDatabase): Pick<Engine, 'open'> => ({
  open: async () => ({ db: await database.again(), again: database.again, drop: async () => {} }),
})

/** An engine that opens nothing new: what it serves stands on the same connection, as after a start with other settings. */
export const sharing = (database: TestDatabase): Pick<Engine, 'open'> => ({
  open: async () => ({ db: database.db, again: database.again, drop: async () => {} }),
})

async function openSqlite(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-sqlite-'))
  const address = { file: join(dir, 'test.db') }
  return tracked(
    () => openDatabase(address),
    () => rmSync(dir, { recursive: true, force: true }),
  )
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return tracked(
    () => openDatabase({ url: url.href, maxConnections: 8 }),
    () => admin(`drop database ${name} with (force)`),
  )
}

async function openPglite(): Promise<TestDatabase> {
  const pglite = await PGlite.create()
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  return { db, again: async () => db, drop: () => db.destroy() }
}

async function tracked(open: () => Promise<Database>, remove: () => unknown): Promise<TestDatabase> {
  const opened: Database[] = []
  const again = async () => {
    const db = await open()
    opened.push(db)
    return db
  }
  return {
    db: await again(),
    again,
    async drop() {
      for (const db of opened) await db.destroy().catch(() => {})
      await remove()
    },
  }
}

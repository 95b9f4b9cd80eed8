import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { inject } from 'vitest'
import { migrate, openDatabase } from '../../src/database/database.server.ts'
import type { Database, Tables } from '../../src/database/tables.ts'
import { createDatabase, dropDatabase } from './postgres-server.ts'

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

/** For tests of what lies above the stores: it does not depend on the engine. */
export const sqlite: Engine = { name: 'SQLite', open: openSqlite }

/** Tests of a store, of what happens at the same time and of what a database may refuse run on both. */
export const engines: Engine[] = [
  sqlite,
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
  copyFileSync(inject('sqliteTemplate'), address.file)
  return tracked(
    () => openDatabase(address),
    () => rmSync(dir, { recursive: true, force: true }),
  )
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const url = await createDatabase(serverUrl, inject('postgresTemplate'))
  return tracked(
    () => openDatabase({ url, maxConnections: 8 }),
    () => dropDatabase(serverUrl, url),
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

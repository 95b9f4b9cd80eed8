import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'

/** Node's own SQLite on `file`, which is made with its folders when it is not there. */
export const sqliteDialect = (file: string): SqliteDialect =>
  new SqliteWithTransactionalDdl({ database: async () => bridge(file) })

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

import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { RecordsUnavailable } from './database-fault.ts'
import { makePrivateFolder, restrictFiles } from './private-files.server.ts'

/** Node's own SQLite on `file`, which is made with its folders when it is not there, and closed to other users; `readOnly` makes and changes nothing. */
export const sqliteDialect = (file: string, readOnly = false): SqliteDialect =>
  new SqliteWithTransactionalDdl({
    database: async () => {
      if (readOnly) return bridge(openToRead(file), () => {})
      const db = await openToWrite(file)
      return bridge(db, file === ':memory:' ? () => {} : watchFileIdentity(file))
    },
  })

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

/** Gives Node's built-in SQLite the shape that Kysely expects. `checkPlace` throws while the file is not where it belongs. */
function bridge(db: DatabaseSync, checkPlace: () => void): SqliteDatabase {
  // Kysely prepares a query each time it runs it; preparing costs as much as running.
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => db.close(),
    prepare(sql) {
      if (sql !== 'rollback') checkPlace()
      const known = prepared.get(sql)
      if (known) return known
      if (prepared.size >= mostPrepared) prepared.clear()
      const statement = prepareIn(db, sql, checkPlace)
      prepared.set(sql, statement)
      return statement
    },
  }
}

async function openToWrite(file: string): Promise<DatabaseSync> {
  if (file !== ':memory:') makePrivate(file)
  const db = new DatabaseSync(file, { timeout })
  await switchToWal(db)
  // FULL: an order is on the disk before its buyer hears of it.
  db.exec('pragma synchronous = full; pragma foreign_keys = on')
  // A new database makes the file that writes ahead at its first read; its place is watched from here on.
  db.prepare('select count(*) from sqlite_schema').get()
  return db
}

const openToRead = (file: string): DatabaseSync => new DatabaseSync(file, { readOnly: true, timeout })

/** In milliseconds, for a lock that another process holds. */
const timeout = 5000

/** What SQLite puts beside the file gets the mode of the file; what an earlier version left open is closed. */
function makePrivate(file: string): void {
  makePrivateFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
  restrictFiles(file, `${file}-wal`, `${file}-shm`)
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

function prepareIn(db: DatabaseSync, sql: string, checkPlace: () => void): ReturnType<SqliteDatabase['prepare']> {
  // A deferred transaction that writes later can fail at once instead of waiting its turn.
  const statement = db.prepare(sql === 'begin' ? 'begin immediate' : sql)
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run(parameters) {
      // Where the disk was full SQLite has taken the transaction back; a second time is an error that would hide the first.
      if (sql === 'rollback' && !db.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      const done = statement.run(...bind(parameters))
      // What went to a file that is gone must not be acknowledged.
      if (sql === 'commit') checkPlace()
      return done
    },
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  }
}

/**
 * Remembers which files an open SQLite database has, the one that writes ahead among them. What is returned throws once
 * another file, none or an empty one stands at their names: the system lets a program go on writing to a file that was
 * moved or deleted, and nobody would find there what it stores.
 */
function watchFileIdentity(file: string): () => void {
  const files = [file, `${file}-wal`]
  const opened = files.map(identity)
  return () => {
    const isInPlace = files.every((one, n) => identity(one) === opened[n]) && statSync(file).size > 0
    if (!isInPlace)
      throw new RecordsUnavailable(
        `${file} is no longer the file that this service has open: it was moved, deleted, emptied or replaced, and nothing is stored. Put that file back, with those whose names continue it; or stop the service, restore the newest backup there (npm run restore) and start it again`,
      )
  }
}

function identity(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { RecordsUnavailable } from './database-fault.ts'
import { makePrivateFolder, restrictFiles } from './private-files.server.ts'

/** Kysely's dialect for Node's SQLite. Makes `file` and its folders if missing, with mode 600; `readOnly` changes nothing. */
export const sqliteDialect = (file: string, readOnly = false): SqliteDialect =>
  new SqliteWithTransactionalDdl({
    database: async () => {
      if (readOnly) return bridge(openToRead(file), () => {})
      const db = await openToWrite(file)
      return bridge(db, file === ':memory:' ? () => {} : watchFileIdentity(file))
    },
  })

/** Kysely's adapter denies that SQLite can roll back schema changes; it can, so a failed migration leaves nothing. */
class SqliteWithTransactionalDdl extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

/** Adapts Node's SQLite to Kysely's interface. `checkPlace` throws when the file at its path is no longer the open one. */
function bridge(db: DatabaseSync, checkPlace: () => void): SqliteDatabase {
  // Kysely prepares a query for each run, which costs as much as running it.
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
  // FULL: an order is on the disk before its response is sent.
  db.exec('pragma synchronous = full; pragma foreign_keys = on')
  // The first read of a new database makes its write-ahead file, which is watched from now on.
  db.prepare('select count(*) from sqlite_schema').get()
  return db
}

const openToRead = (file: string): DatabaseSync => new DatabaseSync(file, { readOnly: true, timeout })

/** Milliseconds to wait for a lock of another process. */
const timeout = 5000

/** Sets the file and those beside it to mode 600; SQLite gives new files beside it the same mode. */
function makePrivate(file: string): void {
  makePrivateFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
  restrictFiles(file, `${file}-wal`, `${file}-shm`)
}

/** Switching to WAL fails at once while another process does it, whatever the busy timeout, so it is retried. */
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
  // A deferred transaction that writes later would fail at once instead of waiting for the lock.
  const statement = db.prepare(sql === 'begin' ? 'begin immediate' : sql)
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run(parameters) {
      // On a full disk SQLite has rolled back already; a second rollback would throw and hide the first error.
      if (sql === 'rollback' && !db.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      const done = statement.run(...bind(parameters))
      // A commit to a file that was moved or deleted must not be acknowledged.
      if (sql === 'commit') checkPlace()
      return done
    },
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  }
}

/**
 * Remembers the identity (device and inode) of an open database file and its write-ahead file. The returned function
 * throws when another, an empty or no file is at these paths: the system lets a process go on writing to a file that was
 * moved or deleted, and its data would be lost.
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

import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PostgresAdapter, sql } from 'kysely'
import { RecordsUnavailable } from './database-fault.ts'
import type { Database } from './tables.ts'

/** SQLite's write-ahead file grows to 4 MB, and its checkpoint needs as much again. */
const leastFreeMegabytes = 16

/** Resolves when an order could be stored, without storing anything; rejects with the reason otherwise. */
export async function checkWritable(db: Database, megabytesIn = freeMegabytes): Promise<void> {
  if (isPostgres(db)) {
    // A read-only server refuses this even though it changes nothing.
    await sql`update orders set id = id where false`.execute(db)
    return
  }
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const file = rows[0]?.file
  if (!file) return
  await access(file, constants.W_OK).catch((error: Error) => {
    throw new RecordsUnavailable(`this user cannot write to the records: ${error.message}`)
  })
  const free = await megabytesIn(dirname(file))
  if (free < leastFreeMegabytes)
    throw new RecordsUnavailable(`only ${free} MB are free on the disk of ${file}: make room`)
}

const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Megabytes that this user may still fill on the disk of a folder. */
export async function freeMegabytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return Math.floor((bavail * bsize) / 1_000_000)
}

/** What SQLite finds damaged first when it reads the whole file; `undefined` when that is nothing, and on PostgreSQL, which looks by itself. */
export async function damageOf(db: Database): Promise<string | undefined> {
  if (isPostgres(db)) return undefined
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
    const found = rows[0]?.quick_check
    // A line that names the database goes before what was found.
    return found === 'ok' ? undefined : (found?.split('\n').at(-1) ?? 'no answer')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

import { createHash } from 'node:crypto'
import { appendFile, open } from 'node:fs/promises'
import { z } from 'zod'
import { newestMigration } from './database.server.ts'
import { recordTables } from './record-tables.server.ts'
import { type RowsSum, sumRows } from './rows-sum.server.ts'
import type { Batch } from './snapshot.server.ts'

/**
 * A backup is lines of JSON: a head, then the name of each table and its rows, then an end with the row counts, the
 * SHA-256 of all lines before it, and a signature. It holds only what the records hold, no key and no code.
 */
const format = 'home-quality-records'
const formatVersion = 1

const headSchema = z.object({
  format: z.literal(format),
  version: z.number(),
  madeAt: z.iso.datetime(),
  /** The last migration of the schema that the rows fit. */
  migration: z.string(),
})
const tableSchema = z.object({ table: z.string() })
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]))
const endSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  sha256: z.string(),
  signature: z.nullable(z.string()),
})

/** The head and the end of a backup. */
export interface Backup {
  madeAt: string
  migration: string
  tables: Record<string, RowsSum>
  sha256: string
  /** HMAC of the SHA-256 under the code key; null when the key was not available. */
  signature: string | null
}

/** Signs a SHA-256: somebody who changes the file can compute its hash, but not the signature. */
export type Sign = (sha256: string) => string

/** Writes a backup into an existing, empty file; returns its head and end. */
export async function writeBackup(
  file: string,
  about: Pick<Backup, 'madeAt' | 'migration'>,
  batches: AsyncIterable<Batch>,
  sign?: Sign,
): Promise<Backup> {
  const hash = createHash('sha256')
  const sums = new Map((await recordTables()).map(({ name }) => [name, sumRows()]))
  const write = async (...lines: unknown[]) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    hash.update(text)
    await appendFile(file, text)
  }
  await write({ format, version: formatVersion, ...about })
  let table: string | undefined
  for await (const batch of batches) {
    for (const row of batch.rows) sums.get(batch.table)?.add(row)
    await write(...(batch.table === table ? [] : [{ table: batch.table }]), ...batch.rows)
    table = batch.table
  }
  const tables = Object.fromEntries([...sums].map(([name, sum]) => [name, sum.total()]))
  const sha256 = hash.copy().digest('hex')
  const end = { tables, sha256, signature: sign?.(sha256) ?? null }
  await write(end)
  return { ...about, ...end }
}

/** Reads a whole backup and verifies its hash; returns the fault as a sentence when it cannot be used. */
export async function checkBackup(file: string): Promise<{ backup: Backup } | { fault: string }> {
  const hash = createHash('sha256')
  let head: z.infer<typeof headSchema> | undefined
  let last: string | undefined
  for await (const line of linesOf(file)) {
    if (head === undefined) {
      const read = headSchema.safeParse(parsed(line))
      if (!read.success) return { fault: `${file} is no backup of these records` }
      head = read.data
    }
    if (last !== undefined) hash.update(`${last}\n`)
    last = line
  }
  if (head === undefined || last === undefined) return { fault: `${file} is no backup of these records` }
  const otherVersion = `${file} was made by another version than this one: restore it with that version`
  if (head.version !== formatVersion) return { fault: otherVersion }
  const end = endSchema.safeParse(parsed(last))
  if (!end.success) return { fault: `${file} stops before its end, so something is missing: take another backup` }
  if (end.data.sha256 !== hash.digest('hex'))
    return { fault: `${file} is damaged, its content does not fit its SHA-256: take another backup` }
  if (head.migration !== newestMigration) return { fault: otherVersion }
  const { tables, sha256, signature } = end.data
  return { backup: { madeAt: head.madeAt, migration: head.migration, tables, sha256, signature } }
}

/** The rows of a verified backup, in batches. */
export async function* batchesIn(file: string): AsyncGenerator<Batch> {
  let batch: Batch = { table: '', rows: [] }
  for await (const line of linesOf(file)) {
    const value = parsed(line)
    const row = rowSchema.safeParse(value)
    const named = tableSchema.safeParse(value)
    if (row.success) batch.rows.push(row.data)
    if (batch.rows.length > 0 && (named.success || batch.rows.length === batchSize)) {
      yield batch
      batch = { table: batch.table, rows: [] }
    }
    if (named.success) batch.table = named.data.table
  }
  if (batch.rows.length > 0) yield batch
}

const batchSize = 500

/** Lines end at a line feed only: a comment may hold any other line separator. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file)
  try {
    let rest = ''
    for await (const piece of handle.createReadStream({ encoding: 'utf8', autoClose: false })) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
      // Longer than any line of a backup: this is another kind of file.
      if (rest.length > longestLine) break
    }
    if (rest) yield rest
  } finally {
    await handle.close()
  }
}

const longestLine = 1_000_000

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

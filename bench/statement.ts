import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDatabase } from '../src/database/database.server.ts'
import type { Database } from '../src/database/tables.ts'
import { statementsOf } from '../src/operator/statements.server.ts'
import { createCodeVault } from '../src/orders/code-vault.server.ts'
import { makeReference, referenceAlphabetSize } from '../src/orders/reference.ts'
import { systemRandom } from '../src/purchase/ordering.server.ts'
import { workDir } from './measured.ts'
import { type Row, row } from './table.ts'

const rows = 20_000
const orders = 5000
/** Of the rows; the others are money of somebody else, as in the account of a business. */
const payments = 2000

/**
 * A statement of 20,000 rows against 5,000 orders, a tenth of the rows payments for them: read, judged and written down
 * on SQLite as the console does it, in a process that has to answer others meanwhile.
 */
export async function statement(): Promise<Row[]> {
  const db = await openDatabase({ file: join(mkdtempSync(join(workDir, 'statement-')), 'records.db') })
  const bytes = statementFile(await placeOrders(db))
  const vault = createCodeVault('a key for measuring only, long enough')
  const statements = statementsOf({ db, clock: () => now, random: systemRandom, vault: async () => vault })
  const read = await measured(async () => {
    const preview = await statements.preview(bytes)
    if (preview.kind !== 'preview') throw new Error('the statement was not read')
    return preview
  })
  const written = await measured(() => statements.commit(read.result))
  await db.destroy()
  const seconds = read.seconds + written.seconds
  const cpu = (read.cpuSeconds + written.cpuSeconds).toFixed(1)
  const longest = Math.max(read.longest, written.longest)
  const longestCpu = Math.max(read.longestCpu, written.longestCpu)
  const counts = `${written.result.counts.matched} matched`
  return [
    row('statement, read and judged', `${Math.round(rows / read.seconds)} rows/s`, rows),
    row('statement, written down', `${Math.round(rows / written.seconds)} rows/s, ${counts}`, rows),
    row('statement, in all', `${seconds.toFixed(1)} s (${cpu} of CPU)`, rows, '<= 10 s', seconds <= 10),
    row(
      'statement, longest hold of the event loop',
      `${longestCpu.toFixed(0)} ms of CPU (${longest.toFixed(0)} on the clock)`,
      rows,
      '<= 50 ms',
      longestCpu <= 50,
    ),
  ]
}

const now = new Date('2026-11-20T18:00:00Z')

interface Measured<T> {
  result: T
  seconds: number
  cpuSeconds: number
  /** The longest time in milliseconds for which nothing else had its turn. */
  longest: number
  /** The most CPU time of this thread in milliseconds between two turns: without what a busy machine adds. */
  longestCpu: number
}

async function measured<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const resolution = 1
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  await new Promise((resolve) => setTimeout(resolve, 50))
  delay.reset()
  const turns = everyTurn()
  const began = performance.now()
  const cpu = process.cpuUsage()
  const result = await work()
  const cpuSeconds = milliseconds(process.cpuUsage(cpu)) / 1000
  const seconds = (performance.now() - began) / 1000
  delay.disable()
  return { result, seconds, cpuSeconds, longest: delay.max / 1e6 - resolution, longestCpu: turns.end() }
}

function everyTurn() {
  let longest = 0
  let isOver = false
  let last = process.threadCpuUsage()
  const turn = () => {
    longest = Math.max(longest, milliseconds(process.threadCpuUsage(last)))
    last = process.threadCpuUsage()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    end() {
      isOver = true
      return longest
    },
  }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

async function placeOrders(db: Database): Promise<string[]> {
  const references = new Set<string>()
  const random = () => Array.from({ length: 6 }, () => systemRandom.below(referenceAlphabetSize))
  while (references.size < orders) references.add(makeReference(random()))
  const all = [...references]
  for (let at = 0; at < all.length; at += 500)
    await db
      .insertInto('orders')
      .values(all.slice(at, at + 500).map(orderRow))
      .execute()
  return all
}

const orderRow = (reference: string) => ({
  id: randomUUID(),
  plan: 'basic',
  amount_cents: 2900,
  currency: 'USD' as const,
  payments: 'live' as const,
  reference,
  code_hmac: randomUUID(),
  recovery_hmac: randomUUID(),
  status: 'awaiting-payment' as const,
  projects_bought: 1,
  projects_remaining: 1,
  created_at: '2026-11-16T18:00:00.000Z',
  due_on: '2026-11-30',
  closes_on: '2026-12-07',
  expires_on: '2027-11-16',
})

function statementFile(references: string[]): Uint8Array {
  const every = rows / payments
  const lines = Array.from({ length: rows }, (_, n) => {
    const reference = n % every === 0 ? references[n / every] : undefined
    return reference
      ? `11/19/2026,"Zelle payment from PAYER ${n} memo ${reference} conf T0${n}QX",29.00,${n}.00`
      : `11/18/2026,"ORIG CO NAME:CUSTOMER ${n} ENTRY DESCR:INVOICE ${n * 7} TRACE 0210000${n}",${n % 900}.${10 + (n % 90)},${n}.00`
  })
  return new TextEncoder().encode(['Posting Date,Description,Amount,Balance', ...lines].join('\n'))
}

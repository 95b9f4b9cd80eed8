import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { emptyFolder, emptyPlaces } from '../../tests/support/empty-address.ts'
import { order } from '../../tests/support/records.ts'
import { connect, openDatabase, sqliteAddress } from '../database/database.server.ts'
import type { Database } from '../database/tables.ts'
import { openVault } from '../orders/code-key.server.ts'
import { codeKeyStore } from '../orders/code-key-store.server.ts'
import { orderStore } from '../orders/order-store.server.ts'
import { runBackup } from './backup-command.server.ts'
import { runRestore } from './restore-command.server.ts'

const codeKey = 'a key for tests only, long enough to pass'
const now = new Date('2026-11-20T18:00:00Z')

let records: Database
let folder = ''
beforeEach(async () => {
  folder = emptyFolder()
  records = await openDatabase({ file: ':memory:' })
  onTestFinished(() => records.destroy())
  await openVault({ codeKey, dataDir: folder }, codeKeyStore(records), orderStore(records))
  await records
    .insertInto('orders')
    .values({ ...order('one'), status: 'awaiting-payment', confirmed_at: null })
    .execute()
})

async function backUp(key: string | undefined = codeKey, into = emptyFolder()) {
  const { text, exitCode } = await runBackup(records, [into], { codeKey: key, dataDir: folder, backupDir: into }, now)
  return { file: text.split('\n')[0] ?? '', text, exitCode, folder: into }
}

/** Restores to a new place; returns what was said and the status of the one order there. */
async function restore(file: string, { key = codeKey as string | undefined, args = [] as string[] } = {}) {
  const dataDir = emptyFolder()
  const { text, exitCode } = await runRestore([file, ...args], { dataDir, databaseUrl: undefined, codeKey: key })
  const address = sqliteAddress(dataDir)
  if (!existsSync(address.file)) return { text, exitCode, status: undefined }
  const db = connect(address)
  const found = await db.selectFrom('orders').select('status').executeTakeFirst()
  await db.destroy()
  return { text, exitCode, status: found?.status }
}

/** Changes lines of a backup and writes hashes that fit, as whoever can write the file could. */
function edited(file: string, change: (line: string) => string): string {
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => change(line).split('\n'))
  const end = JSON.parse(lines.pop() ?? '') as { tables: Record<string, { rows: number; sum: string }> }
  let table = ''
  const rows = new Map<string, bigint[]>()
  for (const line of lines) {
    const read: unknown = JSON.parse(line)
    if (Array.isArray(read)) rows.get(table)?.push(BigInt(`0x${createHash('sha256').update(line).digest('hex')}`))
    else if (typeof read === 'object' && read && 'table' in read) {
      table = String(read.table)
      rows.set(table, [])
    }
  }
  for (const [name, sums] of rows) {
    const sum = BigInt.asUintN(
      256,
      sums.reduce((a, b) => a + b, 0n),
    )
    end.tables[name] = { rows: sums.length, sum: sum.toString(16).padStart(64, '0') }
  }
  const text = lines.map((line) => `${line}\n`).join('')
  const written = { ...end, sha256: createHash('sha256').update(text).digest('hex') }
  const other = join(emptyFolder(), 'edited.backup')
  writeFileSync(other, `${text}${JSON.stringify(written)}\n`)
  return other
}

const paid = (line: string) => line.replace('"awaiting-payment"', '"paid"')

describe('a restore', () => {
  it('takes a backup that nobody has changed', async () => {
    const { file, exitCode } = await backUp()
    expect(exitCode).toBe(0)
    expect(await restore(file)).toMatchObject({ exitCode: 0, status: 'awaiting-payment' })
  })

  it('refuses one in which an order was made a paid one, though all its hashes fit, and takes it only when told to', async () => {
    const file = edited((await backUp()).file, paid)
    expect(await restore(file)).toEqual({
      exitCode: 1,
      status: undefined,
      text: expect.stringMatching(/does not fit its signature: it was changed.*Nothing was restored\..*--unsigned/),
    })
    expect(await restore(file, { args: ['--unsigned'] })).toMatchObject({ exitCode: 0, status: 'paid' })
  })

  it('refuses one whose signature was taken away, or that was made where no key was', async () => {
    const stripped = edited((await backUp()).file, (line) => line.replace(/"signature":"\w+"/, '"signature":null'))
    expect(await restore(stripped)).toMatchObject({ exitCode: 1, text: expect.stringContaining('is not signed') })
    const without = await backUp('another key for tests, also long enough')
    expect(without).toMatchObject({ exitCode: 1, text: expect.stringMatching(/It is not signed.*CODE_KEY/) })
    expect(await restore(without.file)).toMatchObject({ exitCode: 1, status: undefined })
    expect(await restore(without.file, { args: ['--unsigned'] })).toMatchObject({ status: 'awaiting-payment' })
  })

  it('says what to bring where the key is another one or is missing', async () => {
    const { file } = await backUp()
    expect((await restore(file, { key: 'another key for tests, also long enough' })).text).toMatch(
      /or the code key in place is not the one that it was made with\. Bring that key/,
    )
    const text = (await runRestore([file], { dataDir: emptyFolder(), databaseUrl: undefined, codeKey: undefined })).text
    expect(text).toMatch(/No whole code key is in place.*code\.key or CODE_KEY/)
  })

  it.each<[string, (line: string) => string]>([
    ['an order that stands there twice', (line) => (line.includes('"HQ-one"') ? `${line}\n${line}` : line)],
    ['a table that nobody knows', (line) => line.replace('{"table":"orders"}', '{"table":"strangers"}')],
    ['a project below none', (line) => line.replace('"awaiting-payment",1,1,', '"awaiting-payment",1,-1,')],
    ['an order without a plan', (line) => line.replace('"basic"', 'null')],
  ])('ends with a sentence on a hostile backup: %s', async (_, change) => {
    const file = edited((await backUp()).file, change)
    for (const place of emptyPlaces()) {
      const address = await place.address()
      const settings =
        'url' in address
          ? { dataDir: folder, databaseUrl: address.url }
          : { dataDir: emptyFolder(), databaseUrl: undefined }
      expect(await runRestore([file, '--unsigned'], { ...settings, codeKey }), place.name).toEqual({
        exitCode: 1,
        text: `What was stored is not what ${file} says it holds, so nothing of it was kept.`,
      })
    }
  })
})

describe('a backup', () => {
  it('removes what one that was killed has left behind, and not what another is writing', async () => {
    const into = emptyFolder()
    const [killed, running, other] = [
      'home-quality-2026-11-19T18-00-00Z.backup.part',
      'home-quality-2026-11-20T17-59-59Z.backup.part',
      'notes.part',
    ] as const
    for (const name of [killed, running, other]) writeFileSync(join(into, name), '{}')
    utimesSync(join(into, killed), now, new Date('2026-11-19T18:00:00Z'))
    utimesSync(join(into, other), now, new Date('2026-11-19T18:00:00Z'))
    await backUp(codeKey, into)
    expect(readdirSync(into).sort()).toEqual([
      'home-quality-2026-11-20T17-59-59Z.backup.part',
      'home-quality-2026-11-20T18-00-00Z.backup',
      'notes.part',
    ])
  })
})

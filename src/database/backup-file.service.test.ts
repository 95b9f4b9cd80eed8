import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyFolder } from '../../tests/support/empty-address.ts'
import { backupOf, load, order } from '../../tests/support/records.ts'
import { checkBackup, writeBackup } from './backup-file.server.ts'
import { newestMigration, openDatabase } from './database.server.ts'

const now = new Date('2026-11-20T18:00:00Z')

describe('a file that is no whole backup', () => {
  const whole = async (rows: boolean) => {
    const db = await openDatabase({ file: ':memory:' })
    onTestFinished(() => db.destroy())
    if (rows) await db.insertInto('orders').values(order('one')).execute()
    return backupOf(db)
  }
  const faultOf = async (bytes: Buffer | string): Promise<string> => {
    const file = join(emptyFolder(), 'bad.backup')
    writeFileSync(file, bytes)
    const checked = await checkBackup(file)
    return 'fault' in checked ? checked.fault.replace(file, 'FILE') : 'none'
  }

  it('is known by any byte that is missing from its end', async () => {
    const { file } = await whole(true)
    const bytes = readFileSync(file)
    for (let length = 0; length < bytes.length - 1; length += 7)
      expect(await faultOf(bytes.subarray(0, length)), `${length} bytes`).toMatch(/^FILE (stops before|is no backup)/)
  })

  it('is known by any byte that is another, or is never loaded', async () => {
    const { file } = await whole(true)
    const bytes = readFileSync(file)
    for (let at = 0; at < bytes.length; at += 11) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      const damaged = join(emptyFolder(), 'bad.backup')
      writeFileSync(damaged, flipped)
      const checked = await checkBackup(damaged)
      if ('fault' in checked) continue
      const target = join(emptyFolder(), 'home-quality.db')
      expect(await load({ file: target }, damaged, checked.backup), `byte ${at}`).toBe('differs')
    }
  }, 60_000)

  it('is known when something follows its end', async () => {
    const { file } = await whole(false)
    expect(await faultOf(`${readFileSync(file, 'utf8')}["more"]\n`)).toMatch(/stops before its end/)
  })

  it.each([
    ['nothing', ''],
    ['text', 'Dear diary\n'],
    ['another JSON', '{"format":"something"}\n'],
    ['bytes without a line', Buffer.alloc(3_000_000, 7)],
    ['a database', Buffer.from('SQLite format 3\0'.repeat(100))],
  ])('is known as foreign when it is %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('FILE is no backup of these records')
  })

  it('of another version is refused, by its format or its schema', async () => {
    const head = { format: 'home-quality-records', version: 2, madeAt: now.toISOString(), migration: newestMigration }
    expect(await faultOf(`${JSON.stringify(head)}\n`)).toMatch(/another version than this one/)
    const file = join(emptyFolder(), 'later.backup')
    const nothing = (async function* () {})()
    await writeBackup(file, { madeAt: now.toISOString(), migration: '9999-later' }, nothing)
    expect(await faultOf(readFileSync(file))).toMatch(/another version than this one/)
  })
})

import { randomUUID } from 'node:crypto'
import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bankEnvironment } from '../../tests/support/business.ts'
import { emptyFolder } from '../../tests/support/empty-address.ts'
import { order } from '../../tests/support/records.ts'
import { readConfig } from '../config.server.ts'
import { databaseAddress, openExisting } from '../database/database.server.ts'
import { auditRow, auditStore } from '../orders/audit-store.server.ts'
import { openRecords } from '../orders/records.server.ts'
import { runBackup } from './backup-command.server.ts'
import { checkHealth, type HealthInputs } from './health.server.ts'

const now = new Date('2026-11-20T18:00:00Z')
const whole = {
  ...bankEnvironment,
  CONTACT_EMAIL: 'shop@example.org',
  OWNER_NAME: 'Owner',
  CODE_KEY: 'a key for tests only, long enough to pass',
  NOTIFY_SMTP_URL: 'smtps://post:hunter2@mail.example',
  NOTIFY_TO: 'owner@shop.example',
}

let dir = ''
const folder = () => join(dir, 'data')
beforeEach(() => {
  dir = emptyFolder()
})
const configWith = (env: Record<string, string>) => {
  const { config, faults } = readConfig({ DATA_DIR: folder(), BACKUP_DIR: join(dir, 'backups'), ...env })
  if (!config) throw new Error(faults.join('\n'))
  return config
}

/** A service has made the records; `env` is what it ran with. */
async function makeRecords(env: Record<string, string> = whole): Promise<void> {
  const { db, faults } = await openRecords(configWith({ ...env, NEW_RECORDS: 'yes' }))
  if (!db) throw new Error(faults.join('\n'))
  await db.destroy()
}

async function onRecords<T>(use: (found: HealthInputs['records']) => Promise<T>): Promise<T> {
  const db = await openExisting(databaseAddress(configWith(whole)))
  if (typeof db === 'string') return use({ fault: db })
  onTestFinished(() => db.destroy())
  return use({ db })
}

const lookedAt = (env: Record<string, string> = whole, at = now) =>
  onRecords((records) => checkHealth({ config: configWith(env), records, now: at }))
/** What there is to do, by what it is about. */
const toDo = async (env: Record<string, string> = whole, at = now): Promise<Record<string, string>> => {
  const found = await lookedAt(env, at)
  return Object.fromEntries(found.filter((finding) => finding.needsPerson).map(({ about, says }) => [about, says]))
}
const backUp = (env: Record<string, string> = whole, ...args: string[]) =>
  onRecords(async (records) => {
    if ('fault' in records) throw new Error(records.fault)
    return runBackup(records.db, args, configWith(env), now)
  })

describe('the health of the business', () => {
  it('is whole when everything is set and a backup lies apart', async () => {
    await makeRecords()
    await backUp()
    expect(await toDo()).toEqual({})
  })

  it('names everything that is missing on a new machine', async () => {
    await makeRecords({})
    expect(await toDo({})).toEqual({
      Payments: expect.stringContaining('PAYMENTS=demo'),
      Contact: expect.stringContaining('CONTACT_EMAIL'),
      Owner: expect.stringContaining('OWNER_NAME'),
      Backup: expect.stringContaining('npm run backup'),
    })
  })

  it('is told in whole sentences, with the names of settings and commands in brackets', async () => {
    const { CODE_KEY: _, ...withoutKey } = whole
    await makeRecords(withoutKey)
    await backUp(withoutKey, join(folder(), 'backups'))
    const found = [...(await lookedAt({})), ...(await lookedAt(withoutKey))]
    expect(found.map(({ says }) => says)).toEqual(found.map(() => expect.stringMatching(/^[A-Z0-9].*[.)]$/)))
    const outsideBrackets = found.map(({ says }) => says.replace(/\([^)]*\)/g, ''))
    expect(outsideBrackets.filter((words) => /\b[A-Z]+_[A-Z]+\b|npm run/.test(words))).toEqual([])
  })

  it('names records that cannot be read, and says nothing about their key', async () => {
    const found = await toDo()
    expect(found).toMatchObject({ Records: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(found).not.toHaveProperty('Code key')
  })

  it('names pages of the records that are damaged, when it looks at the whole of them', async () => {
    await makeRecords()
    await onRecords(async (records) => {
      if ('fault' in records) throw new Error(records.fault)
      for (let n = 0; n < 1000; n += 100) {
        const orders = Array.from({ length: 100 }, (_, i) => order(`o${n + i}`))
        await records.db.insertInto('orders').values(orders).execute()
      }
      await sql`pragma wal_checkpoint(truncate)`.execute(records.db)
    })
    const file = join(folder(), 'home-quality.db')
    const pages = openSync(file, 'r+')
    const { size } = fstatSync(pages)
    for (const page of [4, 3, 2]) writeSync(pages, Buffer.alloc(4096, 7), 0, 4096, size - page * 4096)
    closeSync(pages)
    const found = (isThorough: boolean) =>
      onRecords((records) => checkHealth({ config: configWith(whole), records, now, isThorough }))
    expect(await found(true)).toContainEqual({
      about: 'Damage',
      needsPerson: true,
      says: expect.stringMatching(/cannot be read \(.+\).*npm run restore/),
    })
    expect((await found(false)).map(({ about }) => about)).not.toContain('Damage')
  })

  it('names a setting that would let a live service start on empty records, once there are records', async () => {
    await makeRecords()
    expect(await toDo({ ...whole, NEW_RECORDS: 'yes' })).toMatchObject({
      'New records': expect.stringContaining('(NEW_RECORDS)'),
    })
    expect(await toDo()).not.toHaveProperty('New records')
  })

  it('names orders that were open before their payment once more than half of the last twenty were never paid', async () => {
    await makeRecords()
    const found = (neverPaid: number) =>
      onRecords(async (records) => {
        if ('fault' in records) throw new Error(records.fault)
        await records.db.deleteFrom('orders').execute()
        const ended = Array.from({ length: 20 }, (_, n) => ({
          ...order(`o${n}`),
          open_until: now.toISOString(),
          confirmed_at: n < neverPaid ? null : now.toISOString(),
        }))
        await records.db.insertInto('orders').values(ended).execute()
        return toDo()
      })
    expect(await found(10)).not.toHaveProperty('Open before payment')
    expect(await found(11)).toHaveProperty('Open before payment', expect.stringContaining('11 were never paid'))
  })

  it('names a backup that is more than a week old', async () => {
    await makeRecords()
    await backUp()
    expect(await toDo(whole, new Date('2026-11-27T18:00:00Z'))).not.toHaveProperty('Backup')
    expect(await toDo(whole, new Date('2026-11-27T18:00:01Z'))).toHaveProperty('Backup')
  })

  it('counts a backup that was moved elsewhere, as it should be', async () => {
    await makeRecords()
    await backUp()
    rmSync(join(dir, 'backups'), { recursive: true })
    expect(await toDo()).not.toHaveProperty('Backup')
  })

  it('names tries to sign in, codes and recoveries that were refused, however many the audit keeps', async () => {
    await makeRecords()
    const refuse = (action: string, tries: number, at = now) =>
      onRecords(async (records) => {
        if ('fault' in records) throw new Error(records.fault)
        for (let n = 0; n < tries; n++)
          await auditStore(records.db).recordRefusal(
            auditRow('', { actor: 'stranger', at, auditId: randomUUID() }, action, {}),
            3,
          )
      })
    await refuse('sign-in-refused', 20)
    await refuse('one-time-code-refused', 5)
    await refuse('wrong-code', 201)
    await refuse('wrong-recovery', 51)
    await refuse('sign-in-refused', 30, new Date('2026-11-19T16:59:59Z'))
    const found = await toDo()
    expect(found['Sign-ins']).toBeUndefined()
    expect(found['Code guesses']).toMatch(/^201 wrong access codes came in the last day\./)
    expect(found['Recoveries']).toMatch(/^51 recoveries with wrong words/)
    expect((await lookedAt()).find(({ about }) => about === 'Sign-ins')?.says).toBe(
      '20 wrong passwords came in the last day. 5 wrong one-time codes came with the right password.',
    )
    await refuse('sign-in-refused', 1)
    expect((await toDo())['Sign-ins']).toMatch(/^21 wrong passwords .* somebody is guessing/)
    await refuse('one-time-code-refused', 1)
    expect((await toDo())['Sign-ins']).toMatch(
      /^6 wrong one-time codes came with the right password in the last day\. .*your password is known/,
    )
  })

  it('names a live service whose console opens with the password alone', async () => {
    await makeRecords()
    const console = { ...whole, OPERATOR_PASSWORD: 'sixteen letters!' }
    expect(await toDo(console)).toHaveProperty('One-time codes')
    expect(await toDo({ ...console, OPERATOR_TOTP_SECRET: 'JBSWY3DPEHPK3PXP' })).not.toHaveProperty('One-time codes')
    expect(await toDo({ ...console, PAYMENTS: 'demo' })).not.toHaveProperty('One-time codes')
  })

  it('names a live service that tells nobody of its orders, and never the server that takes the mails', async () => {
    await makeRecords()
    const { NOTIFY_SMTP_URL: _, NOTIFY_TO: __, ...untold } = whole
    expect(await toDo(untold)).toMatchObject({ Mail: expect.stringContaining('(NOTIFY_SMTP_URL, NOTIFY_TO)') })
    expect(await toDo({ ...untold, PAYMENTS: 'demo' })).not.toHaveProperty('Mail')
    const told = JSON.stringify(await lookedAt())
    expect(told).toContain('Mails about orders go to owner@shop.example. None has gone yet.')
    expect(told).not.toMatch(/hunter2|mail\.example/)
  })

  it('names a key that is not the one of the records', async () => {
    await makeRecords()
    expect(await toDo({ ...whole, CODE_KEY: 'another key for tests, also long enough' })).toMatchObject({
      'Code key': expect.stringMatching(/\(CODE_KEY\) is not the one of these records/),
    })
  })

  it('names a key file beside the records of a live service, and one that was left there', async () => {
    const { CODE_KEY, ...withoutKey } = whole
    await makeRecords(withoutKey)
    expect(await toDo(withoutKey)).toMatchObject({
      'Key apart': expect.stringMatching(/lies beside .*code\.key.*CODE_KEY/),
    })
    expect(await toDo({ ...whole, CODE_KEY })).toMatchObject({ 'Key apart': expect.stringContaining('Delete it') })
    expect(await toDo({ ...withoutKey, PAYMENTS: 'demo' })).not.toHaveProperty('Key apart')
  })

  it('names a backup that lies where the key lies', async () => {
    const { CODE_KEY: _, ...withoutKey } = whole
    await makeRecords(withoutKey)
    const { text } = await backUp(withoutKey, join(folder(), 'backups'))
    expect(text).toContain('This file lies where the key lies.')
    expect(await toDo(withoutKey)).toMatchObject({ 'Backup apart': expect.stringMatching(/Move .* to another disk/) })
  })

  it('names money of a statement that has waited for more than a week', async () => {
    await makeRecords()
    await onRecords(async (records) => {
      if ('fault' in records) throw new Error(records.fault)
      await records.db
        .insertInto('statement_rows')
        .values({
          checksum: 'a'.repeat(64),
          booked_on: '2026-11-02',
          amount_cents: 2900,
          state: 'suggested',
          reason: 'near-miss',
          line: 2,
          imported_at: now.toISOString(),
        })
        .execute()
    })
    expect(await toDo(whole, new Date('2026-11-27T18:00:00Z'))).not.toHaveProperty('Money')
    expect(await toDo(whole, new Date('2026-11-28T18:00:00Z'))).toMatchObject({
      Money: expect.stringMatching(/^One row of bank statements, \$29\.00 in all, has waited for more than 7 days/),
    })
  })

  it('names an import that began and has not ended', async () => {
    await makeRecords()
    const note = (id: string, action: string) => ({
      id,
      at: now.toISOString(),
      order_id: '',
      actor: 'operator' as const,
      action,
      detail: JSON.stringify({ file: 'f', rows: 3 }),
    })
    const add = (id: string, action: string) =>
      onRecords(async (records) => {
        if ('fault' in records) throw new Error(records.fault)
        await records.db.insertInto('audit').values(note(id, action)).execute()
      })
    await add('1', 'statement-import-begun')
    expect(await toDo()).toMatchObject({ Imports: expect.stringContaining('bring the same file again') })
    await add('2', 'statement-imported')
    expect(await toDo()).not.toHaveProperty('Imports')
  })

  it.skipIf(process.platform === 'win32')('names every file that others can reach, and how to close it', async () => {
    await makeRecords()
    await backUp()
    expect(await toDo()).not.toHaveProperty('Files')
    writeFileSync(join(folder(), 'operator-password'), '')
    chmodSync(join(folder(), 'operator-password'), 0o644)
    chmodSync(folder(), 0o755)
    expect(await toDo()).toMatchObject({
      Files: `Other users of this machine can reach what should be closed to them. Close it: chmod 700 ${folder()} && chmod 600 ${join(folder(), 'operator-password')}`,
    })
  })
})

describe('npm run backup', () => {
  it('says what is in it, that the key is not, and where that is', async () => {
    const { CODE_KEY: _, ...withoutKey } = whole
    await makeRecords(withoutKey)
    const { text, exitCode } = await backUp(withoutKey)
    const [file, holds, key, ...rest] = text.split('\n')
    expect([file, exitCode, rest]).toEqual([join(dir, 'backups/home-quality-2026-11-20T18-00-00Z.backup'), 0, []])
    expect(holds).toMatch(/^It holds 0 orders and 1 other rows/)
    expect(key).toMatch(/code key is not in it.*code\.key: keep a copy.*somewhere else than the backups/)
  })

  it('leaves a file of the same name as it is', async () => {
    await makeRecords()
    await backUp()
    expect(await backUp()).toEqual({
      text: expect.stringMatching(/is there already, and is left as it is/),
      exitCode: 1,
    })
  })

  it('explains itself when it does not understand', async () => {
    await makeRecords()
    for (const args of [['--to'], ['one', 'two']]) expect((await backUp(whole, ...args)).exitCode).toBe(2)
    mkdirSync(join(dir, 'named'))
    expect((await backUp(whole, join(dir, 'named'))).text).toContain(join(dir, 'named/home-quality-'))
  })
})

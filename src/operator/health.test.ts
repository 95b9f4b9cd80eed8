import { describe, expect, it } from 'vitest'
import { backupDay, backupName } from './backup-name.ts'
import {
  backupFinding,
  findingsText,
  fine,
  floodFinding,
  needsPerson,
  oldBackupsFinding,
  paymentsFinding,
  roomFinding,
  setting,
} from './health.ts'

const bank = { accountName: 'a', bankName: 'b', routingNumber: 'c', accountNumber: 'd', zelleRecipient: undefined }

describe('what needs a person', () => {
  it('is a demonstration that nobody meant, and neither one that is meant nor a live service', () => {
    expect(paymentsFinding({ mode: 'demo', isMeant: false })).toMatchObject({
      needsPerson: true,
      says: expect.stringMatching(/^No bank details.*ACCOUNT_NUMBER.*PAYMENTS=demo/),
    })
    expect(paymentsFinding({ mode: 'demo', isMeant: true }).needsPerson).toBe(false)
    const live = paymentsFinding({ mode: 'live', bank })
    expect(live.needsPerson).toBe(false)
    for (const detail of ['a', 'b', 'c', 'd']) expect(live.says.split(' ')).not.toContain(detail)
  })

  it('is a placeholder that pages would show', () => {
    expect(setting('Owner', 'your name', 'OWNER_NAME', undefined)).toMatchObject({
      needsPerson: true,
      says: expect.stringMatching(/where your name belongs: set it \(OWNER_NAME\)/),
    })
    expect(setting('Owner', 'your name', 'OWNER_NAME', 'Somebody')).toEqual(fine('Owner', 'Pages show Somebody.'))
  })

  it.each([
    ['2026-11-13T18:00:00.000Z', false],
    ['2026-11-13T17:59:59.999Z', true],
    ['2026-11-20T18:00:00.000Z', false],
  ])('is a backup older than seven days: of %s on the 20th at 18:00, %s', (madeAt, needed) => {
    const found = backupFinding({ file: '/b/one.backup', madeAt }, new Date('2026-11-20T18:00:00Z'))
    expect(found.needsPerson).toBe(needed)
    expect(found.says).toContain('/b/one.backup')
    expect(found.says.includes('npm run backup')).toBe(needed)
  })

  it('is a backup that was never taken', () => {
    expect(backupFinding(undefined, new Date()).says).toMatch(/No backup .* ever made.*npm run backup/)
  })
})

describe('the room on the disks', () => {
  it('needs a person below half a gigabyte, and the folder is named', () => {
    const disks = [
      { dir: '/srv/data', megabytes: 499 },
      { dir: '/mnt/backups', megabytes: 500 },
    ]
    expect(roomFinding(disks)).toMatchObject({
      needsPerson: true,
      says: expect.stringMatching(/only 499 MB are free for \/srv\/data\. On a full disk/),
    })
    expect(roomFinding(disks.slice(1)).needsPerson).toBe(false)
  })
})

describe('a backup that is too old to be kept', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  it('is one of more than a year ago, and no other file', () => {
    const files = ['/b/home-quality-2025-11-20T18-00-00Z.backup', '/b/home-quality-2025-11-21T01-00-00Z.backup']
    expect(oldBackupsFinding(['/b/notes-2001-01-01.txt', ...files], now)).toEqual({
      about: 'Old backups',
      needsPerson: true,
      says: expect.stringMatching(/Delete \/b\/home-quality-2025-11-20T18-00-00Z\.backup$/),
    })
    expect(oldBackupsFinding(files.slice(1), now).needsPerson).toBe(false)
  })

  it('is known by the name that a backup is given', () => {
    expect(backupName(now)).toBe('home-quality-2026-11-20T18-00-00Z.backup')
    expect(backupDay(backupName(now))).toEqual(new Date('2026-11-20T00:00:00Z'))
    for (const name of ['home-quality.db', 'home-quality-2026-11-20T18-00-00Z.backup.part'])
      expect(backupDay(name)).toBeUndefined()
  })
})

describe('findings as text', () => {
  it('are a line each, and a line that counts those to do', () => {
    expect(findingsText([fine('Owner', 'Somebody'), needsPerson('Backup', 'none')])).toBe(
      'ok     Owner   Somebody\nTO DO  Backup  none\n1 of 2 need you.',
    )
    expect(findingsText([fine('Owner', 'Somebody')])).toBe('ok     Owner  Somebody\nNothing needs you.')
  })

  it('says that orders come as a flood as soon as a network may place only a few', () => {
    expect(floodFinding(199).needsPerson).toBe(false)
    expect(floodFinding(200)).toMatchObject({
      needsPerson: true,
      says: expect.stringContaining('200 orders came in the last hour'),
    })
  })
})

import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isAccessibleToOthers } from '../database/private-files.server.ts'
import { damageOf, freeMegabytes } from '../database/readiness.server.ts'
import type { Database } from '../database/tables.ts'
import { auditStore } from '../orders/audit-store.server.ts'
import { codeKeyFile, type GivenKey, keyFit } from '../orders/code-key.server.ts'
import { codeKeyStore } from '../orders/code-key-store.server.ts'
import { ordersInHourBefore } from '../orders/order-flood-store.server.ts'
import type { PaymentSettings } from '../purchase/payment-method.ts'
import { isBesideKey } from './backup-command.server.ts'
import {
  backupFinding,
  type Finding,
  fine,
  floodFinding,
  mostDaysWaiting,
  needsPerson,
  oldBackupsFinding,
  openedUnpaidFinding,
  paymentsFinding,
  refusalFindings,
  roomFinding,
  secondFactorFinding,
  setting,
  unfinishedFinding,
  waitingMoneyFinding,
} from './health.ts'
import { keySentence } from './key-words.ts'
import { lastBackup } from './last-backup.server.ts'
import { mailRules } from './mail/mail-rules.ts'
import type { MailSettings } from './mail/mail-settings.ts'
import { mailFinding } from './mail/mail-words.ts'
import { outboxStore } from './mail/outbox-store.server.ts'
import { openedUnpaidStore } from './opened-unpaid-store.server.ts'
import { lacksSecondFactor } from './operator-password.server.ts'
import { statementStore } from './statement-store.server.ts'
import { waitingRowsStore } from './waiting-rows-store.server.ts'

export interface HealthSettings extends GivenKey {
  backupDir: string
  databaseUrl: string | undefined
  payments: PaymentSettings
  newRecords: boolean
  contactEmail: string | undefined
  ownerName: string | undefined
  operatorPassword: string | undefined
  operatorTotpSecret: string | undefined
  notify: MailSettings | undefined
}

/** The inputs of the checks. */
export interface HealthInputs {
  config: HealthSettings
  /** The records, or why they cannot be read. */
  records: { db: Database } | { fault: string }
  now: Date
  /** Also reads all records, which takes long and would hold up a running service. */
  isThorough?: boolean
}

/** One check, which changes nothing; `undefined` when it cannot be made, which another check then explains. */
export type Check = (inputs: HealthInputs) => Found | Promise<Found>
type Found = Finding | readonly Finding[] | undefined

/** All checks; add a new one as a function of its own. */
const checks: readonly Check[] = [
  recordsAnswer,
  recordsAreWhole,
  recordsWouldBeMissed,
  roomIsLeft,
  keyFits,
  keyIsApart,
  ({ config }) => paymentsFinding(config.payments),
  ({ config }) => setting('Contact', 'your email address', 'CONTACT_EMAIL', config.contactEmail),
  ({ config }) => setting('Owner', 'your name', 'OWNER_NAME', config.ownerName),
  ({ config, now }) => backupFinding(lastBackup(config.dataDir), now),
  backupIsApart,
  backupsAreNotOld,
  filesAreClosed,
  moneyIsDecidedOn,
  importsHaveEnded,
  ordersAreNoFlood,
  openedOrdersArePaid,
  strangersWereRefused,
  ({ config }) => secondFactorFinding(lacksSecondFactor(config)),
  mailsAreTaken,
]

/** Runs all checks, for `npm run doctor` and the console. */
export async function checkHealth(inputs: HealthInputs): Promise<Finding[]> {
  const findings = await Promise.all(checks.map((check) => check(inputs)))
  return findings.flat().filter((finding) => finding !== undefined)
}

function recordsAnswer({ records }: HealthInputs): Finding {
  return 'fault' in records
    ? needsPerson('Records', asSentence(records.fault))
    : fine('Records', 'Orders and payments can be read, and are of this version.')
}

/** A fault as a sentence of its own: capitalised, with a full stop. */
const asSentence = (fault: string): string =>
  `${fault.slice(0, 1).toUpperCase()}${fault.slice(1)}${/[.!?]$/.test(fault) ? '' : '.'}`

async function recordsAreWhole({ records, isThorough }: HealthInputs): Promise<Finding | undefined> {
  if ('fault' in records || !isThorough) return undefined
  const damage = await damageOf(records.db)
  return damage === undefined
    ? fine('Damage', 'The records were read as a whole: no part of their file is damaged.')
    : needsPerson(
        'Damage',
        `A part of the file of the records cannot be read (${damage}). Stop the service and restore the newest backup (npm run restore); keep the damaged file.`,
      )
}

function recordsWouldBeMissed({ records, config }: HealthInputs): Finding | undefined {
  if ('fault' in records || !config.newRecords || config.payments.mode !== 'live') return undefined
  return needsPerson(
    'New records',
    'The service would still start on empty records if these were missing, and sell from them. Take that setting away (NEW_RECORDS); it is for the first start alone.',
  )
}

async function roomIsLeft({ config }: HealthInputs): Promise<Finding> {
  const folders = [config.dataDir, config.backupDir].filter((dir) => existsSync(dir))
  return roomFinding(await Promise.all(folders.map(async (dir) => ({ dir, megabytes: await freeMegabytes(dir) }))))
}

async function keyFits({ records, config }: HealthInputs): Promise<Finding | undefined> {
  if ('fault' in records) return undefined
  const fit = await keyFit(config, codeKeyStore(records.db))
  const sentence = keySentence(fit, config.codeKey === undefined ? codeKeyFile(config.dataDir) : undefined)
  return fit === 'fits' || fit === 'unremembered' ? fine('Code key', sentence) : needsPerson('Code key', sentence)
}

/** Whether key and records are apart: with both, a thief finds a code by hours of guessing. */
function keyIsApart({ config }: HealthInputs): Finding | undefined {
  const file = codeKeyFile(config.dataDir)
  if (config.payments.mode !== 'live' || !existsSync(file)) return undefined
  if (config.codeKey !== undefined)
    return config.databaseUrl === undefined
      ? needsPerson(
          'Key apart',
          `The code key has a place of its own (CODE_KEY), and ${file} still lies beside the records. Delete it if it is a copy of the same key.`,
        )
      : undefined
  return needsPerson(
    'Key apart',
    `The key of all access codes lies beside the records, so whoever takes that folder has both. Give the service the text of ${file} as a setting (CODE_KEY), then delete the file.`,
  )
}

function backupIsApart({ config }: HealthInputs): Finding | undefined {
  const last = lastBackup(config.dataDir)
  if (!last || !existsSync(last.file)) return undefined
  return isBesideKey(last.file, config)
    ? needsPerson(
        'Backup apart',
        `The newest backup lies where the code key lies. Move ${last.file} to another disk or machine.`,
      )
    : fine('Backup apart', 'The code key does not lie with the newest backup.')
}

function backupsAreNotOld({ config, now }: HealthInputs): Finding {
  const last = lastBackup(config.dataDir)
  const folders = new Set([resolve(config.backupDir), ...(last ? [dirname(last.file)] : [])])
  const files = [...folders].flatMap((dir) => (existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : []))
  return oldBackupsFinding(files, now)
}

function filesAreClosed({ config: { dataDir } }: HealthInputs): Finding {
  const inside = existsSync(dataDir) ? readdirSync(dataDir, { withFileTypes: true }) : []
  const files = inside.filter((entry) => entry.isFile()).map(({ name }) => join(dataDir, name))
  const backup = lastBackup(dataDir)?.file
  const open = (backup === undefined ? files : [...files, backup]).filter(isAccessibleToOthers)
  const commands = [
    ...(isAccessibleToOthers(dataDir) ? [`chmod 700 ${dataDir}`] : []),
    ...(open.length > 0 ? [`chmod 600 ${open.join(' ')}`] : []),
  ]
  return commands.length > 0
    ? needsPerson(
        'Files',
        `Other users of this machine can reach what should be closed to them. Close it: ${commands.join(' && ')}`,
      )
    : fine('Files', 'The records are closed to other users of this machine.')
}

async function moneyIsDecidedOn({ records, now }: HealthInputs): Promise<Finding | undefined> {
  if ('fault' in records) return undefined
  const before = new Date(now.getTime() - mostDaysWaiting * 24 * 3_600_000)
  const { rows, cents, backRows, backCents } = await waitingRowsStore(records.db).waitingSum(before)
  return waitingMoneyFinding(rows + backRows, cents - backCents)
}

async function importsHaveEnded({ records, now }: HealthInputs): Promise<Finding | undefined> {
  if ('fault' in records) return undefined
  const since = new Date(now.getTime() - 30 * 24 * hour)
  return unfinishedFinding((await statementStore(records.db).unfinished(since)).length)
}

async function ordersAreNoFlood({ records, now }: HealthInputs): Promise<Finding | undefined> {
  if ('fault' in records) return undefined
  return floodFinding(await ordersInHourBefore(records.db, now))
}

async function openedOrdersArePaid({ records, config, now }: HealthInputs): Promise<Finding | undefined> {
  if ('fault' in records || config.payments.mode !== 'live') return undefined
  return openedUnpaidFinding(await openedUnpaidStore(records.db).lastEnded(now))
}

async function strangersWereRefused({ records, now }: HealthInputs): Promise<readonly Finding[] | undefined> {
  if ('fault' in records) return undefined
  const refused = await auditStore(records.db).refusalsSince(new Date(now.getTime() - 24 * hour))
  const tries = (action: string) => refused.get(action) ?? 0
  return refusalFindings({
    signIns: tries('sign-in-refused'),
    oneTimeCodes: tries('one-time-code-refused'),
    accessCodes: tries('wrong-code'),
    recoveries: tries('wrong-recovery'),
  })
}

async function mailsAreTaken({ records, config, now }: HealthInputs): Promise<Finding | undefined> {
  if ('fault' in records) return undefined
  const state = await outboxStore(records.db).state(new Date(now.getTime() - mailRules.keptFor))
  return mailFinding(config.notify?.to, config.payments.mode === 'live', state, now)
}

const hour = 3_600_000

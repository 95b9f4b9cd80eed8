import { isFlood } from '../orders/order-flood.ts'
import type { PaymentSettings } from '../purchase/payment-method.ts'
import { backupDay } from './backup-name.ts'
import { isGivenAway } from './opened-unpaid.ts'
import { exactMoney, phoenixMinute } from './operator-formats.ts'

/** The result of one check: whether it needs the operator, and what is so or what to do, as a sentence. */
export interface Finding {
  about: string
  needsPerson: boolean
  says: string
}

/** A finding that needs nobody. */
export const fine = (about: string, says: string): Finding => ({ about, needsPerson: false, says })
/** A finding that needs the operator. */
export const needsPerson = (about: string, says: string): Finding => ({ about, needsPerson: true, says })

/** One line for each finding, then how many need the operator. */
export function findingsText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length))
  const lines = findings.map(
    (finding) => `${finding.needsPerson ? 'TO DO ' : 'ok    '} ${finding.about.padEnd(width)}  ${finding.says}`,
  )
  const open = findings.filter((finding) => finding.needsPerson).length
  return [...lines, open === 0 ? 'Nothing needs you.' : `${open} of ${findings.length} need you.`].join('\n')
}

/** A demonstration is fine when it is meant; a live service has its bank details, or it would not start. */
export function paymentsFinding(payments: PaymentSettings): Finding {
  if (payments.mode === 'live')
    return fine(
      'Payments',
      `Buyers pay for real and see your bank details, ${payments.bank.zelleRecipient ? 'and Zelle' : 'but no Zelle address (ZELLE_RECIPIENT)'}.`,
    )
  return payments.isMeant
    ? fine('Payments', 'The service is a demonstration, as it was set to be (PAYMENTS=demo): nobody pays.')
    : needsPerson(
        'Payments',
        'No bank details are set, so the service is a demonstration and gives codes away. Set all four of them (ACCOUNT_NAME, BANK_NAME, ROUTING_NUMBER, ACCOUNT_NUMBER), or say that a demonstration is meant (PAYMENTS=demo).',
      )
}

/** Whether a setting is there that pages would show as a placeholder otherwise; `what` is it in words, `name` its variable. */
export const setting = (about: string, what: string, name: string, value: string | undefined): Finding =>
  value === undefined
    ? needsPerson(about, `Visitors see words in square brackets where ${what} belongs: set it (${name}).`)
    : fine(about, `Pages show ${value}.`)

/** A day of the worst flood of orders takes 160 MB, and a backup as much as the records: less than this leaves no time to act. */
const leastFreeMegabytes = 500

/** Whether the disks of the records and of the backups have room left. */
export function roomFinding(disks: readonly { dir: string; megabytes: number }[]): Finding {
  const full = disks.filter(({ megabytes }) => megabytes < leastFreeMegabytes)
  return full.length > 0
    ? needsPerson(
        'Room',
        `Make room: ${full.map(({ dir, megabytes }) => `only ${megabytes} MB are free for ${dir}`).join(', ')}. On a full disk no order and no payment can be stored.`,
      )
    : fine('Room', 'The disks of the records and of the backups have room left.')
}

/** Days for which money of a statement may wait for a decision. */
export const mostDaysWaiting = 7

/** Whether money of statements has waited for longer; `cents` is its sum. */
export function waitingMoneyFinding(rows: number, cents: number): Finding {
  const waits = `${rows === 1 ? 'One row' : `${rows} rows`} of bank statements, ${exactMoney(cents)} in all`
  return rows > 0
    ? needsPerson(
        'Money',
        `${waits}, ${rows === 1 ? 'has' : 'have'} waited for more than ${mostDaysWaiting} days. Decide on ${rows === 1 ? 'it' : 'them'} under Statements (npm run orders -- waiting).`,
      )
    : fine('Money', `No money of a bank statement has waited for more than ${mostDaysWaiting} days.`)
}

/** Whether the orders of the last hour are a flood, which fills the lists and makes buyers of the same networks be refused. */
export function floodFinding(ordersLastHour: number): Finding {
  return isFlood(ordersLastHour)
    ? needsPerson(
        'Orders',
        `${ordersLastHour} orders came in the last hour, more than trade brings. Each network may place only a few of them; money finds its order all the same.`,
      )
    : fine('Orders', `${ordersLastHour === 0 ? 'None' : ordersLastHour} came in the last hour.`)
}

/** Whether more than half of the last orders whose time before their payment has ended were never paid. */
export function openedUnpaidFinding({ ended, neverPaid }: { ended: number; neverPaid: number }): Finding {
  const about = 'Open before payment'
  const last = ended === 1 ? 'the last order' : `the last ${ended} orders`
  const says = `Of ${last} whose time before the payment has ended, ${neverPaid === 0 ? 'none was' : neverPaid === 1 ? 'one was' : `${neverPaid} were`} never paid.`
  if (ended === 0) return fine(about, 'No order whose time before the payment has ended.')
  return isGivenAway(neverPaid)
    ? needsPerson(
        about,
        `${says} Look at Figures, and open fewer (OPEN_PER_NETWORK, OPEN_AT_ONCE), for fewer days, or none (OPEN_BEFORE_PAYMENT).`,
      )
    : fine(about, says)
}

/** How often strangers were refused in the last day. */
export interface Refusals {
  signIns: number
  /** Wrong ones after the right password. */
  oneTimeCodes: number
  accessCodes: number
  recoveries: number
}

/** More than typing errors explain. */
const mostRefused = { signIns: 20, oneTimeCodes: 5, accessCodes: 200, recoveries: 50 } as const satisfies Refusals

/** Whether so many attempts were refused that somebody may be guessing. */
export function refusalFindings(refused: Refusals): Finding[] {
  const isMany = (what: keyof Refusals) => refused[what] > mostRefused[what]
  const { signIns, oneTimeCodes, accessCodes, recoveries } = refused
  const ofCodes = oneTimeCodes === 0 ? '' : ` ${came(oneTimeCodes, 'wrong one-time code')} with the right password.`
  return [
    isMany('oneTimeCodes')
      ? needsPerson(
          'Sign-ins',
          `${came(oneTimeCodes, 'wrong one-time code')} with the right password in the last day. If you did not type them, your password is known: set another (OPERATOR_PASSWORD) and restart the service.`,
        )
      : isMany('signIns')
        ? needsPerson(
            'Sign-ins',
            `${came(signIns, 'wrong password')} in the last day.${ofCodes} If you did not type them, somebody is guessing: a long password by chance and one-time codes (OPERATOR_TOTP_SECRET) keep them out.`,
          )
        : fine('Sign-ins', `${came(signIns, 'wrong password')} in the last day.${ofCodes}`),
    isMany('accessCodes')
      ? needsPerson(
          'Code guesses',
          `${came(accessCodes, 'wrong access code')} in the last day. Somebody may be guessing: that is slow, and no code falls by it. Let your proxy refuse whoever sends them.`,
        )
      : fine('Code guesses', `${came(accessCodes, 'wrong access code')} in the last day.`),
    isMany('recoveries')
      ? needsPerson(
          'Recoveries',
          `${came(recoveries, 'recovery with wrong words', 'recoveries with wrong words')} in the last day. Somebody who knows a reference may be guessing: a buyer who cannot recover a code gets a new one from you.`,
        )
      : fine(
          'Recoveries',
          `${came(recoveries, 'recovery with wrong words', 'recoveries with wrong words')} in the last day.`,
        ),
  ]
}

const came = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `No ${one} came` : count === 1 ? `One ${one} came` : `${count} ${many} came`

/** Whether a live service's console opens with the password alone. */
export const secondFactorFinding = (isMissing: boolean): Finding =>
  isMissing
    ? needsPerson(
        'One-time codes',
        'The console opens with the password alone. Set one-time codes beside it (OPERATOR_TOTP_SECRET), and put the same secret into an authenticator.',
      )
    : fine('One-time codes', 'Nobody opens the console of a live service with a password alone.')

/** Whether imports have begun and not ended. */
export const unfinishedFinding = (imports: number): Finding =>
  imports > 0
    ? needsPerson(
        'Imports',
        `${imports === 1 ? 'One import of a statement has' : `${imports} imports of statements have`} begun and not ended. If none is running, bring the same file again: nothing counts twice.`,
      )
    : fine('Imports', 'Every import of a statement that began has ended.')

const mostDays = 7
const day = 24 * 60 * 60 * 1000

/** Whether the newest backup is at most a week old. */
export function backupFinding(last: { file: string; madeAt: string } | undefined, now: Date): Finding {
  if (!last)
    return needsPerson(
      'Backup',
      'No backup of these records was ever made. Make one (npm run backup), and one every day from then on.',
    )
  const madeAt = new Date(last.madeAt)
  const made = `The newest was made ${phoenixMinute(madeAt)}, Phoenix time (${last.file})`
  return now.getTime() - madeAt.getTime() > mostDays * day
    ? needsPerson('Backup', `${made}. That is more than ${mostDays} days ago: make another (npm run backup).`)
    : fine('Backup', `${made}.`)
}

/** Days for which a backup may be kept, since it holds what the records have deleted. */
const mostDaysKept = 365

/** Whether backups among these files are older than that. */
export function oldBackupsFinding(files: readonly string[], now: Date): Finding {
  const isOld = (file: string) => {
    const made = backupDay(file.split(/[\\/]/).at(-1) ?? '')
    return made !== undefined && now.getTime() - made.getTime() > mostDaysKept * day
  }
  const old = files.filter(isOld)
  return old.length > 0
    ? needsPerson(
        'Old backups',
        `They are more than a year old, and hold what the records have deleted since. Delete ${old.join(', ')}`,
      )
    : fine('Old backups', 'No backup is more than a year old.')
}

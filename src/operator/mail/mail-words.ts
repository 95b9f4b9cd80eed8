import type { PlanType } from '../../content/plan-table.ts'
import { type Finding, fine, needsPerson } from '../health.ts'
import { exactMoney, phoenixMinute } from '../operator-formats.ts'

/** What a mail is about; the text of `counts` and `morning` is stored with it. */
export type MailSubject =
  | {
      kind: 'ordered' | 'demo-ordered' | 'money-came' | 'calls-owed'
      reference: string
      plan: PlanType
      amountCents: number
    }
  | { kind: 'counts' | 'morning'; body: string }

/** What the sentences of a mail take from the service. */
export interface MailWords {
  planNames: Readonly<Record<PlanType, string>>
  publicUrl: string
}

/**
 * Subject and text of a mail, with reference, plan and amount only: it passes through mailboxes that others may read. The
 * first line of a stored body is its subject.
 */
export function mailText(about: MailSubject, { planNames, publicUrl }: MailWords): { subject: string; text: string } {
  if ('body' in about) {
    const [subject = '', ...rest] = about.body.split('\n')
    return { subject, text: `${rest.join('\n').trim()}\n\n${publicUrl}/operator\n` }
  }
  const { kind, reference, plan } = about
  const amount = exactMoney(about.amountCents)
  const subjects = {
    ordered: `New order ${reference}, ${amount}`,
    'demo-ordered': `Demonstration order ${reference}, nobody pays`,
    'money-came': `${amount} came for ${reference}`,
    'calls-owed': `Calls are owed for ${reference}`,
  }
  const text = `Reference  ${reference}\nPlan       ${planNames[plan]}\nAmount     ${amount}\n\n${publicUrl}/operator/orders/${reference}\n`
  return { subject: subjects[kind], text }
}

/** Mails of one kind that stand together in one. */
export interface Counted {
  kind: 'ordered' | 'demo-ordered' | 'money-came' | 'calls-owed'
  count: number
  cents: number
}

/** The body of the mail that stands for many, since the oldest of them. */
export function countsBody(counted: readonly Counted[], since: Date): string {
  const lines = counted.map(({ kind, count, cents }) => `${inWords[kind](count)}, ${exactMoney(cents)}`)
  return [
    counted.map(({ kind, count }) => inWords[kind](count)).join(', '),
    `More came since ${phoenixMinute(since)} than there is a mail for each, so these are their sums:`,
    '',
    ...lines,
  ].join('\n')
}

const inWords: Record<Counted['kind'], (count: number) => string> = {
  ordered: (count) => (count === 1 ? '1 order' : `${count} orders`),
  'demo-ordered': (count) => (count === 1 ? '1 demonstration order' : `${count} demonstration orders`),
  'money-came': (count) => (count === 1 ? '1 payment' : `${count} payments`),
  'calls-owed': (count) => `calls owed for ${count === 1 ? '1 order' : `${count} orders`}`,
}

/** The body of the mail of a morning: what needs a person, and the calls that are owed. It comes also when nothing does, so that silence means a fault. */
export function morningBody(findings: readonly Finding[], calls: { orders: number; first: Date | undefined }): string {
  const open = findings.filter((finding) => finding.needsPerson)
  const owed =
    calls.first === undefined
      ? 'No call is owed.'
      : `Calls are owed for ${calls.orders === 1 ? 'one order' : `${calls.orders} orders`}, the first by ${phoenixMinute(calls.first)}.`
  const subject =
    open.length === 0 ? 'Nothing needs you' : `${open.length} ${open.length === 1 ? 'thing needs' : 'things need'} you`
  return [subject, owed, ...open.map(({ about, says }) => `\n${about}\n${says}`)].join('\n')
}

/** Why a mail could not be delivered. */
export const mailFaults = ['unreachable', 'silent', 'unsafe', 'login', 'address', 'refused'] as const
export type MailFault = (typeof mailFaults)[number]

const faultWords: Record<MailFault, string> = {
  unreachable: 'it cannot be reached',
  silent: 'it does not answer in time',
  unsafe: 'no safe connection (TLS) to it can be made',
  login: 'it refuses the user name and password',
  address: 'it refuses to take mail for your address',
  refused: 'it refuses the mail',
}

/** How mails to the operator fare. */
export interface MailState {
  waiting: number
  /** Since a week. */
  givenUp: number
  lastSentAt: Date | undefined
  failing: { since: Date; fault: MailFault | undefined } | undefined
}

/** Failures shorter than this pass by themselves. */
const toldAfter = 3_600_000

/** Whether the operator hears of orders by mail; `to` is the address, absent where no mail is set up. */
export function mailFinding(to: string | undefined, isLive: boolean, state: MailState, now: Date): Finding {
  if (to === undefined) {
    const says = 'No mail is set up, so nothing tells you of an order until you look here (NOTIFY_SMTP_URL, NOTIFY_TO).'
    return isLive ? needsPerson('Mail', says) : fine('Mail', says)
  }
  const { waiting, givenUp, lastSentAt, failing } = state
  if (failing && now.getTime() - failing.since.getTime() >= toldAfter) {
    const why = failing.fault === undefined ? '' : `: ${faultWords[failing.fault]}`
    return needsPerson(
      'Mail',
      `The mail server has taken nothing since ${phoenixMinute(failing.since)}${why}. ${waiting === 1 ? 'One mail waits' : `${waiting} mails wait`}. Look at its settings (NOTIFY_SMTP_URL, NOTIFY_TO).`,
    )
  }
  if (givenUp > 0)
    return needsPerson(
      'Mail',
      `${givenUp === 1 ? 'One mail was' : `${givenUp} mails were`} given up in the last week, since the mail server took nothing for a day. The work list shows what there is to do.`,
    )
  const last = lastSentAt === undefined ? 'None has gone yet' : `The last one went ${phoenixMinute(lastSentAt)}`
  return fine('Mail', `Mails about orders go to ${to}. ${last}.`)
}

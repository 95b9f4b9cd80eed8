import { describe, expect, it } from 'vitest'
import { fine, needsPerson } from '../health.ts'
import { countsBody, type MailState, mailFinding, mailText, morningBody } from './mail-words.ts'

const words = { planNames: { basic: 'Basic', qualitechnician: 'Pro' }, publicUrl: 'https://shop.example' }

describe('the text of a mail', () => {
  it('has reference, plan and amount, and where the order stands in the console', () => {
    const about = { kind: 'ordered', reference: 'HQ-2222222', plan: 'basic', amountCents: 2900 } as const
    expect(mailText(about, words)).toEqual({
      subject: 'New order HQ-2222222, $29.00',
      text: 'Reference  HQ-2222222\nPlan       Basic\nAmount     $29.00\n\nhttps://shop.example/operator/orders/HQ-2222222\n',
    })
    const subject = (kind: 'demo-ordered' | 'money-came' | 'calls-owed') => mailText({ ...about, kind }, words).subject
    expect(subject('demo-ordered')).toBe('Demonstration order HQ-2222222, nobody pays')
    expect(subject('money-came')).toBe('$29.00 came for HQ-2222222')
    expect(subject('calls-owed')).toBe('Calls are owed for HQ-2222222')
  })

  it('has counts and sums where one stands for many', () => {
    const counted = [
      { kind: 'ordered', count: 14, cents: 40600 },
      { kind: 'money-came', count: 1, cents: 2800 },
    ] as const
    const mail = mailText({ kind: 'counts', body: countsBody(counted, new Date('2026-11-20T18:00:00Z')) }, words)
    expect(mail.subject).toBe('14 orders, 1 payment')
    expect(mail.text).toContain('since Nov 20, 2026, 11:00 AM')
    expect(mail.text).toContain('14 orders, $406.00\n1 payment, $28.00\n\nhttps://shop.example/operator\n')
  })

  it('says each morning what needs a person and which calls are owed, and comes also when nothing does', () => {
    const findings = [fine('Payments', 'Well.'), needsPerson('Backup', 'Make one.')]
    const first = new Date('2026-11-24T00:00:00Z')
    const mail = mailText({ kind: 'morning', body: morningBody(findings, { orders: 2, first }) }, words)
    expect(mail.subject).toBe('1 thing needs you')
    expect(mail.text).toMatch(
      /^Calls are owed for 2 orders, the first by Nov 23, 2026, 5:00 PM\.\n\nBackup\nMake one\.\n/,
    )
    const quiet = mailText({ kind: 'morning', body: morningBody([], { orders: 0, first: undefined }) }, words)
    expect(quiet).toEqual({ subject: 'Nothing needs you', text: 'No call is owed.\n\nhttps://shop.example/operator\n' })
  })
})

describe('what Health says of mails', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  const well: MailState = { waiting: 0, givenUp: 0, lastSentAt: now, failing: undefined }
  const found = (state: Partial<MailState>) => mailFinding('owner@shop.example', true, { ...well, ...state }, now)

  it('says that no mail is set up, which needs whoever sells', () => {
    expect(mailFinding(undefined, true, well, now)).toMatchObject({
      needsPerson: true,
      says: expect.stringMatching(/^No mail is set up.*\(NOTIFY_SMTP_URL, NOTIFY_TO\)\.$/),
    })
    expect(mailFinding(undefined, false, well, now).needsPerson).toBe(false)
  })

  it('names a server that has taken nothing for an hour, why, and how many mails wait', () => {
    const failing = (minutes: number) =>
      found({ waiting: 2, failing: { since: new Date(now.getTime() - minutes * 60_000), fault: 'login' } })
    expect(failing(59).needsPerson).toBe(false)
    expect(failing(60)).toMatchObject({
      needsPerson: true,
      says: expect.stringMatching(
        /since Nov 20, 2026, 10:00 AM: it refuses the user name and password\. 2 mails wait\./,
      ),
    })
  })

  it('names mails that were given up', () => {
    expect(found({ givenUp: 3 })).toMatchObject({
      needsPerson: true,
      says: expect.stringMatching(/^3 mails were given up/),
    })
    expect(found({})).toMatchObject({
      needsPerson: false,
      says: 'Mails about orders go to owner@shop.example. The last one went Nov 20, 2026, 11:00 AM.',
    })
  })
})

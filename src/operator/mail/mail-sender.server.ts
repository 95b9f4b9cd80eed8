import type { Day } from '../../format/phoenix-time.ts'
import { inPhoenix } from '../../format/phoenix-time.ts'
import { type MailRules, nextStep } from './mail-rules.ts'
import { type MailWords, mailText } from './mail-words.ts'
import type { OutboxStore } from './outbox-store.server.ts'
import type { MailGate } from './smtp.server.ts'

export interface MailServices {
  outbox: OutboxStore
  gate: MailGate
  rules: MailRules
  words: MailWords
  /** The address that mails come from. */
  from: string
  /** The text of the mail of a morning, made when it is written. */
  morning: () => Promise<string>
  clock: () => Date
  newId: () => string
}

/** Sends what waits in the outbox. One process of all sends at a time, so nothing goes twice and the hour is counted once. */
export interface MailSender {
  /** Sends what may go now; to be called every few seconds, each time after the one before has ended. */
  run(): Promise<void>
  /** Begins no other mail; ends when the one under way is sent and noted, so that it is not sent again. */
  stop(): Promise<void>
}

const hour = 3_600_000

export function mailSender({ outbox, gate, rules, words, from, morning, clock, newId }: MailServices): MailSender {
  const holder = newId()
  let isStopping = false
  let lastMorning: Day = ''
  let lastPruned = 0
  let running: Promise<void> = Promise.resolve()

  async function writeMorning(): Promise<void> {
    const at = clock()
    const { day, hour } = inPhoenix(at)
    if (hour < rules.morningHour || day === lastMorning) return
    if (!(await outbox.hasMorning(day))) await outbox.writeMorning(day, from, await morning(), at)
    lastMorning = day
  }

  async function prune(): Promise<void> {
    const now = clock().getTime()
    if (now - lastPruned < hour) return
    await outbox.prune(new Date(now - rules.keptFor))
    lastPruned = now
  }

  /** Makes one step; returns whether another one may follow at once. */
  async function sendOne(): Promise<boolean> {
    const waiting = await outbox.countWaiting()
    const step = nextStep(waiting, await outbox.countSentSince(new Date(clock().getTime() - hour)), rules.perHour)
    if (step === 'nothing') return false
    if (step === 'count') {
      // Only now: what waits for a server that is away is counted once, when it is back.
      const fault = await gate.check()
      if (fault === undefined) await outbox.putTogether(newId(), from, clock())
      else await outbox.noteFailure(undefined, fault, holder, clock(), rules)
      return fault === undefined
    }
    const mail = await outbox.next()
    if (!mail) return false
    const fault = await gate.send({
      messageId: mail.messageId,
      date: mail.writtenAt,
      ...mailText(mail.about, words),
    })
    if (fault === undefined) await outbox.noteSent(mail.id, holder, clock())
    else await outbox.noteFailure(mail.id, fault, holder, clock(), rules)
    return fault === undefined
  }

  async function runOnce(): Promise<void> {
    await writeMorning()
    await prune()
    if ((await outbox.countWaiting()).mails === 0) return
    while (!isStopping && (await outbox.takeTurn(holder, clock(), rules.lease))) if (!(await sendOne())) break
    await outbox.endTurn(holder, clock())
  }

  return {
    run: () => {
      if (!isStopping) running = runOnce()
      return running
    },
    stop: async () => {
      isStopping = true
      await running.catch(() => {})
    },
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mailRules } from '../../src/operator/mail/mail-rules.ts'
import { mailSender } from '../../src/operator/mail/mail-sender.server.ts'
import { outboxStore } from '../../src/operator/mail/outbox-store.server.ts'
import { smtpGate } from '../../src/operator/mail/smtp.server.ts'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { bankEnvironment, openBusiness } from '../support/business.ts'
import { engines } from '../support/engines.ts'
import { openMailServer } from '../support/mail-server.ts'
import { orderBody } from '../support/plans.ts'
import { startService } from '../support/running-service.ts'

vi.setConfig({ testTimeout: 60_000 })

const count = 1000
const kills = 10

describe.each(engines)('1,000 orders on $name while the mail server is killed ten times', (engine) => {
  it('lose no mail, and double one only where the server died before it answered, with the same id', async () => {
    const mails = await openMailServer()
    onTestFinished(() => mails.close())
    const to = 'owner@shop.example'
    const env = { NOTIFY_SMTP_URL: `smtp://127.0.0.1:${mails.port}`, NOTIFY_TO: to }
    const shop = await openBusiness(engine, { live: true, env, now: new Date() })
    onTestFinished(() => shop.close())
    const server = { host: '127.0.0.1', port: mails.port, security: 'plain', login: undefined } as const
    const sender = mailSender({
      outbox: outboxStore(shop.database.db),
      gate: smtpGate({ server, to, from: to }, 'The Shop', { whole: 2000, silence: 300 }),
      rules: { ...mailRules, perHour: Number.POSITIVE_INFINITY, waitAfter: () => 10, morningHour: 24 },
      words: { planNames: { basic: 'Basic', qualitechnician: 'Pro' }, publicUrl: 'https://shop.example' },
      from: to,
      morning: async () => '',
      clock: () => new Date(),
      newId: randomUUID,
    })

    const ordered = new Set<string>()
    let slowest = 0
    const ordering = (async () => {
      for (let n = 0; n < count; n++) {
        const begun = performance.now()
        ordered.add((await shop.order('basic')).instructions.reference)
        slowest = Math.max(slowest, performance.now() - begun)
      }
    })()
    const waits = async () => (await outboxStore(shop.database.db).countWaiting()).mails > 0
    let isDone = false
    const sending = (async () => {
      while (!isDone || (await waits())) {
        await sender.run()
        await sleep(5)
      }
    })()
    const killing = (async () => {
      for (let n = 1; n <= kills; n++) {
        while (mails.arrived.length < (n * count) / (kills + 1)) await sleep(5)
        // By turns: between a mail and the answer to it, out of nothing, and after a silence.
        if (n % 3 === 2) mails.kill()
        else {
          mails.behave(n % 3 === 0 ? 'stalls' : 'dies')
          if (n % 3 === 0) await sleep(400)
          if (n % 3 === 0) mails.kill()
          else while (mails.isUp) await sleep(1)
        }
        await sleep(50)
        mails.behave('takes')
        await mails.comeBack()
      }
    })()
    await ordering
    await killing
    isDone = true
    await sending

    const told = new Set(mails.arrived.map(({ subject }) => /HQ-\w+/.exec(subject)?.[0]))
    const lost = [...ordered].filter((reference) => !told.has(reference))
    const ids = new Map<string, string>()
    for (const { messageId, subject } of mails.arrived) {
      expect(ids.get(messageId) ?? subject).toBe(subject)
      ids.set(messageId, subject)
    }
    const doubles = mails.arrived.length - ids.size
    process.stdout.write(
      `${engine.name}: ${mails.arrived.length} mails for ${count} orders, ${lost.length} lost, ${doubles} doubled in ${mails.deaths} deaths between mail and answer; slowest order ${Math.round(slowest)} ms\n`,
    )
    expect(lost).toEqual([])
    expect([ids.size, told.size]).toEqual([count, count])
    expect(doubles).toBeLessThanOrEqual(mails.deaths)
    expect(mails.deaths).toBe(4)
  })
})

it('a running service mails an order within seconds, also one that came while the mail server was away', async () => {
  const mails = await openMailServer()
  onTestFinished(() => mails.close())
  const login = 'post%40shop.example:right'
  const env = {
    ...bankEnvironment,
    NOTIFY_SMTP_URL: `smtp://${login}@127.0.0.1:${mails.port}`,
    NOTIFY_TO: 'owner@shop.example',
  }
  const service = await startService(env)
  onTestFinished(() => service.remove())
  const order = async () => {
    const response = await fetch(`${service.url}/api/bank-transfer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderBody()),
    })
    return ((await response.json()) as OrderResponse).instructions.reference
  }
  const mailOf = (reference: string) =>
    vi.waitFor(() => expect(mails.arrived.some(({ subject }) => subject.includes(reference))).toBe(true), {
      timeout: 20_000,
      interval: 50,
    })
  await mailOf(await order())
  mails.kill()
  const reference = await order()
  expect(await service.stop()).toBe(0)
  await mails.comeBack()
  const again = await startService(env, service.dataDir)
  onTestFinished(() => again.remove())
  await mailOf(reference)
  expect(service.output() + again.output()).not.toMatch(/right|post@shop|post%40shop/)
})

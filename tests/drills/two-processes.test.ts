import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { checklistIds } from '../../src/content/checklist-ids.ts'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { bankEnvironment } from '../support/business.ts'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let services: [RunningService, RunningService]
beforeAll(async () => {
  const env = { ...bankEnvironment, RATE_LIMITS: 'off', TRUST_PROXY: '1' }
  const first = await startService(env)
  services = [first, await startService(env, first.dataDir)]
})
afterAll(async () => {
  for (const service of services) await service.remove()
})

const post = (n: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch((services[n % 2]?.url ?? '') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const plan = orderBody('qualitechnician')
const buy = async () => (await (await post(0, '/api/bank-transfer', plan)).json()) as OrderResponse

const comment = ['--comment', 'as agreed']

/** Runs the operator's command on the same records, as a process of its own. */
const operate = (...args: string[]) =>
  new Promise<{ exitCode: number | null; text: string }>((resolve) => {
    const env = { ...bankEnvironment, PATH: process.env.PATH ?? '', DATA_DIR: services[0].dataDir }
    const child = spawn(process.execPath, ['scripts/orders.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        text += piece
      })
    child.on('close', (exitCode) => resolve({ exitCode, text }))
  })

it('makes one order of fifty requests with one idempotency key, sent to two processes at once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => post(n, '/api/bank-transfer', plan, key)))
  expect([...new Set(responses.map((response) => response.status))]).toEqual([201])
  const answers = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(answers).size).toBe(1)
})

it('never overspends when two processes start projects of one order at once', async () => {
  const { accessCode, instructions } = await buy()
  expect((await operate('confirm', instructions.reference, ...comment)).exitCode).toBe(0)
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      post(n, '/api/projects', { accessCode, checklistId: checklistIds[n % checklistIds.length] }),
    ),
  )
  expect(responses.filter((response) => response.status === 201)).toHaveLength(2)
  expect([...new Set(responses.map((response) => response.status))].sort()).toEqual([200, 201, 409])
  const access = (await (await post(1, '/api/verify-access', { accessCode })).json()) as AccessResponse
  expect(access.projectsRemaining).toBe(0)
  expect(access.projects).toHaveLength(2)
})

it('opens three orders of one network before their payment, whichever process takes them, and one project of each', async () => {
  const from = { 'x-forwarded-for': '192.0.2.7' }
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => post(n, '/api/bank-transfer', plan, from)))
  const orders = (await Promise.all(answers.map((answer) => answer.json()))) as OrderResponse[]
  const opened = orders.filter(({ openUntil }) => openUntil !== undefined)
  expect(opened).toHaveLength(3)
  const accessCode = opened[0]?.accessCode
  const started = await Promise.all(
    checklistIds.map((checklistId, n) => post(n, '/api/projects', { accessCode, checklistId })),
  )
  expect(started.map(({ status }) => status).sort()).toEqual([201, ...Array(checklistIds.length - 1).fill(402)])
})

it('opens a code in both processes as soon as the operator confirms beside them, and closes it again', async () => {
  const { accessCode, instructions } = await buy()
  const seen = async () =>
    Promise.all(
      [0, 1].map(async (n) => {
        const response = await post(n, '/api/verify-access', { accessCode })
        return response.status === 200 ? ((await response.json()) as AccessResponse).status : response.status
      }),
    )
  expect(await seen()).toEqual(['awaiting-payment', 'awaiting-payment'])
  expect((await operate('list')).text).toContain(instructions.reference)
  expect(await operate('confirm', instructions.reference, ...comment)).toMatchObject({ exitCode: 0 })
  expect(await seen()).toEqual(['active', 'active'])
  expect(await operate('confirm', instructions.reference, ...comment)).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('Nothing to do'),
  })
  expect(await operate('cancel', instructions.reference, ...comment)).toMatchObject({ exitCode: 0 })
  expect(await seen()).toEqual([401, 401])
  expect(await operate('confirm', 'HQ-2222223', ...comment)).toMatchObject({ exitCode: 2 })
})

it('takes one of the decisions that processes make of one order at once, each with its row', async () => {
  const { accessCode, instructions } = await buy()
  const racing = ['confirm', 'cancel', 'confirm', 'cancel', 'confirm'].map((verb) =>
    operate(verb, instructions.reference, ...comment),
  )
  const verifying = Promise.all(
    Array.from({ length: 20 }, async (_, n) => (await post(n, '/api/verify-access', { accessCode })).status),
  )
  const outcomes = await Promise.all(racing)
  expect([...new Set(await verifying)].every((status) => status === 200 || status === 401)).toBe(true)
  const { text } = await operate('show', instructions.reference)
  const rows = (action: string) => text.match(new RegExp(`operator  ${action}`, 'g'))?.length ?? 0
  expect(rows('cancelled')).toBe(1)
  expect(rows('confirmed')).toBeLessThanOrEqual(1)
  const done = outcomes.filter(({ exitCode, text }) => exitCode === 0 && !text.includes('Nothing to do')).length
  expect(done).toBe(rows('cancelled') + rows('confirmed'))
  expect(rows('refused')).toBe(outcomes.filter(({ exitCode }) => exitCode === 1).length)
})

it('draws the same bytes in every process', async () => {
  for (const path of ['/', '/checklist/hvac', '/pricing', '/access']) {
    const [one, two] = await Promise.all(services.map((service) => fetch(service.url + path)))
    expect(one?.headers.get('etag'), path).toBe(two?.headers.get('etag'))
  }
})

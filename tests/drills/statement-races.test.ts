import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { bankEnvironment } from '../support/business.ts'
import { hiddenIn, operatorPassword } from '../support/console.ts'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

/** Each order of a file is raced for; few in every run, `RACES=2000` for a long one. */
const races = Number(process.env.RACES ?? 30)
const inOneFile = 250

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000 + races * 200, hookTimeout: 180_000 })

const env = { ...bankEnvironment, RATE_LIMITS: 'off', OPERATOR_PASSWORD: operatorPassword }
let service: RunningService
let cookie = ''
beforeAll(async () => {
  service = await startService(env)
  const signedIn = await send('/sign-in', { body: new URLSearchParams({ password: operatorPassword }) })
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(() => service.remove())

/** A form, or a page, of the console. */
const send = (path: string, { body }: { body?: URLSearchParams | FormData } = {}) =>
  fetch(`${service.url}/operator${path}`, {
    ...(body && { method: 'POST', body }),
    redirect: 'manual',
    headers: { cookie, origin: service.url, 'sec-fetch-site': 'same-origin' },
  })
const pageOf = async (path: string) => (await send(path)).text()
const settled = async (path: string): Promise<string> => {
  for (;;) {
    const page = await pageOf(path)
    if (!page.includes('http-equiv="refresh"') && !page.includes('httpEquiv')) return page
    await sleep(20)
  }
}

/** Runs the operator's command on the same records, as a process of its own. */
const operate = (...args: string[]) =>
  new Promise<{ exitCode: number | null; text: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/orders.ts', ...args], {
      env: { ...env, PATH: process.env.PATH ?? '', DATA_DIR: service.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        text += piece
      })
    child.on('close', (exitCode) => resolve({ exitCode, text }))
  })

const buy = async () => {
  const response = await fetch(`${service.url}/api/bank-transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody('basic')),
  })
  return ((await response.json()) as OrderResponse).instructions.reference
}
const countIn = (text: string, words: string) => Number(new RegExp(`(\\d+) ${words}`).exec(text)?.[1] ?? 0)

it(`confirms each of ${races} orders once when the console and a command import one file at the same time`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hqp-races-'))
  for (let done = 0; done < races; done += inOneFile) {
    const references: string[] = []
    while (references.length < Math.min(inOneFile, races - done)) references.push(await buy())
    const today = new Date().toISOString().slice(0, 10)
    const rows = references.map((reference, n) => `${today},PAYER ${done + n} ${reference},29.00`)
    const text = ['Date,Description,Amount', ...rows].join('\n')
    const file = join(folder, `${done}.csv`)
    writeFileSync(file, text)

    const formToken = hiddenIn(await pageOf('/orders'), 'formToken')
    const body = new FormData()
    body.set('formToken', formToken)
    body.set('file', new File([text], 'statement.csv', { type: 'text/csv' }))
    const brought = await send('/statements', { body })
    const path = (brought.headers.get('location') ?? '').replace('/operator', '')
    expect(await settled(path)).toContain(`${references.length} matched`)
    const began = performance.now()
    expect((await operate('import', file)).text).toContain(`${references.length} matched`)
    const toStart = performance.now() - began
    const command = operate('import', file, '--commit')
    // About when the command has read the file too.
    await sleep(toStart * (0.7 + Math.random() * 0.4))
    await send(`${path}/commit`, { body: new URLSearchParams({ formToken }) })
    const inConsole = await settled(path)
    const { text: inCommand, exitCode } = await command
    expect(exitCode, inCommand).toBe(0)
    const said = inCommand.slice(inCommand.indexOf('Done: '))
    const counted = [
      countIn(inConsole, 'payments? (?:is|are) written down'),
      countIn(said.startsWith('Done') ? said : '', 'matched'),
    ]
    process.stdout.write(`the console counted ${counted[0]}, the command ${counted[1]}\n`)
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(references.length)
    for (const reference of references) {
      const page = await pageOf(`/orders/${reference}`)
      expect(page.match(/<strong>Payment recorded/gi) ?? [], reference).toHaveLength(1)
    }
  }
})

import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { connect, databaseAddress } from '../../src/database/database.server.ts'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { emptyFolder, emptyPostgres } from '../support/empty-address.ts'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// Services and commands are processes of their own, which need their time where many things run at once.
vi.setConfig({ testTimeout: 240_000 })

const CODE_KEY = 'a key for tests only, long enough to pass'
const writers = 4

interface Place {
  name: string
  /** What a service and a command are told of a new, empty place. */
  env: () => Promise<Record<string, string>>
}
const places: Place[] = [
  { name: 'SQLite', env: async () => ({ DATA_DIR: join(emptyFolder(), 'data') }) },
  ...(inject('postgresUrl')
    ? [
        {
          name: 'PostgreSQL',
          env: async () => ({
            DATA_DIR: join(emptyFolder(), 'data'),
            DATABASE_URL: (await emptyPostgres()).url,
            CODE_KEY,
          }),
        },
      ]
    : []),
]

async function start(env: Record<string, string>): Promise<RunningService> {
  const service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env }, env.DATA_DIR)
  onTestFinished(async () => void (await service.stop('SIGKILL')))
  return service
}

const post = (service: RunningService, path: string, body: unknown) =>
  fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Orders one plan after another into `acknowledged`, until it is told to stop. */
async function keepBuying(service: RunningService, acknowledged: OrderResponse[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await post(service, '/api/bank-transfer', orderBody())
    expect(response.status).toBe(201)
    acknowledged.push((await response.json()) as OrderResponse)
  }
}

/** Runs one of the operator's commands as a process of its own, under a shell that may bound it. */
const run = (env: Record<string, string>, script: string, args: string[], bound = '') =>
  new Promise<{ exitCode: number | null; text: string }>((resolve) => {
    const child = spawn('sh', ['-c', `${bound} exec "$0" "$@"`, process.execPath, `scripts/${script}.ts`, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        text += piece
      })
    child.on('close', (exitCode) => resolve({ exitCode, text }))
  })

/** References of orders, and what is odd about the audit: an order without its one row about its making, or a row without its order. */
async function lookInto(env: Record<string, string>): Promise<{ references: Set<string>; odd: unknown[] }> {
  const db = connect(databaseAddress({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL }))
  const orders = await db.selectFrom('orders').select(['id', 'reference']).execute()
  const audit = await db.selectFrom('audit').select('order_id').where('action', '=', 'ordered').execute()
  await db.destroy()
  const times = new Map<string, number>()
  for (const { order_id } of audit) times.set(order_id, (times.get(order_id) ?? 0) + 1)
  const ids = new Set(orders.map(({ id }) => id))
  const odd = [...orders.filter(({ id }) => times.get(id) !== 1), ...audit.filter(({ order_id }) => !ids.has(order_id))]
  return { references: new Set(orders.map(({ reference }) => reference)), odd }
}

/** Lets a code file follow the records, as the operator does by hand. */
function bringKey(from: Record<string, string>, to: Record<string, string>): void {
  if (from.CODE_KEY !== undefined) return
  mkdirSync(to.DATA_DIR ?? '', { recursive: true, mode: 0o700 })
  copyFileSync(join(from.DATA_DIR ?? '', 'code.key'), join(to.DATA_DIR ?? '', 'code.key'))
}

describe.each(places)('a backup of a service on $name', ({ env }) => {
  it('is taken while it sells, and brings every acknowledged order and the whole audit back elsewhere', async () => {
    const here = await env()
    const there = await env()
    const service = await start(here)
    const acknowledged: OrderResponse[] = []
    const closing = new AbortController()
    const buyers = Array.from({ length: writers }, () => keepBuying(service, acknowledged, closing.signal))
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(40), { timeout: 60_000 })

    const before = [...acknowledged]
    const folder = emptyFolder()
    const taken = await run(here, 'backup', [folder])
    expect(taken, taken.text).toMatchObject({ exitCode: 0 })
    expect(acknowledged.length).toBeGreaterThan(before.length)
    closing.abort()
    await Promise.all(buyers)
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    const [name = '', ...others] = readdirSync(folder)
    expect(others).toEqual([])
    const file = join(folder, name)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)

    bringKey(here, there)
    const restored = await run(there, 'restore', [file])
    expect(restored, restored.text).toMatchObject({ exitCode: 0 })
    expect(restored.text).toContain('the codes that were sold open')
    const { references, odd } = await lookInto(there)
    expect(odd).toEqual([])
    expect(before.filter(({ instructions }) => !references.has(instructions.reference))).toEqual([])

    const second = await start(there)
    for (const { accessCode } of before) {
      const response = await post(second, '/api/verify-access', { accessCode })
      expect(response.status).toBe(200)
      expect(((await response.json()) as AccessResponse).status).toBe('active')
    }
    expect((await post(second, '/api/bank-transfer', orderBody())).status).toBe(201)
    expect(await run(there, 'restore', [file])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('none are ever overwritten'),
    })
  })
})

describe('a backup that does not fit on the disk', () => {
  // A bound on the size of a file is what a full disk looks like without one.
  it('leaves nothing behind and says why, and the service goes on', async () => {
    const here = { DATA_DIR: join(emptyFolder(), 'data') }
    const service = await start(here)
    const acknowledged: OrderResponse[] = []
    const closing = new AbortController()
    const buying = keepBuying(service, acknowledged, closing.signal)
    while (acknowledged.length < 30) await sleep(20)
    closing.abort()
    await buying
    const folder = emptyFolder()
    const { exitCode, text } = await run(here, 'backup', [folder], 'ulimit -f 8;')
    expect(text).toMatch(/^the disk takes no file of this size \(EFBIG\); nothing was left half done\n$/)
    expect([exitCode, readdirSync(folder)]).toEqual([2, []])
    expect((await post(service, '/api/bank-transfer', orderBody())).status).toBe(201)
  })
})

describe.runIf(inject('postgresUrl'))('npm run db:copy', () => {
  it('takes a business from SQLite to PostgreSQL: its codes open there, and a copy beside the service says what it lacks', async () => {
    const here = { DATA_DIR: join(emptyFolder(), 'data'), CODE_KEY }
    const { url } = await emptyPostgres()
    const service = await start(here)
    const early = await run(here, 'db-copy', ['--to', (await emptyPostgres()).url])
    expect(early).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('If the service still runs, stop it and copy once more to an empty database'),
    })
    const order = (await (await post(service, '/api/bank-transfer', orderBody())).json()) as OrderResponse
    await service.stop()
    const copied = await run(here, 'db-copy', ['--to', url])
    expect(copied, copied.text).toMatchObject({ exitCode: 0 })
    expect(copied.text).toMatch(/: 1 order and \d+ other rows\..*are the same/)
    expect((await run(here, 'db-copy', ['--to', url])).text).toContain('none are ever overwritten')
    const there = await start({ ...here, DATABASE_URL: url })
    expect((await post(there, '/api/verify-access', { accessCode: order.accessCode })).status).toBe(200)
  })
})

describe('npm run doctor', () => {
  it('ends with 1 while something needs a person, and with 0 once nothing does', async () => {
    const dir = emptyFolder()
    const env = { DATA_DIR: join(dir, 'data'), BACKUP_DIR: join(dir, 'backups'), PAYMENTS: 'demo' }
    const named = { ...env, CONTACT_EMAIL: 'shop@example.org', OWNER_NAME: 'Owner' }
    expect(await run(env, 'doctor', [])).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/^TO DO {2}Records/),
    })
    await (await start(env)).stop()
    expect((await run(named, 'doctor', [])).text).toMatch(/^TO DO {2}Backup .*\(npm run backup\)/m)
    expect(await run(named, 'backup', [])).toMatchObject({ exitCode: 0 })
    const { exitCode, text } = await run(named, 'doctor', [])
    expect(text).toMatch(/Nothing needs you\.\n$/)
    expect(exitCode).toBe(0)
    expect(await run(env, 'doctor', [])).toMatchObject({ exitCode: 1 })
    const away = { ...named, CODE_KEY, DATABASE_URL: 'postgres://somebody:secret-word@127.0.0.1:1/records' }
    const lost = await run(away, 'doctor', [])
    expect(lost).toMatchObject({ exitCode: 1, text: expect.stringMatching(/^TO DO {2}Records .*ECONNREFUSED/m) })
    expect(lost.text).not.toContain('secret-word')
  })
})

import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

const verify = (service: RunningService) =>
  fetch(`${service.url}/api/verify-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A code of the right shape, so that the records are asked.
    body: JSON.stringify({ accessCode: 'HQP-BASIC-00000000000000000000' }),
  })

/** A code that nobody bought is refused: the records were read. Tried until the service has connected again. */
async function expectRecovery(service: RunningService): Promise<void> {
  await vi.waitFor(async () => expect((await verify(service)).status).toBe(401), { timeout: 20_000, interval: 100 })
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
}

const start = ({ url }: PostgresServer) =>
  startService({ DATABASE_URL: url, CODE_KEY: 'a key for drills only, long enough to pass', RATE_LIMITS: 'off' })

describe.runIf(postgres)('when PostgreSQL goes away', () => {
  const server = postgres as PostgresServer
  let service: RunningService
  let admin: pg.Client
  beforeAll(async () => {
    service = await start(server)
    admin = new pg.Client({ connectionString: server.url })
    admin.on('error', () => {})
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end().catch(() => {})
    await service.remove()
  })

  it('a connection that ends while it is in use costs the call that used it, and never the process: ten of ten', async () => {
    for (let round = 0; round < 10; round++) {
      // The call waits for this lock, so its connection is in use when it ends.
      await admin.query('begin; lock table orders in access exclusive mode')
      const waiting = verify(service)
      const others = `pid <> pg_backend_pid() and datname = current_database() and wait_event_type = 'Lock'`
      await vi.waitFor(async () => {
        const { rows } = await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
        expect(rows).toHaveLength(1)
      })
      const answer = await waiting
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
      await admin.query('rollback')
      await expectRecovery(service)
    }
    expect(service.process.exitCode).toBeNull()
  })

  it('a server that has frozen costs each call a few seconds, and a stop does not wait for it', async () => {
    await expectRecovery(service)
    const frozen = pidsOf(server)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const answers = await Promise.all([verify(service), fetch(`${service.url}/readyz`), fetch(`${service.url}/`)])
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await expectRecovery(service)

    const stopping = await start(server)
    for (const pid of pidsOf(server)) process.kill(pid, 'SIGSTOP')
    try {
      void verify(stopping).catch(() => {})
      await sleep(300)
      const code = await Promise.race([stopping.stop('SIGTERM'), sleep(15_000).then(() => 'still there')])
      expect(code).toBe(0)
    } finally {
      for (const pid of pidsOf(server)) process.kill(pid, 'SIGCONT')
      await stopping.remove()
    }
  })
})

/** The server's first process and all that it started. */
function pidsOf({ pid }: PostgresServer): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [pid, ...children.trim().split(/\s+/).map(Number)]
}

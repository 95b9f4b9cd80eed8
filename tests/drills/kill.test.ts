import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

const rounds = 20
const writers = 16
const dataDir = mkdtempSync(join(tmpdir(), 'hqp-kill-'))

/** Orders one plan after another until the service is gone; what it acknowledged goes into `acknowledged`. */
async function buyUntilGone(service: RunningService, acknowledged: Map<string, OrderResponse>): Promise<void> {
  const body = JSON.stringify(orderBody())
  for (;;) {
    try {
      const response = await fetch(`${service.url}/api/bank-transfer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body,
      })
      if (response.status !== 201) continue
      const order = (await response.json()) as OrderResponse
      acknowledged.set(order.instructions.reference, order)
    } catch {
      return
    }
  }
}

interface Records {
  integrity: unknown
  /** Status of each order by its reference. */
  orders: Map<string, string>
  /** Orders with anything but one row about their making. */
  oddlyAudited: unknown[]
}

function readRecords(): Records {
  const db = new DatabaseSync(join(dataDir, 'home-quality.db'))
  const rows = db.prepare('select reference, status from orders').all() as { reference: string; status: string }[]
  const records = {
    integrity: db.prepare('pragma integrity_check').all(),
    orders: new Map(rows.map(({ reference, status }) => [reference, status])),
    oddlyAudited: db
      .prepare(
        `select o.reference from orders o left join audit a on a.order_id = o.id and a.action = 'ordered'
         group by o.id having count(a.id) <> 1
         union all select order_id from audit where order_id not in (select id from orders)`,
      )
      .all(),
  }
  db.close()
  return records
}

it('loses no acknowledged order when it is killed twenty times in the middle of purchases', async ({
  onTestFinished,
}) => {
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const acknowledged = new Map<string, OrderResponse>()
  for (let round = 0; round < rounds; round++) {
    const service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, dataDir)
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    const before = acknowledged.size
    const bursts = Array.from({ length: writers }, () => buyUntilGone(service, acknowledged))
    // The load is there once the first order is acknowledged.
    while (acknowledged.size === before) await sleep(5)
    await sleep(30 + Math.random() * 120)
    await service.stop('SIGKILL')
    await Promise.all(bursts)
    const { integrity, orders, oddlyAudited } = readRecords()
    expect(integrity).toEqual([{ integrity_check: 'ok' }])
    expect(oddlyAudited).toEqual([])
    const lost = [...acknowledged.keys()].filter((reference) => orders.get(reference) !== 'paid')
    expect(lost, `of ${acknowledged.size} in round ${round}`).toEqual([])
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds)
  // Once more, as a buyer would find out: the last codes still open.
  const service = await startService({ RATE_LIMITS: 'off' }, dataDir)
  for (const { accessCode } of [...acknowledged.values()].slice(-20)) {
    const response = await fetch(`${service.url}/api/verify-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessCode }),
    })
    expect(response.status).toBe(200)
  }
  await service.remove()
}, 900_000)

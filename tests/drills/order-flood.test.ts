import { expect, it, onTestFinished, vi } from 'vitest'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

vi.setConfig({ testTimeout: 240_000 })

const honestOrders = 60

/** Orders from an address, which the service reads from what its proxy says. */
const order = ({ url }: RunningService, address: string) =>
  fetch(`${url}/api/bank-transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(orderBody()),
  })

it('250 networks that order as fast as they can refuse no other buyer and make none wait', async () => {
  const service = await startService({ TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  onTestFinished(() => service.remove())
  const flood = { sent: 0, taken: 0, stopped: false }
  const floodOn = async () => {
    while (!flood.stopped) {
      const { status } = await order(service, `198.${flood.sent++ % 250}.100.7`)
      if (status === 201) flood.taken++
    }
  }
  const flooding = Array.from({ length: 24 }, floodOn)
  await vi.waitFor(() => expect(flood.sent).toBeGreaterThan(1500), { timeout: 120_000, interval: 50 })

  const refused: number[] = []
  let slowest = 0
  for (let n = 0; n < honestOrders; n++) {
    const begun = performance.now()
    const { status } = await order(service, `203.0.${n}.9`)
    slowest = Math.max(slowest, performance.now() - begun)
    if (status !== 201) refused.push(status)
  }
  flood.stopped = true
  await Promise.all(flooding)
  process.stdout.write(
    `flood: ${flood.taken} of ${flood.sent} taken; others: ${refused.length} of ${honestOrders} refused, slowest ${Math.round(slowest)} ms\n`,
  )
  expect(refused.length).toBeLessThanOrEqual(honestOrders / 20)
  expect(flood.taken).toBeLessThan(1200)
})

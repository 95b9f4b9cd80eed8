import { existsSync, readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { orderBody } from '../support/plans.ts'
import { startService } from '../support/running-service.ts'

it.runIf(existsSync('/proc/self/status'))(
  'a PDF that has been sent takes no memory any more',
  async () => {
    const service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
    onTestFinished(() => service.remove())
    const post = (path: string, body: object) =>
      fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    /** Of another buyer each time: one that was made is kept for a while, and given again. */
    const makePdf = async () => {
      const order = await post('/api/bank-transfer', orderBody())
      const { accessCode } = (await order.json()) as { accessCode: string }
      await post('/api/projects', { accessCode, checklistId: 'hvac' })
      return post('/api/download-checklists/pdf', { accessCode })
    }
    const residentMb = () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.process.pid}/status`, 'utf8'))?.[1]) / 1024
    let madeMb = 0
    /** The least memory seen while making `count` files: what is only waiting to be collected comes and goes. */
    const leastMbWhileMaking = async (count: number) => {
      let least = Number.POSITIVE_INFINITY
      for (let n = 0; n < count; n++) {
        const file = await makePdf()
        madeMb += (await file.arrayBuffer()).byteLength / 2 ** 20
        least = Math.min(least, residentMb())
      }
      return least
    }
    // The process has its own growing to do first.
    await leastMbWhileMaking(200)
    const before = await leastMbWhileMaking(60)
    madeMb = 0
    await leastMbWhileMaking(300)
    expect((await leastMbWhileMaking(60)) - before).toBeLessThan(madeMb / 2)
  },
  180_000,
)

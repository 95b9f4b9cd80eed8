import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { phoenixDay } from '../format/phoenix-time.ts'
import { lastValidDay } from './order-days.ts'

it('a year of validity is the same whatever the clock zone of the machine', { timeout: 60_000 }, () => {
  const twoYears = `
    const days = []
    for (let t = Date.UTC(2027, 0, 1); t < Date.UTC(2029, 0, 1); t += 10_799_000)
      days.push(phoenixDay(new Date(t)) + lastValidDay(new Date(t)))
    return days.join(' ')`
  const here: string = new Function('phoenixDay', 'lastValidDay', twoYears)(phoenixDay, lastValidDay)
  expect(here.length).toBeGreaterThan(100_000)
  const script = `
    const { lastValidDay } = await import(${JSON.stringify(join(import.meta.dirname, 'order-days.ts'))})
    const { phoenixDay } = await import(${JSON.stringify(join(import.meta.dirname, '../format/phoenix-time.ts'))})
    process.stdout.write((() => {${twoYears}})())`
  for (const TZ of ['Pacific/Auckland', 'America/New_York']) {
    const env = { ...process.env, TZ }
    const there = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' })
    expect(there === here, TZ).toBe(true)
  }
})

import { describe, expect, it } from 'vitest'
import { isFlood, mostOrdersAnHour, orderGate, secondsHeld } from './order-flood.ts'

/** A shop whose clock moves only when somebody is held back, and the orders that it has taken. */
function shop(before: number) {
  let now = 0
  const placed: number[] = Array(before).fill(0)
  const waiting: { until: number; go: () => void }[] = []
  const gate = orderGate(
    async () => placed.filter((at) => at > now - 3600).length,
    (seconds) => new Promise<void>((go) => waiting.push({ until: now + seconds, go })),
  )
  return {
    held: () => waiting.length,
    order: async () => {
      const wait = await gate()
      if (wait === undefined) placed.push(now)
      return wait
    },
    /** Lets time pass, and with it everybody who was held back until then. */
    async pass(seconds: number) {
      now += seconds
      for (const one of waiting.filter(({ until }) => until <= now)) {
        waiting.splice(waiting.indexOf(one), 1)
        one.go()
      }
      for (let turn = 0; turn < 10; turn++) await undefined
    },
  }
}
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await undefined
}

describe('a flood of orders', () => {
  it('is two hundred within an hour', () => {
    expect([0, 60, 199, 200, 4999].map(isFlood)).toEqual([false, false, false, true, true])
  })

  it('holds an order back longer the more came before it, and never over five seconds', () => {
    expect([0, 199, 200, 299, 300, 500, 600, 4999].map(secondsHeld)).toEqual([0, 0, 1, 1, 2, 4, 5, 5])
  })

  it('lets orders of usual trade through at once', async () => {
    const usual = shop(0)
    for (let n = 0; n < 200; n++) expect(await usual.order()).toBeUndefined()
    expect(usual.held()).toBe(0)
  })

  it('does not shut the shop: the order that comes after a thousand waits five seconds and is taken', async () => {
    const flooded = shop(1000)
    const mine = flooded.order()
    await settled()
    expect(flooded.held()).toBe(1)
    await flooded.pass(4)
    expect(flooded.held()).toBe(1)
    await flooded.pass(1)
    expect(await mine).toBeUndefined()
  })

  it('holds twenty at once and asks more to come again in ten seconds, when there is room', async () => {
    const flooded = shop(1000)
    const twenty = Array.from({ length: 20 }, () => flooded.order())
    await settled()
    expect(flooded.held()).toBe(20)
    expect(await flooded.order()).toBe(10)
    await flooded.pass(5)
    expect(await Promise.all(twenty)).toEqual(Array(20).fill(undefined))
    const again = flooded.order()
    await settled()
    await flooded.pass(5)
    expect(await again).toBeUndefined()
  })

  it('gives its place back when holding fails', async () => {
    const gate = orderGate(
      async () => 1000,
      () => Promise.reject(new Error('stopped')),
    )
    for (let n = 0; n < 25; n++) await expect(gate()).rejects.toThrow('stopped')
  })

  it('is refused from five thousand in an hour on, for the disk, and taken again as that hour passes', async () => {
    const full = shop(mostOrdersAnHour)
    expect(await full.order()).toBe(600)
    await full.pass(3600)
    expect(await full.order()).toBeUndefined()
  })
})

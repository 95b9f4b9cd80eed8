import { describe, expect, it } from 'vitest'
import { isFlood, networkShare } from './order-flood.ts'

describe('a flood of orders', () => {
  it('is two hundred within an hour', () => {
    expect([0, 60, 199, 200, 4999].map(isFlood)).toEqual([false, false, false, true, true])
  })

  it('leaves each network fewer orders the more came from everywhere, and none once the hour is full', () => {
    expect([0, 199, 200, 999, 1000, 4999, 5000].map(networkShare)).toEqual([60, 60, 6, 6, 2, 2, 0])
  })
})

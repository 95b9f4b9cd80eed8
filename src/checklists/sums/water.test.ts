import { expect, it } from 'vitest'
import type { SumResult } from './sum.ts'
import { bucketFlow, headInFeet, softenerDays } from './water.ts'

const found = (result: SumResult) => ('fault' in result ? result.fault : [result.verdict, result.arithmetic])

it('asks about a softener that waits longer than its grains last, and lets the very day pass', () => {
  const days = (reading: number, capacity = 32_000) =>
    found(softenerDays({ reading, inputs: { capacity, people: 4, hardness: 16 }, constants: {} }))
  expect(days(6)).toEqual(['inside', '6 days, at most 32,000 ÷ (4 × 75 × 16) = 6.67 days'])
  expect(days(7)).toEqual(['ask', '7 days, more than 32,000 ÷ (4 × 75 × 16) = 6.67 days'])
  expect(days(10, 48_000)).toEqual(['inside', '10 days, at most 48,000 ÷ (4 × 75 × 16) = 10 days'])
})

it('works out the flow of a bucket, of which the promised one is enough', () => {
  const flow = (reading: number) => found(bucketFlow({ reading, inputs: { gallons: 5, flow: 10 }, constants: {} }))
  expect(flow(30)).toEqual(['inside', '5 × 60 ÷ 30 = 10 gpm, at least 10 gpm'])
  expect(flow(31)).toEqual(['outside', '5 × 60 ÷ 31 = 9.68 gpm, less than 10 gpm'])
  expect(flow(0)).toBe('reading')
})

it('asks of the head on a bid that it covers the lift and the pressure', () => {
  const head = (reading: number) => found(headInFeet({ reading, inputs: { lift: 180.2, pressure: 50 }, constants: {} }))
  expect(head(295.7)).toEqual(['inside', '295.7 ft, at least 180.2 + 2.31 × 50 = 295.7 ft'])
  expect(head(295.6)).toEqual(['outside', '295.6 ft, less than 180.2 + 2.31 × 50 = 295.7 ft'])
})

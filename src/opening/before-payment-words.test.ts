import { expect, it } from 'vitest'
import { english } from '../format/english.ts'
import { openUntilWords } from './before-payment-words.ts'

const openUntil = '2026-11-26T00:00:00.000Z'

it('an end is said by weekday and hour in Phoenix, and with its date where another week may be meant', () => {
  expect(openUntilWords(openUntil, new Date('2026-11-21T04:00:00Z'), english)).toBe(
    'Open until Wednesday 5:00 PM, while your payment is on its way',
  )
  expect(openUntilWords(openUntil, new Date('2026-11-17T04:00:00Z'), english)).toBe(
    'Open until Wednesday, November 25, 2026, 5:00 PM, while your payment is on its way',
  )
})

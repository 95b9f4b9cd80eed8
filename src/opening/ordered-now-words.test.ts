import { expect, it } from 'vitest'
import { english } from '../format/english.ts'
import { orderedNowWords } from './ordered-now-words.ts'

const fridayNight = new Date('2026-11-21T04:00:00Z')
const rest = 'The rest opens when your payment is confirmed.'

it.each([
  [3, fridayNight, `One checklist usually opens as soon as you order, until Wednesday 5 PM, Phoenix time. ${rest}`],
  [3, undefined, `One checklist usually opens as soon as you order. ${rest}`],
  [0, fridayNight, 'It opens when your payment is confirmed: Monday to Friday, 9 AM to 5 PM, Phoenix time.'],
])('with %i business days before the payment, ordered at %s: %s', (openBeforePayment, now, words) => {
  expect(orderedNowWords({ openBeforePayment }, now, english)).toBe(words)
})

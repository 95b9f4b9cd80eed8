import { describe, expect, it } from 'vitest'
import { english } from '../format/english.ts'
import { dayAndHour, opensAt, opensWithPayment, openUntilWords, whatOpens } from './opening-words.ts'

const until = '2026-11-26T00:00:00.000Z'
const before = new Date('2026-11-25T23:59:59.999Z')
const after = new Date(until)
const waiting = { status: 'awaiting-payment' } as const

describe('what a code opens', () => {
  it.each([
    ['all, once it is paid', before, { status: 'active' } as const, true, /^Your code is open\.$/],
    [
      'one checklist before the payment, until the day and the hour that it names',
      before,
      { ...waiting, openUntil: until },
      true,
      /^Your code opens one checklist now, until Wednesday, November 25, 2026, 5:00 PM Phoenix time\. The downloads/,
    ],
    [
      'nothing from that hour on, by an answer that this device kept too',
      after,
      { ...waiting, openUntil: until },
      false,
      /^This code was open until Wednesday, November 25, 2026, 5:00 PM Phoenix time\. It opens again/,
    ],
    ['nothing more', before, { ...waiting, wasOpenUntil: until }, false, /^This code was open until Wednesday/],
    ['nothing yet, where all places are taken', before, { ...waiting, whyNotOpen: opensWithPayment }, false, /places/],
    ['nothing yet', before, waiting, false, /^It opens as soon as your payment is confirmed\.$/],
  ])('%s', (_, now, opening, opens, words) => {
    expect(opensAt(now, opening)).toBe(opens)
    expect(whatOpens(now, opening, english)).toMatch(words)
  })
})

describe('the end of an opening', () => {
  it('is said by weekday and hour in Phoenix where it lies ahead within five days', () => {
    expect(openUntilWords(until, new Date('2026-11-21T04:00:00Z'), english)).toBe(
      'Open until Wednesday 5:00 PM, while your payment is on its way',
    )
  })

  it.each([
    ['the same day', '2026-11-26T00:00:01Z', 'Wednesday 5:00 PM'],
    ['two days later', '2026-11-28T06:59:00Z', 'Wednesday 5:00 PM'],
    ['three days later', '2026-11-28T07:00:00Z', 'Wednesday, November 25, 2026, 5:00 PM'],
    ['six days before', '2026-11-19T12:00:00Z', 'Wednesday, November 25, 2026, 5:00 PM'],
  ])('carries its date where its weekday may be another one: %s', (_, now, words) => {
    expect(dayAndHour(until, new Date(now), english)).toBe(words)
  })
})

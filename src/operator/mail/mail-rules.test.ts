import { describe, expect, it } from 'vitest'
import { mailRules, nextStep } from './mail-rules.ts'

describe('when mails go', () => {
  it('sends at most 12 an hour, and puts together what is more than the room left', () => {
    const stepAfter = (sent: number) => (mails: number) => nextStep({ mails, countable: mails }, sent, 12)
    expect([0, 1, 12, 13].map(stepAfter(0))).toEqual(['nothing', 'send', 'send', 'count'])
    expect([1, 2].map(stepAfter(11))).toEqual(['send', 'count'])
    expect([1, 100].map(stepAfter(12))).toEqual(['nothing', 'nothing'])
  })

  it('puts no mail of a morning and no counts together with others', () => {
    expect(nextStep({ mails: 3, countable: 1 }, 11, 12)).toBe('send')
    expect(nextStep({ mails: 3, countable: 2 }, 11, 12)).toBe('count')
  })

  it('waits longer after each failure, up to two hours, so that a day has eighteen tries', () => {
    const waits = Array.from({ length: 30 }, (_, n) => mailRules.waitAfter(n + 1) / 60_000)
    expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120])
    let tries = 0
    for (let minutes = 0; minutes <= 24 * 60; minutes += waits[tries++] ?? 0);
    expect(tries).toBe(18)
  })
})

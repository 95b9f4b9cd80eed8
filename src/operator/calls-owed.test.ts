import { describe, expect, it } from 'vitest'
import { callKinds, callsOwed } from './calls-owed.ts'

const words = (owed: ReturnType<typeof callsOwed>) => owed.map(({ kind, until }) => `${kind} ${until.toISOString()}`)
// A Friday and a Monday morning in Phoenix.
const friday = new Date('2026-11-20T17:00:00Z')
const monday = new Date('2026-11-23T17:00:00Z')

describe('the calls that a plan owes', () => {
  it('are none with the basic plan', () => {
    expect(callsOwed('basic', monday, [])).toEqual([])
  })

  it('are call and guidance within 48 hours of the confirmation', () => {
    expect(words(callsOwed('qualitechnician', monday, []))).toEqual([
      'call 2026-11-25T17:00:00.000Z',
      'guidance 2026-11-25T17:00:00.000Z',
    ])
  })

  it('wait over a weekend, whose hours do not count', () => {
    expect(words(callsOwed('qualitechnician', friday, []))[0]).toBe('call 2026-11-24T17:00:00.000Z')
    const saturday = new Date('2026-11-21T17:00:00Z')
    expect(words(callsOwed('qualitechnician', saturday, []))[0]).toBe('call 2026-11-24T17:00:00.000Z')
  })

  it('include a follow-up within 30 days of the call, once that was made', () => {
    const call = { kind: 'call', settledAt: '2026-11-24T18:00:00.000Z', isWanted: true } as const
    expect(words(callsOwed('qualitechnician', monday, [call]))).toEqual([
      'guidance 2026-11-25T17:00:00.000Z',
      'follow-up 2026-12-24T18:00:00.000Z',
    ])
  })

  it('have no follow-up where the buyer did not want the call', () => {
    const call = { kind: 'call', settledAt: '2026-11-24T18:00:00.000Z', isWanted: false } as const
    expect(words(callsOwed('qualitechnician', monday, [call]))).toEqual(['guidance 2026-11-25T17:00:00.000Z'])
  })

  it('are no more once each was made', () => {
    const made = callKinds.map((kind) => ({ kind, settledAt: monday.toISOString(), isWanted: true }))
    expect(callsOwed('qualitechnician', monday, made)).toEqual([])
  })
})

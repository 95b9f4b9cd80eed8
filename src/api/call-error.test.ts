import { describe, expect, it } from 'vitest'
import { CallError, failureKind, noConnection, reasonOf } from './call-error.ts'

const answered = (status: number, code: string, words = 'Words of the answer.') => new CallError(status, code, words)

describe('a failed call', () => {
  it('is told apart: nothing answered, our side failed, too many tries, or the service has its reasons', () => {
    expect(failureKind(noConnection())).toBe('no-connection')
    expect(failureKind(new TypeError('Failed to fetch'))).toBe('no-connection')
    for (const status of [500, 502, 503]) expect(failureKind(answered(status, 'unknown'))).toBe('our-side')
    expect(failureKind(answered(200, 'unexpected-answer'))).toBe('our-side')
    expect(failureKind(answered(429, 'too-many-requests'))).toBe('too-many')
    for (const status of [400, 401, 402, 404, 409]) expect(failureKind(answered(status, 'any'))).toBe('refused')
  })

  it('never blames the signal for a fault of ours, and says what to do', () => {
    expect(reasonOf(answered(500, 'internal-error'))).toBe(
      'Our side failed, not your signal. Please try again in a minute.',
    )
    expect(reasonOf(noConnection())).toMatch(/^There is no connection right now\. .*try again/)
    expect(reasonOf(answered(502, 'unknown', '<html>Bad gateway</html>'))).not.toContain('<')
    expect(answered(503, 'unavailable').advice).toContain('Our side failed')
  })

  it('is told in whole sentences, also where the words of an answer end without a full stop', () => {
    const advice = 'Our side failed, not your signal. Please try again in a minute.'
    expect(answered(500, 'unknown', 'x').told).toBe(`500: x. ${advice}`)
    expect(answered(500, 'unknown', 'It broke.').told).toBe(`500: It broke. ${advice}`)
    expect(answered(409, 'any', 'Not now').told).toBe('409: Not now')
  })

  it('that was refused is told in the words of the service alone', () => {
    const refused = answered(409, 'no-projects-left', 'This code has no projects left to start.')
    expect(reasonOf(refused)).toBe('This code has no projects left to start.')
    expect(refused.advice).toBe('')
  })
})

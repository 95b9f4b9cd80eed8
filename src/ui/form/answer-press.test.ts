import { describe, expect, it } from 'vitest'
import { type AnswerPress, doubleTapMs, meaningOf } from './answer-press.ts'

const first: AnswerPress = { question: 'plate', answer: 'good', at: 5000 }
const later = 5000 + doubleTapMs

describe('a press on an answer', () => {
  it('gives the answer when it is the first', () => {
    expect(meaningOf(first, undefined, null)).toBe('answer')
  })
  it('does nothing on the same answer at once, and takes nothing back later', () => {
    expect(meaningOf({ ...first, at: later - 1 }, first, 'good')).toBe('double-tap')
    expect(meaningOf({ ...first, at: later }, first, 'good')).toBe('again')
    expect(meaningOf(first, undefined, 'good')).toBe('again')
  })
  it('does nothing on the question that came up under the finger', () => {
    const next: AnswerPress = { question: 'gauge', answer: 'problem', at: 5400 }
    expect(meaningOf(next, first, null)).toBe('double-tap')
    expect(meaningOf({ ...next, at: later }, first, null)).toBe('answer')
  })
  it('corrects the answer to the same question, however quick it is', () => {
    expect(meaningOf({ ...first, answer: 'problem', at: 5100 }, first, 'good')).toBe('answer')
  })
})

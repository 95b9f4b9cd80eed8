import { describe, expect, it } from 'vitest'
import { type AnswerPress, doubleTapMs, isDoubleTap } from './answer-press.ts'

const first: AnswerPress = { point: 'plate', answer: 'good', at: 5000 }

describe('a press on an answer', () => {
  it('is meant when it is the first', () => {
    expect(isDoubleTap(first, undefined)).toBe(false)
  })
  it('is a slip on the same answer at once, and meant later', () => {
    expect(isDoubleTap({ ...first, at: 5000 + doubleTapMs - 1 }, first)).toBe(true)
    expect(isDoubleTap({ ...first, at: 5000 + doubleTapMs }, first)).toBe(false)
  })
  it('is a slip on the point that came up under the finger', () => {
    expect(isDoubleTap({ point: 'gauge', answer: 'problem', at: 5400 }, first)).toBe(true)
    expect(isDoubleTap({ point: 'gauge', answer: 'problem', at: 5000 + doubleTapMs }, first)).toBe(false)
  })
  it('corrects the answer to the same point, however quick it is', () => {
    expect(isDoubleTap({ ...first, answer: 'problem', at: 5100 }, first)).toBe(false)
  })
})

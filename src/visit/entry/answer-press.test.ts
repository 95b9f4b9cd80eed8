import { describe, expect, it } from 'vitest'
import { type AnswerPress, isSlip, slip } from './answer-press.ts'

const first: AnswerPress = { point: 'plate', answer: 'good', at: 5000 }

describe('a press on an answer', () => {
  it('is meant when it is the first', () => {
    expect(isSlip(first, undefined)).toBe(false)
  })
  it('is a slip on the same answer at once, and meant later', () => {
    expect(isSlip({ ...first, at: 5000 + slip - 1 }, first)).toBe(true)
    expect(isSlip({ ...first, at: 5000 + slip }, first)).toBe(false)
  })
  it('is a slip on the point that came up under the finger', () => {
    expect(isSlip({ point: 'gauge', answer: 'problem', at: 5400 }, first)).toBe(true)
    expect(isSlip({ point: 'gauge', answer: 'problem', at: 5000 + slip }, first)).toBe(false)
  })
  it('corrects the answer to the same point, however quick it is', () => {
    expect(isSlip({ ...first, answer: 'problem', at: 5100 }, first)).toBe(false)
  })
})

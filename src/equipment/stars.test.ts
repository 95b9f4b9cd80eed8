import { describe, expect, it } from 'vitest'
import { starWords } from './stars.tsx'

const criteria = ['UL listed', '10 years', 'low noise']

describe('stars in words', () => {
  it('name the points that are not confirmed', () => {
    expect(starWords([1, 3], criteria)).toBe('2 of 3, not confirmed: 10 years')
    expect(starWords([2], criteria)).toBe('1 of 3, not confirmed: UL listed, low noise')
  })

  it('say that all points are met', () => {
    expect(starWords([1, 2, 3], criteria)).toBe('all 3')
  })
})

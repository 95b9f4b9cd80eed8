import { describe, expect, it } from 'vitest'
import { starWords } from './rankings.tsx'

describe('stars in words', () => {
  it('name the criteria that are met and those that are not confirmed', () => {
    expect(starWords([1, 2, 3, 5], 5)).toBe('4 of 5: meets 1, 2, 3 and 5; 4 is not confirmed')
    expect(starWords([1, 2], 5)).toBe('2 of 5: meets 1 and 2; 3, 4 and 5 are not confirmed')
    expect(starWords([4], 5)).toBe('1 of 5: meets 4; 1, 2, 3 and 5 are not confirmed')
  })

  it('say all or none in one word', () => {
    expect(starWords([1, 2, 3, 4, 5], 5)).toBe('5 of 5: meets all of them')
    expect(starWords([], 5)).toBe('0 of 5: meets none of them')
  })
})

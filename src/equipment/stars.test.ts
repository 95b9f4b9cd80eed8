import { describe, expect, it } from 'vitest'
import { starWords } from './stars.tsx'

describe('stars in words', () => {
  it('name the criteria that are not confirmed', () => {
    expect(starWords([1, 2, 3, 5], 5)).toBe('4 of 5: all but 4')
    expect(starWords([1, 2, 5], 5)).toBe('3 of 5: all but 3 and 4')
    expect(starWords([4], 5)).toBe('1 of 5: all but 1, 2, 3 and 5')
  })

  it('say all or none in one word', () => {
    expect(starWords([1, 2, 3, 4, 5], 5)).toBe('5 of 5: all of them')
    expect(starWords([], 5)).toBe('0 of 5: none of them')
  })
})

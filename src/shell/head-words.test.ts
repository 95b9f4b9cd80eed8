import { describe, expect, it } from 'vitest'
import { briefly, longestDescription, longestTitle, titleWith } from './head-words.ts'

describe('what a page says of itself in its head', () => {
  it('has a title with the name of the site, as long as that fits', () => {
    expect(titleWith('Buy a plan', 'Home Quality Phoenix')).toBe('Buy a plan | Home Quality Phoenix')
    const long = 'Water pressure and hard water: low-cost tests for your plumbing'
    expect(titleWith(long, 'Home Quality Phoenix')).toBe(long)
    expect(titleWith('x'.repeat(42), 'Home Quality Phoenix')).toHaveLength(longestTitle)
  })

  it('has a description of whole sentences', () => {
    const first = 'For roof solar: a new system, a battery, a repair.'
    expect(briefly(first)).toBe(first)
    expect(briefly(`${first} ${'And on it goes, word by word, '.repeat(5)}to its end.`)).toBe(first)
    expect(briefly('It costs $1.50. Pay it. ')).toBe('It costs $1.50. Pay it.')
  })

  it('ends a first sentence that is too long between two words', () => {
    const brief = briefly('word, '.repeat(60))
    expect(brief.length).toBeLessThanOrEqual(longestDescription)
    expect(brief).toMatch(/ word…$/)
  })
})

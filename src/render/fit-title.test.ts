import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitTitle } from './fit-title.ts'

/** Every letter half as wide as it is tall. */
const measure = (text: string) => text.length / 2
const space = { width: 700, height: 230, leading: 1.1 }
const sizes = [100, 80, 60, 50]
const set = (title: string) => fitTitle(title, measure, space, sizes)

describe('a title on its picture', () => {
  it('keeps every word, inside its space', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,10}:?$/), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(words, (words) => {
        const { size, lines } = set(words.join(' '))
        expect(lines.join(' ')).toBe(words.join(' '))
        expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(space.width)
        expect(lines.length * size * space.leading).toBeLessThanOrEqual(space.height)
      }),
    )
  })

  it('is as large as it can be', () => {
    expect(set('Pool')).toEqual({ size: 100, lines: ['Pool'] })
    expect(set('Gates and welded iron')).toEqual({ size: 100, lines: ['Gates and', 'welded iron'] })
  })

  it('rather ends a line after a colon than breaks most evenly', () => {
    expect(set('Our wells now: lab use').lines).toEqual(['Our wells now:', 'lab use'])
    expect(set('Our wells now; lab use').lines).toEqual(['Our wells', 'now; lab use'])
  })

  it('keeps a number and its degree sign together', () => {
    expect(set('Cold at 115 °F at noon').lines).toContainEqual(expect.stringContaining('115 °F'))
    expect(set('Cold at 115 or so noon').lines).toEqual(['Cold at 115', 'or so noon'])
  })

  it('stops the build rather than lose its end', () => {
    expect(() => set('A word after a word '.repeat(9).trim())).toThrow('too long for its picture')
    expect(() => set('A'.repeat(40))).toThrow('too long for its picture')
  })
})

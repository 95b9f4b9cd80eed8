import { describe, expect, it } from 'vitest'
import { gradeOf, median, readability } from '../../scripts/content-rules/readability.ts'
import { syllablesOf } from '../../scripts/content-rules/words.ts'
import { passage, point } from './passage.ts'

const plain = 'Look at the pipe. It is dry. Take a photo.'
const hard =
  'Verification of supplementary documentation necessitates comprehensive consideration of manufacturer-specific installation requirements and jurisdictional authorization.'

describe('reading grade', () => {
  it.each([
    ['pipe', 1],
    ['measure', 2],
    ['gauges', 2],
    ['wanted', 2],
    ['checked', 1],
    ['thermostat', 3],
    ['electrician', 4],
    ['4,000', 1],
  ])('counts the syllables of %s', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  it('follows the Flesch-Kincaid formula', () => {
    // Ten words in one sentence, ten syllables.
    expect(gradeOf('Look at the pipe and take one good clear photo.'.replace('photo', 'shot'))).toBeCloseTo(
      0.39 * 10 + 11.8 * 1 - 15.59,
      5,
    )
  })

  it('is not fooled by A.R.S. and other periods inside a sentence', () => {
    const one = gradeOf('Read A.R.S. 32-1158 and the 0.5 in w.c. line on the plate.')
    const two = gradeOf('Read A.R.S. 32-1158. Then read the 0.5 in w.c. line on the plate.')
    expect(one).toBeGreaterThan(two)
  })

  it('takes the middle of an even and of an odd number of grades', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([1, 2, 4, 9])).toBe(3)
  })

  it('refuses a checklist whose median is above 9, and names its hardest line', () => {
    const points = [point('a', { do: hard }), point('b', { do: hard }), point('c', { do: plain })]
    const { faults } = readability(points, [])
    expect(faults[0]?.message).toMatch(/^the median of the steps of hvac reads at grade \d/)
    expect(faults[0]?.line).toBe(7)
  })

  it('refuses one hard text among easy ones', () => {
    const points = ['a', 'b', 'c'].map((id) => point(id, { do: plain }))
    const { faults } = readability([...points, point('d', { do: hard })], [])
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/^reads at grade \d+.\d, above 12/)])
  })

  it('refuses an article above 9, not counting headings, tables and the closing links', () => {
    const article = (prose: string) => [
      passage(hard, { at: 'heading' }),
      passage(prose, { at: 'prose' }),
      passage(hard, { at: 'cell' }),
      passage('Check this on site', { at: 'heading' }),
      passage(hard, { at: 'prose' }),
    ]
    expect(readability([], [article(plain)]).faults).toEqual([])
    expect(readability([], [article(hard)]).faults).toHaveLength(1)
  })
})

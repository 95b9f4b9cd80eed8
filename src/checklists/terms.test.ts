import { describe, expect, it } from 'vitest'
import type { ChecklistContent } from '../content/checklist-content.ts'
import { termsByReader } from './terms.ts'

const item = (word: string) => ({ points: [{ name: { en: word, es: '' }, do: [] }] })
const list = (id: string, ...words: string[]) => ({ id, items: words.map(item) }) as unknown as ChecklistContent
const term = (term: string, en: string, more = {}) => ({ term, en, es: '', ...more })

describe('the public terms', () => {
  it('are those that a free item uses, in a list where they mean that', () => {
    const free = term('MOCP', 'The largest breaker', { also: ['fuse size'] })
    const terms = [
      free,
      term('MCA', 'The smallest wire'),
      term('static', 'Pressure in ducts', { lists: ['hvac'] }),
      term('static', 'Charge on a carpet', { lists: ['flooring'] }),
    ]
    const lists = [list('hvac', 'The fuse size on the label', 'MCA and MOCP'), list('flooring', 'No static', 'MCA')]
    expect(termsByReader(lists, terms, 1)).toEqual({ open: [free, terms[3]], locked: [terms[1], terms[2]] })
  })

  it('are found as whole words alone: beside a mark or an end, not within a longer word or number', () => {
    const found = (words: string) => termsByReader([list('hvac', words)], [term('ton', 'What it cools')], 1).open.length
    expect(['ton', 'a ton.', '3-ton', 'cotton, then a ton'].map(found)).toEqual([1, 1, 1, 1])
    expect(['tons', 'cotton', '3ton', 'ton3', 'éton', 'ton𝐀', 'Ton'].map(found)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

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
})

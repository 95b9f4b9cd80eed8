import { describe, expect, it } from 'vitest'
import { countInWords, foundInWords, groupsOf } from './hits.ts'
import type { SearchResult } from './search-calls.ts'

const checklist = { id: 'hvac', title: 'HVAC', description: 'Cooling', category: 'hvac', estimatedTime: 60 }
const article = { id: 'roc', title: 'ROC', summary: 'License', category: 'general', readTime: 4 }
const result = (more: Partial<SearchResult>): SearchResult => ({
  checklists: [checklist],
  articles: [article],
  total: 2,
  first: 'checklists',
  ...more,
})

describe('the results', () => {
  it('lead to /checklist/{id} and /education?article={id}', () => {
    expect(groupsOf(result({})).flatMap(({ hits }) => hits.map(({ to }) => to))).toEqual([
      '/checklist/hvac',
      '/education?article=roc',
    ])
  })

  it('begin with the group that holds the best hit', () => {
    expect(groupsOf(result({ first: 'articles' })).map(({ name }) => name)).toEqual(['Articles', 'Checklists'])
  })

  it('lead to the equipment of a trade, first where it was asked for', () => {
    const equipment = [{ id: 'hvac', name: 'HVAC Equipment', line: 'Ask' }]
    const found = result({ equipment, total: 3, first: 'equipment' })
    expect(groupsOf(found).map(({ name }) => name)).toEqual(['Equipment', 'Checklists', 'Articles'])
    expect(groupsOf(found)[0]?.hits[0]?.to).toBe('/equipment-standards/hvac')
    expect(countInWords(found)).toBe('3 results: 1 checklist, 1 equipment page, 1 article')
    expect(groupsOf(result({ equipment })).map(({ name }) => name)).toEqual(['Checklists', 'Equipment', 'Articles'])
  })

  it('show no empty group', () => {
    expect(groupsOf(result({ checklists: [], total: 1 })).map(({ name }) => name)).toEqual(['Articles'])
    expect(groupsOf(result({ checklists: [], articles: [], total: 0 }))).toEqual([])
  })

  it('name the job that was asked for, and lead to the list with it picked', () => {
    const job = { id: 'split', name: 'New split system' }
    const [group] = groupsOf(result({ checklists: [{ ...checklist, job }] }))
    expect(group?.hits[0]?.title).toBe('HVAC: New split system')
    expect(group?.hits[0]?.to).toBe('/checklist/hvac#job=split')
  })

  it('say where there is no list for the trade, and where no text has all words', () => {
    expect(foundInWords(result({ withoutList: 'roofing' }))).toBe('There is no roofing list. The nearest:')
    expect(foundInWords(result({ isPartial: true }))).toMatch(/^Nothing has all these words. The nearest: 2 results/)
    expect(foundInWords(result({}))).toBe('2 results: 1 checklist, 1 article')
  })

  it('are counted in words', () => {
    expect(countInWords(result({}))).toBe('2 results: 1 checklist, 1 article')
    expect(countInWords(result({ checklists: [], total: 1 }))).toBe('1 result: 1 article')
    expect(countInWords(result({ articles: [article, article], total: 40 }))).toBe(
      'The best 3 of 40 results: 1 checklist, 2 articles',
    )
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { content } from '../../tests/support/content.ts'
import { createCatalogue } from '../checklists/checklists.server.ts'
import { createLibrary } from '../learning/articles.server.ts'
import { createSearch } from './search.server.ts'
import { suggestions } from './search-suggestions.tsx'
import { queryWords, searchForm, typosAllowed, withoutEnding, wordsOf } from './words.ts'

const catalogue = createCatalogue(content.checklists, content)
const search = createSearch(
  catalogue,
  createLibrary(content.articles, () => '2026-11-22'),
  content.searchWords,
  content.equipment,
)

interface Wanted {
  query: string
  checklist?: string
  article?: string
  first?: boolean
  job?: string
  withoutList?: string
  spanish?: boolean
  /** Whether it is Spanish is not held here. */
  anyLanguage?: boolean
}
const wanted = (parse(readFileSync('tests/support/search-queries.yml', 'utf8')) as Wanted[]).map((one) => ({
  ...one,
  where: one.checklist ? `the checklist ${one.checklist}` : `the article ${one.article}`,
}))

describe('what people type', () => {
  it('is held in at least 45 queries', () => expect(wanted.length).toBeGreaterThanOrEqual(45))

  it.each(wanted)(
    'finds for "$query" first $where',
    ({ query, checklist, article, first, job, withoutList, spanish, anyLanguage }) => {
      const found = search(query)
      if (job) expect(found.checklists[0]?.job?.id).toBe(job)
      expect(found.withoutList).toBe(withoutList)
      if (!anyLanguage) expect(found.isSpanish).toBe(spanish)
      if (checklist) expect(found.checklists[0]?.id).toBe(checklist)
      if (article) expect(found.articles[0]?.id).toBe(article)
      if (first) expect(found.first).toBe(checklist ? 'checklists' : 'articles')
    },
  )
})

describe('search', () => {
  it('asks for all words, and says so where no text holds them all', () => {
    expect(search('water pressure').isPartial).toBeUndefined()
    const nearest = search('water pressure xyzzyq')
    expect(nearest.isPartial).toBe(true)
    expect(nearest.checklists.map(({ id }) => id)).toContain('plumbing')
  })

  it.each([
    ['ac brands', ['hvac'], 'equipment'],
    ['best faucet brand', ['plumbing'], 'equipment'],
    ['solar panel manufacturer', ['solar'], 'equipment'],
    ['pool equipment', ['pool'], 'equipment'],
    ['trane', ['hvac'], 'checklists'],
    ['kohler faucet', ['plumbing'], 'checklists'],
    ['permit', undefined, undefined],
    ['equipment room leak', undefined, undefined],
  ])('finds for "%s" the equipment of %j', (query, trades, first) => {
    const found = search(query)
    expect(found.equipment?.map(({ id }) => id)).toEqual(trades)
    if (first) expect(found.first).toBe(first)
  })

  it('counts both lists in the total', () => {
    const { checklists, articles, total } = search('water pressure')
    expect(total).toBe(checklists.length + articles.length)
    expect(total).toBeGreaterThan(2)
  })

  it('finds nothing for words that stand nowhere', () => {
    expect(search('xyzzyq')).toEqual({ checklists: [], articles: [], total: 0, first: 'checklists' })
    for (const query of ['***', '<b>x</b> & "q"', 'a b']) expect(search(query).total, query).toBe(0)
  })

  it('has an answer for each of its own suggestions', () => {
    expect(suggestions).toHaveLength(3)
    for (const query of suggestions) expect(search(query).total, query).toBeGreaterThan(0)
  })

  it('puts texts that hold a word before texts that hold a similar one', () => {
    // "well" is a word here, so it must not bring what only holds "weld" or "cell".
    expect(search('well').checklists.map(({ id }) => id)).not.toContain('welding')
  })

  it('looks for longer words only where two letters are no word as they stand', () => {
    expect(search('ac').checklists.map(({ id }) => id)).toEqual(['hvac'])
    expect(
      search('co')
        .checklists.map(({ id }) => id)
        .sort(),
    ).toEqual(['heating', 'smart-home'])
    expect(search('po').checklists[0]?.id).toBe('pool')
  })

  it('gives the fields that the contract names and no others', () => {
    expect(Object.keys(search('hvac').checklists[0] ?? {}).sort()).toEqual(
      ['category', 'description', 'estimatedTime', 'id', 'title'].sort(),
    )
  })

  it('answers as if the locked items did not exist', () => {
    const withoutLocked = content.checklists.map((checklist) => ({ ...checklist, items: checklist.items.slice(0, 3) }))
    const open = createSearch(
      createCatalogue(withoutLocked, content),
      createLibrary(content.articles, () => '2026-11-22'),
      content.searchWords,
      content.equipment,
    )
    const words = (checklists: typeof content.checklists) =>
      new Set(wordsOf(JSON.stringify(checklists.map(({ items }) => items))))
    const lockedWords = [...words(content.checklists).difference(words(withoutLocked))]
    expect(lockedWords.length).toBeGreaterThan(500)
    for (const word of lockedWords) expect(search(word), word).toEqual(open(word))
  })

  it('shows at most twenty of a kind and still counts the others', () => {
    const article = content.articles[0]
    if (!article) throw new Error('there is no article')
    const many = Array.from({ length: 50 }, (_, i) => ({ ...article, id: `copy-${i}` }))
    const found = createSearch(
      catalogue,
      createLibrary(many, () => '2026-11-22'),
      content.searchWords,
      content.equipment,
    )('registrar')
    expect(found.articles).toHaveLength(20)
    expect(found.total).toBeGreaterThanOrEqual(50)
  })
})

describe('words', () => {
  it('are kept without capitals, accents and plurals', () => {
    expect(wordsOf('Plomería: A/C, Wi-Fi & smart-home boxes, batteries; glass')).toEqual([
      'plomeria',
      'ac',
      'wifi',
      'smart',
      'home',
      'box',
      'battery',
      'glass',
    ])
  })

  it('of a query leave out what says nothing, unless nothing else is there, and single signs always', () => {
    expect(queryWords('How do I check the contractor’s license?')).toEqual(['check', 'contractor', 'license'])
    expect(queryWords('the')).toEqual(['the'])
    expect(queryWords('<b>x</b> & "q"')).toEqual([])
  })

  it('lose their ending', () => {
    expect(['leaking', 'plumbing', 'tripping', 'heater', 'red'].map(withoutEnding)).toEqual([
      'leak',
      'plumb',
      'trip',
      'heat',
      undefined,
    ])
  })

  it('may be wrong in no letter when short, one from four letters, two from eight', () => {
    expect(['ac', 'gas', 'pool', 'breaker', 'plumming'].map(typosAllowed)).toEqual([0, 0, 1, 1, 2])
  })

  it('stay as they are when they only look like plurals', () => {
    expect(['gas', 'glass', 'status', 'this'].map(searchForm)).toEqual(['gas', 'glass', 'status', 'thi'])
  })
})

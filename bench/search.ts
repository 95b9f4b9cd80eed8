import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { createCatalogue } from '../src/checklists/checklists.server.ts'
import { loadContent } from '../src/content/content.server.ts'
import { createLibrary, type Library } from '../src/learning/articles.server.ts'
import { createSearch } from '../src/search/search.server.ts'
import { quantile, type Row, row } from './table.ts'

const sizes = [1000, 10_000, 100_000]
const wordsPerArticle = 60
/** A query counts with the fastest of so many tries: the others were interrupted by something else on the machine. */
const tries = 3

/**
 * Search over the real checklists and more and more made-up articles, whose vocabulary grows with them as it does in
 * life. Asked is what people type, letter by letter as they type it.
 */
export function search(): Row[] {
  const { content } = loadContent('content')
  if (!content) throw new Error('the content is faulty')
  const catalogue = createCatalogue(content.checklists, content)
  const spoken = content.articles.flatMap((article) => article.markdown.toLowerCase().match(/[a-z]{2,}/g) ?? [])
  const typed = (parse(readFileSync('tests/support/search-queries.yml', 'utf8')) as { query: string }[]).map(
    ({ query }) => query,
  )
  // Every fourth: all of them would take minutes at the largest size and say the same.
  const queries = [...new Set(typed.flatMap((query) => beginnings(query)))].filter((_, index) => index % 4 === 0)
  return sizes.map((size) => {
    const library = {
      ...createLibrary([], () => ''),
      ...manyArticles(
        size,
        spoken,
        catalogue.list().map(({ id }) => id),
        chanceFrom(size),
      ),
    }
    const find = createSearch(catalogue, library, content.searchWords, content.equipment)
    for (const query of queries.slice(0, 100)) find(query)
    const times = queries.map((query) => Math.min(...Array.from({ length: tries }, () => timeOf(() => find(query)))))
    const p99 = quantile(times, 0.99)
    const figure = `${p99.toFixed(2)} ms (p50 ${quantile(times, 0.5).toFixed(2)})`
    const last = size === sizes.at(-1)
    const n = `${queries.length} × ${tries}`
    return row(`search p99, ${size} articles`, figure, n, last ? '<= 10 ms' : '', last ? p99 <= 10 : undefined)
  })
}

/** What stands in the search box while `query` is typed, from the second letter on. */
const beginnings = (query: string): string[] =>
  Array.from({ length: query.length - 1 }, (_, i) => query.slice(0, i + 2).trim()).filter(({ length }) => length > 1)

function timeOf(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Articles in the words of our own, in the same proportions, each with a few names that nothing else uses. */
function manyArticles(
  size: number,
  spoken: string[],
  categories: string[],
  chance: () => number,
): Pick<Library, 'find' | 'list'> {
  const word = () => (chance() < 0.03 ? name(chance) : (spoken[Math.floor(chance() * spoken.length)] ?? ''))
  const text = (length: number) => Array.from({ length }, word).join(' ')
  const articles = Array.from({ length: size }, (_, i) => ({
    id: `article-${i}`,
    title: text(6),
    summary: text(15),
    category: categories[i % categories.length] ?? '',
    readTime: 4,
    imageUrl: null,
    tags: [word(), word()],
    content: text(wordsPerArticle),
    html: '',
    reviewed: '2026-11-01',
    sources: [],
  }))
  const byId = new Map(articles.map((article) => [article.id, article]))
  return { find: (id) => byId.get(id), list: () => articles }
}

const syllables = 'ba co di fu ga ho ki la me no pa qui ro sa ti vu wa xe yo zan tro bel mon sier'.split(' ')
/** A made-up name: two thirds of a million are possible. */
const name = (chance: () => number): string =>
  Array.from({ length: 4 }, () => syllables[Math.floor(chance() ** 2 * syllables.length)]).join('')

/** Mulberry32: the same numbers in every run, so that every run asks the same. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

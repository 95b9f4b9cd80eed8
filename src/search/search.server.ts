import MiniSearch from 'minisearch'
import type { Catalogue } from '../checklists/checklists.server.ts'
import type { SearchResult } from '../contract.ts'
import type { Library } from '../learning/articles.server.ts'
import { expandQuery, wordsOf } from './words.ts'

interface Entry {
  key: string
  title: string
  tags: string
  summary: string
  body: string
}

/** Searches the public texts: checklists with their free items, and articles. Locked text is never indexed. */
export function createSearch(catalogue: Catalogue, library: Library) {
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['title', 'tags', 'summary', 'body'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 6, tags: 4, summary: 2 },
      prefix: (term) => term.length >= 2,
      // One slip in a word of four letters, two in a long one; a short word must be right.
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0),
      weights: { prefix: 0.5, fuzzy: 0.3 },
      tokenize: wordsOf,
    },
  })
  index.addAll([
    ...catalogue.list().map((checklist) => ({
      key: `checklist/${checklist.id}`,
      title: checklist.title,
      tags: checklist.category,
      summary: checklist.description,
      body: (catalogue.items(checklist.id, false) ?? []).map((item) => `${item.title} ${item.description}`).join(' '),
    })),
    ...library.all().map((article) => ({
      key: `article/${article.id}`,
      title: article.title,
      tags: `${article.category} ${article.tags.join(' ')}`,
      summary: article.summary,
      body: article.content,
    })),
  ])

  /** Best first within each group; `total` counts both. */
  return (query: string): SearchResult => {
    const hits = index.search(expandQuery(query)).map((hit) => String(hit.id))
    const of = (kind: string) =>
      hits.filter((key) => key.startsWith(`${kind}/`)).map((key) => key.slice(kind.length + 1))
    const checklists = of('checklist').flatMap((id) => catalogue.find(id) ?? [])
    const articles = of('article').flatMap((id) => library.find(id) ?? [])
    return {
      checklists: checklists.map(({ id, title, description, category, estimatedTime }) => ({
        id,
        title,
        description,
        category,
        estimatedTime,
      })),
      articles: articles.map(({ id, title, summary, category, readTime }) => ({
        id,
        title,
        summary,
        category,
        readTime,
      })),
      total: checklists.length + articles.length,
    }
  }
}

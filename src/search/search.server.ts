import MiniSearch, { type Query } from 'minisearch'
import { goodLines } from '../checklists/checklist-words.ts'
import type { Catalogue } from '../checklists/checklists.server.ts'
import type { SearchWords } from '../content/content-schema.ts'
import type { Library } from '../learning/articles.server.ts'
import type { SearchResult } from './search-calls.ts'
import { queryWords, typosAllowed, withoutEnding, wordsOf } from './words.ts'

interface Entry {
  key: string
  title: string
  /** What people call it who do not use the trade's word. */
  spoken: string
  tags: string
  summary: string
  body: string
  /** The words of title and tags in their order, to know a phrase by. */
  names: string
}

interface Hit {
  /** `checklist/…` or `article/…` */
  key: string
  score: number
  /** The score, and more when the words stand together. */
  rank: number
  /** How many of the query's words the text holds. */
  found: number
}

/** How many hits a list shows; `total` counts all. */
const maxPerList = 20
/** Hits below this share of the best score are left out as chance matches. */
const weakestShare = 0.12
/** Words that stand together in a title or a tag mean more than the same words far apart. */
const phraseBonus = 2

/** Searches the public texts: checklists with their free items, and articles. Locked text is never indexed. */
export function createSearch(catalogue: Catalogue, library: Library, spokenWords: SearchWords = {}) {
  const known = new Set<string>()
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['title', 'spoken', 'tags', 'summary', 'body'],
    storeFields: ['names'],
    tokenize: wordsOf,
    processTerm: (term) => {
      known.add(term)
      return term
    },
  })
  index.addAll(entriesOf(catalogue, library, spokenWords))

  const hitsFor = (query: string): Hit[] => {
    const words = queryWords(query)
    const queries = words.map((word, place) => meaningsOf(word, known, place === words.length - 1))
    const phrase = words.length > 1 ? ` ${words.join(' ')} ` : undefined
    const hits = index
      .search({ combineWith: 'OR', queries }, searchOptions)
      .map(({ id, score, queryTerms, names }) => ({
        key: String(id),
        score,
        rank: phrase !== undefined && String(names).includes(phrase) ? score * phraseBonus : score,
        found: words.filter((word) => queryTerms.includes(word) || queryTerms.includes(withoutEnding(word) ?? ''))
          .length,
      }))
    return withoutChance(hits, words.length)
  }

  /** Best first within each list; `total` counts both, `first` says which one to show first. */
  return (query: string): SearchResult => {
    const hits = hitsFor(query)
    const of = (kind: string) =>
      hits
        .filter(({ key }) => key.startsWith(kind))
        .slice(0, maxPerList)
        .map(({ key }) => key.slice(kind.length))
    return {
      checklists: of(checklistKey('')).flatMap((id) => checklistHit(catalogue, id)),
      articles: of(articleKey('')).flatMap((id) => articleHit(library, id)),
      total: hits.length,
      first: hits[0]?.key.startsWith(articleKey('')) ? 'articles' : 'checklists',
    }
  }
}

const checklistKey = (id: string) => `checklist/${id}`
const articleKey = (id: string) => `article/${id}`

/**
 * A text that holds more of the words always comes before one that holds fewer; of three words or more, one may be
 * missing. What is much weaker than the best hit is left out.
 */
function withoutChance(hits: Hit[], wordCount: number): Hit[] {
  const most = hits.reduce((top, { found }) => Math.max(top, found), 0)
  const least = wordCount >= 3 && most > 2 ? most - 1 : most
  const near = hits.filter(({ found }) => found >= least)
  const strongest = near.reduce((top, { score }) => Math.max(top, score), 0)
  return near
    .filter(({ score }) => score >= strongest * weakestShare)
    .sort((a, b) => b.found - a.found || b.rank - a.rank)
}

const searchOptions = {
  tokenize: (word: string) => [word],
  processTerm: (term: string) => term,
  boost: { title: 5, spoken: 4, tags: 4, summary: 2 },
  weights: { prefix: 0.4, fuzzy: 0.3 },
  // A checklist is what the homeowner takes to the job; at equal rank it comes first.
  boostDocument: (key: string) => (key.startsWith(checklistKey('')) ? 1.8 : 1),
}

/**
 * A word as itself and without its ending. The last word may still be growing, so it also finds longer ones; but "ac" and
 * "co" are words as they stand, and what begins with two letters says too little.
 * Typos are allowed only in words that no text holds: a known word never matches a similar one.
 */
function meaningsOf(word: string, known: Set<string>, last: boolean): Query {
  const stem = withoutEnding(word)
  const isKnown = known.has(word)
  const mayGrow = !isKnown || (last && word.length > 2)
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: mayGrow, fuzzy: isKnown ? false : typosAllowed(word) },
      ...(stem !== undefined && known.has(stem) ? [{ queries: [stem], boostTerm: () => 0.7 }] : []),
    ],
  }
}

function entriesOf(catalogue: Catalogue, library: Library, spokenWords: SearchWords): Entry[] {
  const bySubject = new Map(Object.entries(spokenWords))
  const spoken = (...subjects: string[]) => subjects.flatMap((subject) => bySubject.get(subject) ?? []).join(' ')
  return [
    ...catalogue.list().map((checklist) => ({
      key: checklistKey(checklist.id),
      title: checklist.title,
      spoken: spoken(checklist.id),
      tags: checklist.category,
      names: namesOf([checklist.title]),
      summary: checklist.description,
      body: [
        ...checklist.lookFor,
        ...(catalogue.items(checklist.id, false) ?? []).flatMap((item) => [
          item.title,
          item.description,
          ...item.points.flatMap((point) => [
            point.name.en,
            point.name.es,
            ...point.do,
            ...goodLines({ good: point.good, cases: point.cases ?? [] }).map(({ text }) => text),
          ]),
        ]),
      ].join('\n'),
    })),
    ...library.list().map((article) => ({
      key: articleKey(article.id),
      title: article.title,
      spoken: spoken(article.category, article.id),
      tags: `${article.category} ${article.tags.join(' ')}`,
      names: namesOf([article.title, ...article.tags]),
      summary: article.summary,
      body: article.content,
    })),
  ]
}

const namesOf = (names: string[]): string => names.map((name) => ` ${wordsOf(name).join(' ')} `).join('|')

function checklistHit(catalogue: Catalogue, id: string): SearchResult['checklists'] {
  const checklist = catalogue.find(id)
  if (!checklist) return []
  const { title, description, category, estimatedTime } = checklist
  return [{ id, title, description, category, estimatedTime }]
}

function articleHit(library: Library, id: string): SearchResult['articles'] {
  const article = library.find(id)
  if (!article) return []
  const { title, summary, category, readTime } = article
  return [{ id, title, summary, category, readTime }]
}

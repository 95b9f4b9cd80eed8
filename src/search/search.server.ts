import MiniSearch, { type Query } from 'minisearch'
import { goodLines } from '../checklists/checklist-words.ts'
import type { Catalogue } from '../checklists/checklists.server.ts'
import type { SearchWords } from '../content/content-schema.ts'
import type { EquipmentContent } from '../content/equipment/equipment-content.ts'
import type { Library } from '../learning/articles.server.ts'
import { askedInSpanish, askedWithoutList } from './asked-for.ts'
import { askedForEquipment } from './asked-for-equipment.ts'
import { type Field, type Ranked, ranked, type WordHit } from './ranking.ts'
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
  /** The words of its names in their order, to know a phrase by. */
  names: string
}

/** How many hits a list shows; `total` counts all. */
const maxPerList = 20
/** Where names cover a query equally well, the checklist comes first: it is what the homeowner takes to the job. */
const listHeadStart = 0.2
/** Words that stand together in a name mean more than the same words far apart. */
const phraseBonus = 2

/** Searches the public texts: checklists with their jobs and free items, articles, and the pages of the equipment guide. Locked text is never indexed. */
export function createSearch(catalogue: Catalogue, library: Library, words: SearchWords, guide: EquipmentContent) {
  const entries = entriesOf(catalogue, library, words)
  const names = new Map(entries.map((entry) => [entry.key, entry.names]))
  const { wordHits, isKnown } = wordIndex(entries)
  const errands = new Set(words.errands.flatMap(wordsOf))
  const withoutList = askedWithoutList(words, errands, isKnown)
  const equipmentFor = askedForEquipment(guide, words)
  const isSpanish = askedInSpanish(
    words,
    [...catalogue.list(), ...library.list()].map(({ title }) => title),
  )

  /** Best first within each list; `total` counts them all, `first` says which one to show first. */
  return (query: string): SearchResult => {
    const asked = queryWords(query)
    const phrase = asked.length > 1 ? ` ${asked.join(' ')} ` : undefined
    const found = wordHits(asked)
    const hits = ranked(
      asked.map((word, place) => ({ isErrand: errands.has(word), found: found[place] ?? new Map() })),
      {
        headStart: (key) => (key.startsWith(articleKey('')) ? 0 : listHeadStart),
        bonus: (key) => (phrase !== undefined && names.get(key)?.includes(phrase) ? phraseBonus : 1),
      },
    )
    const isListed = (word: string) => isNamedByList(found[asked.indexOf(word)])
    const missing = withoutList(query, isListed)
    const checklists: Chosen[] = missing ? missing.near.map((id) => ({ id })) : checklistsIn(hits)
    const articles = hits.flatMap(({ key }) => idIn(articleKey(''), key))
    const { pages, isNamed } = equipmentFor(query)
    return {
      checklists: checklists.slice(0, maxPerList).flatMap(({ id, job }) => checklistHit(catalogue, id, job)),
      articles: articles.slice(0, maxPerList).flatMap((id) => articleHit(library, id)),
      ...(pages.length > 0 && { equipment: pages }),
      total: checklists.length + articles.length + pages.length,
      first: isNamed ? 'equipment' : !missing && hits[0]?.key.startsWith(articleKey('')) ? 'articles' : 'checklists',
      ...(missing && { withoutList: missing.trade }),
      ...(hits[0]?.isPartial && !missing && { isPartial: true as const }),
      ...(isSpanish(query) && { isSpanish: true as const }),
    }
  }
}

const checklistKey = (id: string) => `checklist/${id}`
const jobKey = (id: string, job: string) => `job/${id}/${job}`
const articleKey = (id: string) => `article/${id}`
const idIn = (kind: string, key: string): string[] => (key.startsWith(kind) ? [key.slice(kind.length)] : [])

/** A checklist, and its job that was asked for. */
interface Chosen {
  id: string
  job?: string
}

/** Whether a word is part of what a checklist or one of its jobs is called. */
const isNamedByList = (found: ReadonlyMap<string, WordHit> | undefined): boolean =>
  [...(found ?? [])].some(
    ([key, { fields }]) =>
      !key.startsWith(articleKey('')) && fields.some((field) => field === 'title' || field === 'spoken'),
  )

/** Each checklist once, at the place of its best hit, with the job that was asked for where that is one and no other. */
function checklistsIn(hits: readonly Ranked[]): Chosen[] {
  const found = new Map<string, { cover: number; jobs: Ranked[] }>()
  for (const hit of hits) {
    const [kind, id] = hit.key.split('/')
    if (id === undefined || kind === 'article') continue
    const known = found.get(id) ?? { cover: hit.cover, jobs: [] }
    if (kind === 'job' && hit.cover === known.cover) known.jobs.push(hit)
    found.set(id, known)
  }
  return [...found].map(
    ([
      id,
      {
        jobs: [best, next],
      },
    ]) => {
      const isOne = best && (next === undefined || best.score >= next.score * clearlyBetter)
      return { id, ...(isOne && { job: best.key.slice(jobKey(id, '').length) }) }
    },
  )
}

/** One job is meant where it scores this many times the next one. */
const clearlyBetter = 1.5

/** `wordHits` tells for each word of a query what it found, by text; `isKnown`, whether any text holds a word. */
function wordIndex(entries: readonly Entry[]) {
  const known = new Set<string>()
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['title', 'spoken', 'tags', 'summary', 'body'] satisfies Field[],
    tokenize: wordsOf,
    processTerm: (term) => {
      known.add(term)
      return term
    },
  })
  index.addAll(entries)
  const wordHits = (words: readonly string[]): Map<string, WordHit>[] =>
    words.map((word, place) => {
      const found = index.search(meaningsOf(word, known, place === words.length - 1), searchOptions)
      return new Map(
        found.map(({ id, score, match }) => [String(id), { score, fields: Object.values(match).flat() as Field[] }]),
      )
    })
  return { wordHits, isKnown: (word: string) => known.has(word) }
}

const searchOptions = {
  tokenize: (word: string) => [word],
  processTerm: (term: string) => term,
  boost: { title: 5, spoken: 4, tags: 4, summary: 2 },
  weights: { prefix: 0.4, fuzzy: 0.3 },
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

function entriesOf(catalogue: Catalogue, library: Library, { called }: SearchWords): Entry[] {
  const spoken = (subject: string): string[] => [...(called[subject]?.en ?? []), ...(called[subject]?.es ?? [])]
  return [
    ...catalogue.list().flatMap((checklist) => [
      {
        key: checklistKey(checklist.id),
        title: checklist.title,
        spoken: spoken(checklist.id).join(' '),
        tags: checklist.category,
        names: namesOf([checklist.title, ...spoken(checklist.id)]),
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
      },
      ...checklist.jobs.map(({ id, name }) => ({
        key: jobKey(checklist.id, id),
        title: name,
        spoken: spoken(`${checklist.id}/${id}`).join(' '),
        tags: '',
        names: namesOf([name, ...spoken(`${checklist.id}/${id}`)]),
        summary: '',
        body: '',
      })),
    ]),
    ...library.list().map((article) => ({
      key: articleKey(article.id),
      title: article.title,
      spoken: spoken(article.id).join(' '),
      tags: [article.category, ...article.tags, ...spoken(article.category)].join(' '),
      names: namesOf([article.title, ...article.tags, ...spoken(article.id)]),
      summary: article.summary,
      body: article.content,
    })),
  ]
}

const namesOf = (names: string[]): string => names.map((name) => ` ${wordsOf(name).join(' ')} `).join('|')

function checklistHit(catalogue: Catalogue, id: string, jobId?: string): SearchResult['checklists'] {
  const checklist = catalogue.find(id)
  if (!checklist) return []
  const { title, description, category, estimatedTime, jobs } = checklist
  const job = jobs.find((one) => one.id === jobId)
  return [{ id, title, description, category, estimatedTime, ...(job && { job: { id: job.id, name: job.name } }) }]
}

function articleHit(library: Library, id: string): SearchResult['articles'] {
  const article = library.find(id)
  if (!article) return []
  const { title, summary, category, readTime } = article
  return [{ id, title, summary, category, readTime }]
}

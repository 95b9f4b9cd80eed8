import MiniSearch from 'minisearch'
import type { SearchWords } from '../content/content-schema.ts'
import { queryWords, typosAllowed, wordsOf } from './words.ts'

/** Work that no checklist covers, and the checklists that come nearest. */
export interface WithoutList {
  trade: string
  near: readonly string[]
}

/**
 * Tells for which trade without a checklist a query asks, where none of its other words names a checklist: "roof leak
 * after the monsoon", but not "solar panels on the roof". A word is taken for a misspelt one only where no searched text
 * holds it (`isKnown`): "proof" is no roof.
 */
export function askedWithoutList(
  words: Pick<SearchWords, 'without-list'>,
  errands: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
) {
  const trades = words['without-list'].map((one) => ({ ...one, phrases: one.words.map(wordsOf) }))
  const known = new Set([...errands, ...trades.flatMap(({ phrases }) => phrases.flat())])
  const spelling = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (word) => [word] })
  spelling.addAll([...known].map((id) => ({ id })))
  const corrected = (word: string): string => {
    if (known.has(word) || isKnown(word)) return word
    const [nearest] = spelling.search(word, { fuzzy: typosAllowed(word), tokenize: (term) => [term] })
    return nearest ? String(nearest.id) : word
  }
  return (query: string, isListed: (word: string) => boolean): WithoutList | undefined => {
    const words = queryWords(query)
    const asked = new Set(words.map(corrected))
    return trades.find(({ phrases }) => {
      const covered = new Set(phrases.filter((phrase) => phrase.every((word) => asked.has(word))).flat())
      const others = words.filter((word) => !covered.has(corrected(word)) && !errands.has(corrected(word)))
      return covered.size > 0 && !others.some(isListed)
    })
  }
}

/**
 * Tells whether a query is Spanish: one of its words is, or looks like one, and is no English word of ours.
 * `isKnown` tells whether the searched texts hold a word.
 */
export function askedInSpanish({ called, spanish }: Pick<SearchWords, 'called' | 'spanish'>, names: string[]) {
  const lines = Object.values(called)
  const english = new Set([...names, ...lines.flatMap(({ en = [] }) => en)].flatMap(wordsOf))
  const words = [...spanish, ...lines.flatMap(({ es = [] }) => es)].flatMap(wordsOf)
  const ours = new Set(words.filter((word) => word.length > 2 && !english.has(word)))
  return (query: string): boolean => /[áéíóúñ¿¡]/i.test(query) || wordsOf(query).some((word) => ours.has(word))
}

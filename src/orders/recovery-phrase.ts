import { recoveryWords } from './recovery-words.ts'

export const recoveryWordCount = 4
export const recoveryVocabulary = recoveryWords.length

/** Makes a phrase of four random numbers, each from 0 to below `recoveryVocabulary`, in the form that is hashed and sent. */
export function makeRecoveryPhrase(random: number[]): string {
  if (random.length !== recoveryWordCount) throw new Error('a recovery phrase is made from four numbers')
  return random.map((n) => recoveryWords[n]).join(' ')
}

/** The phrase, or what is wrong: the number of words, or a word that is not in the list. */
export type ReadPhrase = { phrase: string } | { count: number } | { unknown: string }

/**
 * Reads a phrase as a person typed it, in any case and with anything between the words. One typing error in a word is
 * corrected (a letter too many, missing or wrong, or two swapped) if only one word of the list is that close.
 */
export function readRecoveryPhrase(typed: string): ReadPhrase {
  const words = typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  if (words.length !== recoveryWordCount) return { count: words.length }
  const read = words.map(meantBy)
  const unknown = words.find((_, n) => read[n] === undefined)
  return unknown === undefined ? { phrase: read.join(' ') } : { unknown }
}

/** The word of the list that was meant; `undefined` for none or several. */
function meantBy(typed: string): string | undefined {
  if (recoveryWords.includes(typed)) return typed
  const [found, ...others] = recoveryWords.filter((word) => isOneSlip(typed, word))
  return others.length === 0 ? found : undefined
}

/** Whether two different words are one typing error apart. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let from = 0
  while (from < short.length && short[from] === long[from]) from++
  const rest = (word: string, skipped: number) => word.slice(from + skipped)
  if (long.length === short.length + 1) return rest(short, 0) === rest(long, 1)
  if (long.length !== short.length) return false
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from]
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2))
}

/** Words, sentences and syllables, as simply as the rules need them. */

/** Lower-case words without accents changed; numbers and marks fall away. Hyphened words stay whole. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}\p{N}'-]*/gu) ?? []

/** A period ends a sentence only before a space and something that can open one; abbreviations such as "A.R.S. 32" and "in." do not. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\b(A\.R\.S|A\.A\.C|U\.S\.C|U\.S|St|No|vs|e\.g|i\.e)\./g, '$1\u0000')
    .split(/(?<=[.!?…]["”’)]*)\s+(?=["“‘(]?[\p{Lu}\p{N}¿¡])|\n+/u)
    .map((sentence) => sentence.replaceAll('\u0000', '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/** Cuts the endings of English and Spanish words, so that "readings" and "reading" count as one. */
export function stem(word: string): string {
  const cut = word.replace(/'s$|s'$/, '').replace(/(ingly|edly|ing|ed|ly|es|s)$/, '')
  return cut.length >= 3 ? cut.replace(/[aeoy]$/, '') : word
}

/** How many syllables an English word has when spoken, near enough for a reading grade. A number counts as one. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  // The e of "pipes", "checked" and "plate" is silent; that of "boxes", "wanted" and "table" is not.
  const spoken = letters
    .replace(/(?:[^laeiouyscgxzh]es|[^aeioutd]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** How text is cut into words that can be found, the same way for what is searched, asked and highlighted. */

/** A word as it stands in a text; "a/c" and "wi-fi" are one word. */
export const wordPattern = /\ba[/.]c\b|\bwi-fi\b|[\p{L}\p{N}]+/giu

/** Splits text into searchable words: small letters, no accents, no plurals. */
export const wordsOf = (text: string): string[] => (text.match(wordPattern) ?? []).map(searchForm)

/** One word as it is kept in the index. */
export function searchForm(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f/.-]/g, '')
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x)es$/.test(plain)) return plain.slice(0, -2)
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain
}

/** The words of a query that say something; a query of nothing but small words keeps them all. A single sign is no word. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))].filter((word) => word.length > 1)
  const telling = words.filter((word) => !smallWords.has(word))
  return telling.length > 0 ? telling : words
}

/** The word without its ending: "leaking" and "leaked" also mean "leak". */
export function withoutEnding(word: string): string | undefined {
  const stem = /^(.{3,}?)(?:ing|ed|er)$/.exec(word)?.[1]
  return stem?.replace(/([bdgmnprt])\1$/, '$1')
}

/** How many letters of an unknown word may be wrong, by its length; a short word must be exact. */
export const typosAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

// In their search form, hence "doe" and "need".
const smallWords = new Set(
  (
    'a about after all al am an and any are as at be been before best buy by can con could de del did do doe e el en enough esta ' +
    'for from get ha hay ' +
    'good had has have help how i if in into is it its la las lo los me mi much my need new no not of off on or our out para por ' +
    'que se su y ' +
    'should so some than that the their them then there these they thi this to una un up was we were what when where which ' +
    'who why will with would y you your'
  ).split(' '),
)

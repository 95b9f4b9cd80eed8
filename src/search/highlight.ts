import { queryWords, searchForm, typosAllowed, withoutEnding, wordPattern } from './words.ts'

/** A piece of a text; `isHit` when it matches a word of the query. */
export interface Piece {
  text: string
  isHit: boolean
}

/** Shorter words are highlighted only where they match exactly; otherwise half the text would be. */
const shortestWithTypos = 5

/** Splits a text into pieces so that words of the query can be highlighted, also when they were typed with a typo. */
export function piecesOf(text: string, query: string): Piece[] {
  const wanted = queryWords(query)
  const pieces: Piece[] = []
  const add = (piece: string, isHit: boolean) => piece && pieces.push({ text: piece, isHit })
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const form = searchForm(match[0])
    if (!wanted.some((word, place) => means(word, form, place === wanted.length - 1))) continue
    add(text.slice(end, match.index), false)
    add(match[0], true)
    end = match.index + match[0].length
  }
  add(text.slice(end), false)
  return pieces
}

function means(word: string, form: string, last: boolean): boolean {
  if (form === word || form === withoutEnding(word) || withoutEnding(form) === word) return true
  if (last && word.length >= 2 && form.startsWith(word)) return true
  return word.length >= shortestWithTypos && differsByAtMost(typosAllowed(word), word, form)
}

/** Whether at most `typos` letters were added, dropped or changed between two words. */
function differsByAtMost(typos: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > typos) return false
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? 0) <= typos
}

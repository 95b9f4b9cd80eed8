import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import { lockedTexts, type SortedTerms, tellingWords, textFinder } from '../../src/content/locked-text.ts'

interface Paid {
  checklists: readonly ChecklistContent[]
  terms: SortedTerms
  /** What else is published. */
  publicTexts: readonly string[]
  freeItems: number
}

/**
 * Finds paid text in the text of a file: the id of a paid check point, a whole locked text (`lockedTexts`), or seven
 * words of one in a row (tests quote in pieces), that none of the `publicTexts` holds. What it gives answers the first that it finds, or
 * `undefined`. An id of a single word, such as "arsenic", is an ordinary word and is not looked for.
 */
export function paidTextFinder({ checklists, terms, publicTexts, freeItems }: Paid) {
  const locked = lockedTexts(checklists, terms, freeItems)
  const open = checklists.map(({ items, ...head }) => ({ head, items: items.slice(0, freeItems) }))
  const publicText = `${JSON.stringify(open)}\n${publicTexts.join('\n')}`
  const parts = [...locked, ...locked.flatMap(({ words }) => piecesOf(words.split(' ')))]
  const told = new Set(textFinder(parts)(publicText))
  const find = textFinder(parts.filter(({ text }) => !told.has(text)))
  const paid = checklists.flatMap(({ items }) => items.slice(freeItems))
  const ids = new Set(paid.flatMap(({ points }) => points.map(({ id }) => id)).filter((id) => id.includes('-')))
  // Such as the id of an article.
  for (const id of idsIn(publicText)) ids.delete(id)
  return (text: string): string | undefined => idsIn(text).find((id) => ids.has(id)) ?? find(text)[0]
}

const idsIn = (text: string): string[] => text.match(/(?<![\w-])[a-z0-9]+(-[a-z0-9]+)+(?![\w-])/g) ?? []

const piecesOf = (words: readonly string[]) =>
  words.slice(tellingWords - 1).map((_, at) => {
    const piece = words.slice(at, at + tellingWords).join(' ')
    return { text: piece, words: piece }
  })

/**
 * Text that only an access code opens, and how it is found elsewhere. What reaches everybody (pages, the public archive,
 * answers without a code) is held to this one rule.
 */
import { type ChecklistContent, freeItemCount } from './checklist-content.ts'
import type { Term } from './terms-content.ts'

/** `open` are used by free items, `locked` by none. */
export interface SortedTerms {
  open: readonly Term[]
  locked: readonly Term[]
}

export interface LockedText {
  /** Of which checklist and item; both empty for a term. */
  checklist: string
  item: string
  /** As written. */
  text: string
  /** Its words as they are looked for. */
  words: string
}

/**
 * A name or what is good has seldom fewer words. Fewer, such as "Permit card" or "Both match", stand in many places and
 * say nothing by themselves.
 */
const leastWords = 4
/** So many of a longer text in a row are no chance. A name has at most so many, and our prose may use the same words. */
export const tellingWords = 7

/**
 * Every whole text of a locked item, and every sentence of it, that has at least `leastWords` words and that no free item,
 * no head of a checklist and no open term says too.
 */
export function lockedTexts(
  checklists: readonly ChecklistContent[],
  terms: SortedTerms = { open: [], locked: [] },
  freeItems = freeItemCount,
): LockedText[] {
  const open = checklists.flatMap(({ items, ...head }) => [
    ...items.slice(0, freeItems).flatMap(textsIn),
    ...items.map(({ title }) => title),
    ...textsIn(head),
  ])
  open.push(...terms.open.flatMap(({ en, es }) => [en, es]))
  const openWords = open.map((text) => ` ${wordsOf(text).join(' ')} `).join('\n')
  const found = (checklist: string, item: string, texts: string[]): LockedText[] =>
    texts
      .flatMap((text) => [...new Set([text, ...text.split(/(?<=[.!?])\s+/)])])
      .map((text) => ({ checklist, item, text, words: wordsOf(text).join(' ') }))
      .filter(({ text, words }) => countOf(text) >= leastWords && !openWords.includes(` ${words} `))
  return [
    ...checklists.flatMap(({ id, items }) =>
      // The title of a locked item is public, like its phase, its priority and the number of its points.
      items.slice(freeItems).flatMap(({ title: _, ...item }) => found(id, item.id, textsIn(item))),
    ),
    ...terms.locked.flatMap(({ en, es }) => found('', '', [en, es])),
  ]
}

/** The first locked text that stands in our prose: as a whole line or value, or one that is long enough not to be chance. */
export function lockedInProse(values: unknown, texts: readonly LockedText[]): string | undefined {
  const lockedIn = textFinder(texts)
  return textsIn(values)
    .flatMap((prose) => {
      const whole = wordsOf(prose).join(' ')
      return lockedIn(prose).filter((text) => countOf(text) > tellingWords || wordsOf(text).join(' ') === whole)
    })
    .at(0)
}

const countOf = (text: string): number => text.trim().split(/\s+/).length

/** Looks for `texts`; what it gives answers those that a text holds, as plain text, HTML, JSON or script. */
export function textFinder(texts: readonly Pick<LockedText, 'text' | 'words'>[]): (text: string) => string[] {
  const beginningOf = (words: readonly string[]) => words.slice(0, leastWords).join(' ')
  const byBeginning = Map.groupBy(texts, ({ words }) => beginningOf(words.split(' ')))
  return (text) => {
    const words = wordsOf(text)
    const found = words.flatMap((_, at) => {
      const candidates = byBeginning.get(beginningOf(words.slice(at, at + leastWords))) ?? []
      return candidates.filter((one) => {
        const wanted = one.words.split(' ')
        return wanted.every((word, place) => words[at + place] === word)
      })
    })
    return [...new Set(found.map((one) => one.text))]
  }
}

/** Every text below a value; what has no space is an id or a key, and a unit says nothing. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'unit' || key === 'svg' ? [] : textsIn(part)))
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Letters and digits only, in small letters: marks and line breaks differ between pages, JSON, scripts and PDF. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|&#x([0-9a-f]+);/gi, (_, ...hex) =>
      characterOf(
        hex.find((digits) => digits !== undefined),
        16,
      ),
    )
    .replace(/&#(\d+);/g, (_, code) => characterOf(code, 10))
    .replace(/&(\w+);/g, (entity, name) => named[name] ?? entity)
    .replace(/\\[nrt]/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A space in place of what is no character. */
function characterOf(digits: string, base: number): string {
  const code = Number.parseInt(digits, base)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

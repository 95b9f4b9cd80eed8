import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import { freeItemCount } from '../../src/content/checklist-content.ts'

/** One sentence that only a holder may read, and where it stands. */
export interface LockedSentence {
  checklist: string
  item: string
  /** As written. */
  text: string
  /** Its letters and digits alone, as it is looked for. */
  letters: string
}

/** Shorter ones, such as "Both match.", say nothing by themselves and stand in many places. */
const shortestTelling = 20

/** Every sentence of the items that are not free, but for those that a free item or the head of a checklist also says. */
export function lockedSentences(checklists: ChecklistContent[]): LockedSentence[] {
  const free = checklists
    .flatMap(({ items, ...head }) => [...items.slice(0, freeItemCount).flatMap(sentencesOf), ...textsIn(head)])
    .map(lettersOf)
  const freeText = free.join('\n')
  return checklists.flatMap((checklist) =>
    checklist.items.slice(freeItemCount).flatMap((item) =>
      sentencesOf(item)
        .map((text) => ({ checklist: checklist.id, item: item.id, text, letters: lettersOf(text) }))
        .filter(({ letters }) => letters.length >= shortestTelling && !freeText.includes(letters)),
    ),
  )
}

/** Looks for `sentences`; what it gives answers those that a text holds, as plain text, HTML, JSON or script. */
export function lookOutFor(sentences: LockedSentence[]): (text: string) => string[] {
  const byBeginning = Map.groupBy(sentences, ({ letters }) => letters.slice(0, shortestTelling))
  return (text) => {
    const letters = lettersOf(text)
    const found = new Set<string>()
    for (let at = 0; at <= letters.length - shortestTelling; at++)
      for (const sentence of byBeginning.get(letters.slice(at, at + shortestTelling)) ?? [])
        if (letters.startsWith(sentence.letters, at)) found.add(sentence.text)
    return [...found]
  }
}

type Item = ChecklistContent['items'][number]
/** The title of a paid item is public, like its phase, its priority and the number of its points. */
const sentencesOf = ({ title: _, ...item }: Item): string[] =>
  textsIn(item).flatMap((text) => [text, ...text.split(/(?<=[.!?])\s+/)])

/** Every text of an item, whatever fields it has; what has no space is an id or a key. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'unit' ? [] : textsIn(part)))
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Letters and digits only: marks, spaces and line breaks differ between pages, JSON and PDF. */
const lettersOf = (text: string): string =>
  text
    .replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|&#x([0-9a-f]+);/gi, (_, ...hex) =>
      String.fromCodePoint(
        Number.parseInt(
          hex.find((digits) => digits !== undefined),
          16,
        ),
      ),
    )
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name) => named[name] ?? entity)
    .replace(/\\[nrt]/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

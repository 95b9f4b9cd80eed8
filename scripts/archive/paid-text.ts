import { parse } from 'yaml'

interface Checklist {
  items: { id: string; title: string; points: { id: string }[] }[]
}

/** Shorter runs of words stand in many places and say nothing by themselves. */
const runLength = 7

/**
 * Finds paid text in the text of a file: the id of a paid check point, or seven words in a row of a paid item that no
 * free item and none of the `publicTexts` holds. `checklists` are the YAML files. What it gives answers the first that
 * it finds, or `undefined`. An id of a single word, such as "arsenic", is an ordinary word and is not looked for.
 */
export function paidTextFinder(
  checklists: readonly string[],
  publicTexts: readonly string[],
  freeItems: number,
): (text: string) => string | undefined {
  const parsed = checklists.map((yaml) => parse(yaml) as Checklist)
  const paid = parsed.flatMap(({ items }) => items.slice(freeItems))
  const open = parsed.map(({ items, ...head }) => ({ head, items: items.slice(0, freeItems) }))
  const publicText = `${JSON.stringify(open)}\n${publicTexts.join('\n')}`
  const publicRuns = new Set(runsOf(wordsOf(publicText)))
  const runs = new Set(paid.flatMap(({ title: _, ...item }) => textsIn(item).flatMap((text) => runsOf(wordsOf(text)))))
  const ids = new Set(paid.flatMap(({ points }) => points.map(({ id }) => id)).filter((id) => id.includes('-')))
  // Such as the id of an article.
  for (const id of idsIn(publicText)) ids.delete(id)
  return (text) => {
    for (const id of idsIn(text)) if (ids.has(id)) return id
    return runsOf(wordsOf(text)).find((run) => runs.has(run) && !publicRuns.has(run))
  }
}

const idsIn = (text: string): string[] => text.match(/(?<![\w-])[a-z0-9]+(-[a-z0-9]+)+(?![\w-])/g) ?? []

/** Every text below a value, but for keys and ids: these have no space. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A line break in a script is written `\\n`. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\\[nrt]/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' '))

/** Lines of an article that are true up to a day: `[until 2026-12-31] The state pays …`, also in a list or a table. */

import type { Day } from '../format/phoenix-time.ts'

const dated = /^(\s*(?:[-*] |\d+\. |\| )?)\[until (\d{4}-\d{2}-\d{2})\] /

/** The days after which a text changes, each once, the first one first. */
export const lastDaysIn = (markdown: string): Day[] =>
  [...new Set(markdown.split('\n').flatMap((line) => dated.exec(line)?.[2] ?? []))].sort()

/** The text without what was true up to one of the `past` days, and without the marks of the rest. */
export const withoutPast = (markdown: string, past: readonly Day[] = []): string =>
  markdown
    .split('\n')
    .filter((line) => !past.includes(dated.exec(line)?.[2] ?? ''))
    .map((line) => line.replace(dated, '$1'))
    .join('\n')

/** Marks that are no such line: a wrong day, or in the midst of a sentence. */
export const wrongMarks = (markdown: string): { line: number; message: string }[] =>
  markdown.split('\n').flatMap((line, index) => {
    const [, , day] = dated.exec(line) ?? []
    const isRight = day !== undefined && !Number.isNaN(Date.parse(day)) && !line.replace(dated, '').includes('[until')
    return !line.includes('[until') || isRight
      ? []
      : [{ line: index + 1, message: 'must be "[until 2026-12-31] " with a day, at the beginning of its line' }]
  })

import type { Day } from '../format/phoenix-time.ts'
import type { BoxContent } from './content-schema.ts'

/** A line of an article that stands for a box: `[box: written-objection]`, indented where it belongs to a step of a list. */
const marker = /^( *)\[box: ([^\]]*)\]$/

/**
 * The Markdown of an article with each marker replaced by its box, as a quotation whose title is strong: no other
 * quotation of ours has strong words. Each stays on its one line, so that a fault further down is still found at its line.
 */
export function withBoxes(
  markdown: string,
  boxes: readonly BoxContent[],
): { markdown: string; faults: { line: number; message: string }[] } {
  const faults: { line: number; message: string }[] = []
  const lines = markdown.split('\n').map((line, index) => {
    const [, indent, id] = marker.exec(line) ?? []
    if (id === undefined) return line
    const box = boxes.find((one) => one.id === id)
    if (!box) faults.push({ line: index + 1, message: `there is no box "${id}"` })
    return box ? `${indent}> **${box.title}** ${box.text} *Source: ${box.source}*` : line
  })
  return { markdown: lines.join('\n'), faults }
}

/** A line that is true up to a day: `[until 2026-12-31] The state pays …`, also in a list or a table. */
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

/** Faulty marks: with an invalid day, or not at the beginning of a line. */
export const wrongMarks = (markdown: string): { line: number; message: string }[] =>
  markdown.split('\n').flatMap((line, index) => {
    const [, , day] = dated.exec(line) ?? []
    const isRight = day !== undefined && !Number.isNaN(Date.parse(day)) && !line.replace(dated, '').includes('[until')
    return !line.includes('[until') || isRight
      ? []
      : [{ line: index + 1, message: 'must be "[until 2026-12-31] " with a day, at the beginning of its line' }]
  })

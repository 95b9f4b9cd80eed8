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
    return box ? `${indent}> **${box.title}** ${box.text} *Rests on: ${box.source}*` : line
  })
  return { markdown: lines.join('\n'), faults }
}

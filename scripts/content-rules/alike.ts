/** No two check points may be the same point twice: not in other words, and not the same sentence with the nouns changed. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage, PointPassages } from './passages.ts'
import { stem, wordsOf } from './words.ts'

/** Steps are plain and short, so two of different trades may say the same. */
const fields = ['say', 'es'] as const
const tooMuchShared = 0.7
/** A skeleton shorter than this says nothing: "ask for a photo of the ..." is a habit of the trade. */
const shortestSkeleton = 6

interface Shape {
  point: PointPassages
  passage: Passage
  stems: Set<string>
  skeleton: string
}

/** Compares every pair of points, across all checklists, in each language. */
export function alikePoints(points: PointPassages[]): ContentFault[] {
  return fields.flatMap((field) => {
    const shapes = shapesOf(points, field)
    return shapes.flatMap((one, index) =>
      shapes.slice(index + 1).flatMap((other) => {
        const why =
          overlap(one.stems, other.stems) >= tooMuchShared
            ? 'nearly the same words as'
            : one.skeleton !== '' && one.skeleton === other.skeleton
              ? 'the same sentence with other nouns as'
              : undefined
        const { file, line } = other.passage
        const message = `point "${other.point.id}": "${field}" has ${why} "${one.point.id}" (${one.passage.file}:${one.passage.line})`
        return why ? [{ file, line, message }] : []
      }),
    )
  })
}

/** Two checks of one id, in whichever lists: a file with several lists could not tell them apart. */
export const idsTwice = (points: PointPassages[]): ContentFault[] =>
  [...Map.groupBy(points, ({ id }) => id)].flatMap(([id, [first, ...others]]) =>
    others.map((other) => ({
      file: other.say.file,
      line: other.say.line,
      message: `the id "${id}" stands in ${first?.checklist} and in ${other.checklist}`,
    })),
  )

/** A skeleton is the sentence without numbers and without the words that belong to one trade only. */
function shapesOf(points: PointPassages[], field: (typeof fields)[number]): Shape[] {
  const trades = new Map<string, Set<string>>()
  const words = points.map((point) => wordsOf(point[field].text).map(stem))
  for (const [index, point] of points.entries())
    for (const word of words[index] ?? []) trades.set(word, (trades.get(word) ?? new Set()).add(point.checklist))
  return points.map((point, index) => {
    const own = words[index] ?? []
    const common = own.filter((word) => (trades.get(word)?.size ?? 0) > 2)
    return {
      point,
      passage: point[field],
      stems: new Set(own),
      skeleton: common.length >= shortestSkeleton ? common.join(' ') : '',
    }
  })
}

/** Jaccard: shared words over all words of both. */
function overlap(one: Set<string>, other: Set<string>): number {
  if (Math.min(one.size, other.size) < tooMuchShared * Math.max(one.size, other.size)) return 0
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

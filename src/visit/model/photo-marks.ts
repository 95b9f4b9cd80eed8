/** What somebody has drawn on a photo. It is kept beside the picture, which stays as it was taken. */

/** A place on a picture, in fractions of its width and height, from its left upper corner. */
export interface Spot {
  x: number
  y: number
}

/** An arrow points from `from` to `to`; a circle lies around `from` and passes through `to`; a word stands at `from`. */
export type Mark =
  | Readonly<{ kind: 'arrow' | 'circle'; from: Spot; to: Spot }>
  | Readonly<{ kind: 'word'; from: Spot; text: string }>
export const markKinds = ['arrow', 'circle', 'word'] as const
export type MarkKind = (typeof markKinds)[number]

/** On one photo. */
export const mostMarks = 20
/** Characters. */
export const longestWord = 40

/** The marks of a stored or sent photo, whoever wrote it; null where they are none of ours. */
export function anyMarks(value: unknown): readonly Mark[] | null {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > mostMarks) return null
  const marks = value.map(anyMark)
  return marks.every((one) => one !== null) ? marks : null
}

function anyMark(value: unknown): Mark | null {
  const { kind, from, to, text } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const [start, end] = [anySpot(from), anySpot(to)]
  if (!start) return null
  if ((kind === 'arrow' || kind === 'circle') && end) return { kind, from: start, to: end }
  const isWord = kind === 'word' && typeof text === 'string' && text.trim() !== '' && text.length <= longestWord
  return isWord ? { kind, from: start, text } : null
}

function anySpot(value: unknown): Spot | null {
  const { x, y } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return isFraction(x) && isFraction(y) ? { x, y } : null
}

const isFraction = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** A photo record, as far as its marks go. `markedAt` is ISO-8601 in UTC: when they were last changed. */
export interface Marked {
  marks?: readonly Mark[]
  markedAt?: string
}

/**
 * Of both, the marks that were drawn later; to take one away is drawing too. Where both show the same, the later time
 * stays, so that every order of merges comes to the same. The caption has a time of its own.
 */
export const laterMarks = (here: Marked, other: Marked): Marked => marksOf(isLater(other, here) ? other : here)

/** Whether `one` shows other marks than `other`, drawn later. */
export const hasLaterMarks = (one: Marked, other: Marked): boolean =>
  isLater(one, other) && JSON.stringify(one.marks ?? []) !== JSON.stringify(other.marks ?? [])

/** Whether those of `one` have the later time, whatever they show. */
export const isLater = (one: Marked, other: Marked): boolean => (one.markedAt ?? '') > (other.markedAt ?? '')

const marksOf = ({ marks, markedAt }: Marked): Marked => ({ ...(marks && { marks }), ...(markedAt && { markedAt }) })

/** The record with other marks, drawn at `clock` (milliseconds since 1970), or just after those that stood there. */
export const withMarks = <P extends Marked>(record: P, marks: readonly Mark[], clock: number): P => ({
  ...record,
  marks: marks.slice(0, mostMarks),
  markedAt: new Date(Math.max(clock, (Date.parse(record.markedAt ?? '') || 0) + 1)).toISOString(),
})

/** What a press on an answer is meant for. */
import type { Answer } from '../model/visit.ts'

export interface AnswerPress {
  point: string
  answer: Answer
  /** Milliseconds on any clock that only goes forward. */
  at: number
}

/** Milliseconds within which the same finger has hardly read anything: a second press is the tail of the first. */
export const doubleTapMs = 700

/**
 * Whether a press is only the tail of the one before: on the same answer again, or on the point that came up meanwhile.
 * Another answer to the same point is a correction, however quick.
 */
export const isDoubleTap = ({ point, answer, at }: AnswerPress, before: AnswerPress | undefined): boolean =>
  before !== undefined && at - before.at < doubleTapMs && (point !== before.point || answer === before.answer)

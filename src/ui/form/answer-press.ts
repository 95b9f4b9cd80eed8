/** What a press on an answer means: the same on the full list, on a single point and in the phone file. */

export interface AnswerPress {
  /** What is answered: the id of a check point, or the name of a question. */
  question: string
  answer: string
  /** Milliseconds on any clock that only goes forward. */
  at: number
}

/** Milliseconds in which nobody has read anything new: a second press then belongs to the first. */
export const doubleTapMs = 700

/**
 * `double-tap`: it belongs to the press before and does nothing. That is a press on the same answer, or on another
 * question that came up under the finger.
 * `again`: it is on the answer that is given already. It takes nothing back; at most it offers to clear the answer.
 * `answer`: it gives this answer, also as a quick correction of another one.
 */
type Meaning = 'double-tap' | 'again' | 'answer'

/** `before` is the press before, and `given` the answer that the question has by now. */
export function meaningOf(press: AnswerPress, before: AnswerPress | undefined, given: string | null): Meaning {
  const isQuick = before !== undefined && press.at - before.at < doubleTapMs
  if (isQuick && (press.question !== before.question || press.answer === before.answer)) return 'double-tap'
  return press.answer === given ? 'again' : 'answer'
}

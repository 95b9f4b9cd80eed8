/**
 * A call that got no good answer. `words` are those of the answer, for people; `message` puts the status and a
 * colon before them. `status` is 0 when nothing answered at all, and then there is none to show.
 */
export class CallError extends Error {
  readonly status: number
  /** Stable, such as "checklist-not-found". */
  readonly code: string
  readonly words: string
  constructor(status: number, code: string, words: string) {
    super(status === 0 ? words : `${status}: ${words}`)
    this.status = status
    this.code = code
    this.words = words
  }

  /** The message; where something can be done about it, as a sentence, with that after it. */
  get told(): string {
    if (this.advice === '') return this.message
    return `${/[.!?]$/.test(this.message) ? this.message : `${this.message}.`} ${this.advice}`
  }

  /** What a person can do about it; empty where the words of the answer say so themselves. */
  get advice(): string {
    return adviceFor[failureKind(this)]
  }
}

/** Nothing answered; something of ours answered that it failed; too many tries; or the service has its reasons. */
export type FailureKind = 'no-connection' | 'our-side' | 'too-many' | 'refused'

export function failureKind(failure: unknown): FailureKind {
  if (!(failure instanceof CallError) || failure.status === 0) return 'no-connection'
  if (failure.status === 429) return 'too-many'
  return failure.status >= 500 || failure.code === 'unexpected-answer' ? 'our-side' : 'refused'
}

const adviceFor: Record<FailureKind, string> = {
  'no-connection': 'Please try again when your signal is back.',
  'our-side': 'Our side failed, not your signal. Please try again in a minute.',
  'too-many': 'Please wait a minute.',
  refused: '',
}

/** Why a call failed and what to do, for people. */
export function reasonOf(failure: unknown): string {
  const kind = failureKind(failure)
  if (kind === 'no-connection') return `There is no connection right now. ${adviceFor[kind]}`
  if (kind === 'too-many') return `There were too many tries from this connection. ${adviceFor[kind]}`
  return kind === 'refused' && failure instanceof CallError ? failure.words : adviceFor[kind]
}

export const noConnection = (): CallError => new CallError(0, 'no-connection', 'No connection to the service.')

/** Whether the service said that what was asked for does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404

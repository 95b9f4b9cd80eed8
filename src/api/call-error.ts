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
}

export const noConnection = (): CallError => new CallError(0, 'no-connection', 'No connection to the service.')

/** Whether the service said that what was asked for does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404

import { type Query, useQueryClient } from '@tanstack/react-query'
import { CallError } from './make-call.browser.ts'

/** That a call brought nothing; a code that is refused, or a thing that is not there, is an answer. */
export function hasFailed({ state: { error } }: Query): boolean {
  return error !== null && !(error instanceof CallError && [401, 404].includes(error.status))
}

/** Fetches again all that failed: one press is enough for a page that reads the answers of several calls. */
export function useRetry(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.refetchQueries({ predicate: hasFailed })
}

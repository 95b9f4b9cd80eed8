import { type Query, useQueryClient } from '@tanstack/react-query'

export const hasFailed = (query: Query): boolean => query.state.status === 'error'

/** Fetches again all that failed: one press is enough for a page that reads the answers of several calls. */
export function useRetry(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.refetchQueries({ predicate: hasFailed })
}

import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/make-call.browser.ts'

/** The shortest query that is sent. */
export const minQueryLength = 2
/** The longest that the API takes. */
export const maxQueryLength = 100

/** One search; when nobody waits for it any more it is given up. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', query.toLowerCase()],
    queryFn: ({ signal }) => call('search', { query: { q: query }, signal }),
  })

import { QueryClient, queryOptions } from '@tanstack/react-query'
import { isNotFound } from './call-error.ts'
import type { CallName } from './contract.ts'
import type { CallInput, CallResult } from './make-call.browser.ts'

/** How a query's call is made: by the browser over the network, by the server straight from its handlers. */
export type Fetch = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallResult<N>>

/** What a page reads by a call of the contract; the same input is the same query. */
export const query = <N extends CallName>(name: N, input: CallInput<N>) =>
  queryOptions<CallResult<N>, Error>({ queryKey: [name, input] })

/** Any query, where only its place in the cache counts. */
export interface AnyQuery {
  queryKey: readonly unknown[]
}

/**
 * Data never goes stale, is never fetched again on its own and never retried; a person retries with a button.
 * `isPrepared` says which queries are made on the way to the page in the address, before any part of it asks.
 */
export const createQueryClient = (fetch: Fetch, isPrepared: (asked: AnyQuery) => boolean = () => false): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => {
          const [name, input] = queryKey as [CallName, CallInput<CallName>]
          return fetch(name, { ...input, signal })
        },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // What is not there is not asked for twice; what failed is, once by each page that reads it.
        retryOnMount: (asked) => !isNotFound(asked.state.error) && !isPrepared(asked),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

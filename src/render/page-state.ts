import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import type { AnyQuery } from '../api/query.ts'
import type { Language } from '../format/formats.ts'

/**
 * What travels inside a page so that the browser's first render is the same as the server's. It holds no time of
 * fetching, which would make every page differ from the last.
 */
export interface PageState {
  /** A browser that translates a page may change the language which its HTML names, so it is sent beside it. */
  language: Language
  /** The path of the route that the server chose; the browser must not decide anew what an odd address means. */
  path: string
  /** Each query's key with its data. */
  data: (readonly [key: readonly unknown[], data: unknown])[]
  /** Why the page's data is not there, if it is not. One page stands for every address that misses the same. */
  missing?: { code: string; words: string }
}

export function stateOf(language: Language, path: string, queryClient: QueryClient): PageState {
  const queries = queryClient.getQueryCache().getAll()
  const error = queries.map(({ state }) => state.error).find((error) => error instanceof CallError)
  return {
    language,
    path,
    data: queries.flatMap(({ queryKey, state: { data } }) => (data === undefined ? [] : [[queryKey, data]])),
    ...(error && { missing: { code: error.code, words: error.words } }),
  }
}

/** Fills the cache with what the server had; `needed` are the queries of the page in the address. */
export function restoreState(queryClient: QueryClient, { data, missing }: PageState, needed: AnyQuery[]): void {
  for (const [key, value] of data) queryClient.setQueryData(key, value)
  if (!missing) return
  const error = new CallError(404, missing.code, missing.words)
  for (const { queryKey } of needed)
    queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: 'error', error })
}

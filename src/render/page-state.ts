import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import type { AnyQuery } from '../api/query.ts'
import type { Language } from '../format/formats.ts'

/**
 * The state inside the HTML from which the browser's first render is the same as the server's. It holds no time stamp, so
 * that a page is the same in every rendering.
 */
export interface PageState {
  /** A browser that translates a page may change the language which its HTML names, so it is sent beside it. */
  language: Language
  /** The path of the route that the server matched, so that the browser does not match an unusual address otherwise. */
  path: string
  /** Each query's key with its data. */
  data: (readonly [key: readonly unknown[], data: unknown])[]
  /** Why the page's data was not found, if so; one page serves every address for which the same is missing. */
  missing?: { code: string; words: string }
}

/** The state of a page that was rendered with this client. */
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

/** Fills the query cache from the state; `needed` are the queries of the current page, which fail if data is missing. */
export function restoreState(queryClient: QueryClient, { data, missing }: PageState, needed: AnyQuery[]): void {
  for (const [key, value] of data) queryClient.setQueryData(key, value)
  if (!missing) return
  const error = new CallError(404, missing.code, missing.words)
  for (const { queryKey } of needed)
    queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: 'error', error })
}

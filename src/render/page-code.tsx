import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { data, type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router'
import { CallError, pageCodeMissing } from '../api/make-call.browser.ts'

type Load = () => Promise<{ default: ComponentType }>

/** A route's page, in a file of its own that is fetched when it is needed; `source` finds that file's assets. */
export const page = (source: string, load: Load) => ({
  handle: { source },
  lazy: {
    Component: async () => {
      try {
        return (await load()).default
      } catch (cause) {
        if (import.meta.env.SSR) throw cause
        throw new CallError(0, pageCodeMissing, 'No connection to the service.')
      }
    },
  },
})

/** How long the browser stays on the page before, in milliseconds: a quick answer then needs no words for loading. */
const patience = 250

/**
 * A loader that fills the query cache and hands the router nothing: pages read the cache. The server waits for the
 * data; the browser waits a moment, then shows the page with its own words for loading and for failure.
 */
export const loads =
  (queryClient: QueryClient, queries: (args: LoaderFunctionArgs) => Fetchable[]) =>
  async (args: LoaderFunctionArgs): Promise<null> => {
    const wanted = queries(args) as FetchQueryOptions[]
    if (import.meta.env.SSR)
      await Promise.all(wanted.map((query) => queryClient.ensureQueryData(query))).catch(asNotFound)
    else
      await Promise.race([
        Promise.all(wanted.map((query) => queryClient.prefetchQuery(query))),
        new Promise((resolve) => setTimeout(resolve, patience)),
      ])
    return null
  }
/** What the queries of the capabilities have in common; each keeps its own types where it is read. */
interface Fetchable {
  queryKey: readonly unknown[]
  queryFn?: unknown
}

/** A 404 of the API is a 404 of the page; any other failure stays one. */
function asNotFound(error: unknown): never {
  if (error instanceof CallError && error.status === 404) throw data(error.code, 404)
  throw error
}

/** Fetches the code of every page that `url` shows, so that the first draw needs no waiting. */
export async function resolvePageCode(tree: RouteObject[], url: { pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(tree, url) ?? []) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue
    route.Component = ((await route.lazy.Component()) ?? null) as ComponentType | null
    delete route.lazy
  }
}

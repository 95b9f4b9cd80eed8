import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { createRoutes } from '../routes.tsx'
import type { AssetFinder } from './assets.server.ts'
import { documentHtml } from './document.ts'
import type { PageState } from './page-state.ts'
import { createQueryClient } from './query-client.browser.ts'
import { Running } from './running.browser.ts'

export interface RenderedPage {
  status: number
  html: string
}

/**
 * Draws the page at `path` (with its search, when that changes the page). The HTML depends on nothing
 * but content and configuration, so every process draws the same bytes.
 */
export async function renderPage(path: string, assets: AssetFinder): Promise<RenderedPage> {
  const queryClient = createQueryClient()
  const handler = createStaticHandler(createRoutes(queryClient))
  // Only the path of this address matters; the host is never read.
  const context = await handler.query(new Request(`http://page${path}`))
  if (context instanceof Response) throw new Error(`the page at ${path} redirected while drawing`)
  const sources = context.matches.flatMap(
    (match) => (match.route.handle as { source?: string } | undefined)?.source ?? [],
  )
  const drawn = renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      <Running />
    </QueryClientProvider>,
  )
  const fault = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error))
  if (fault !== undefined) throw fault
  const { loaderData, errors } = context
  const state: PageState = { data: dataOf(queryClient), router: { loaderData, ...(errors ? { errors } : {}) } }
  return { status: context.statusCode, html: documentHtml({ drawn, assets: assets(sources), state }) }
}

/** The path of every page as the route table has it, such as "/checklist/:id". */
export const pagePatterns = (): string[] => patternsIn(createRoutes(createQueryClient()))

const patternsIn = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => (children ? patternsIn(children) : (path ?? [])))

/** The fetched data without the times of fetching, which would make every page differ from the last. */
function dataOf(queryClient: QueryClient): unknown {
  const { queries } = dehydrate(queryClient)
  return {
    queries: queries.map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      state: { ...state, dataUpdatedAt: 0 },
    })),
    mutations: [],
  }
}

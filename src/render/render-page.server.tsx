import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { isNotFound } from '../api/call-error.ts'
import { createQueryClient, type Fetch, query } from '../api/query.ts'
import type { Language } from '../format/formats.ts'
import { PageLanguage } from '../ui/browser/use-formats.browser.ts'
import { App, neededAt, preparePage } from './app.tsx'
import type { AssetFinder } from './assets.server.ts'
import { documentHtml } from './document.ts'
import { HydrationMarker } from './hydration-marker.browser.ts'
import { stateOf } from './page-state.ts'

/** Of every page, so far. */
const language: Language = 'en'

export interface RenderedPage {
  status: number
  html: string
  /** The text of the one script in it that runs. */
  script: string
}

/**
 * Renders the page at `path`, with its search if that changes the page. The HTML depends only on content and
 * configuration, so every process renders the same bytes. Rejects when a query fails with anything but "not found".
 */
export async function renderPage(path: string, assets: AssetFinder, fetch: Fetch): Promise<RenderedPage> {
  const queryClient = createQueryClient(fetch)
  const [pathname = '', search = ''] = path.split(/(?=\?)/)
  const needed = neededAt({ pathname, search })
  const [first] = await Promise.all([preparePage(needed, queryClient), queryClient.prefetchQuery(query('getSite', {}))])
  const errors = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state: { error } }) => error ?? [])
  const fault = errors.find((error) => !isNotFound(error))
  if (fault) throw fault
  const rendered = renderToString(
    <QueryClientProvider client={queryClient}>
      <PageLanguage value={language}>
        <StaticRouter location={path}>
          <App first={first} />
        </StaticRouter>
      </PageLanguage>
      <HydrationMarker />
    </QueryClientProvider>,
  )
  const { path: pattern, file } = needed.route
  const own = assets(`src/${file}`)
  return {
    status: pattern === '*' || errors.length > 0 ? 404 : 200,
    html: documentHtml({
      language,
      rendered,
      assets: own,
      state: stateOf(language, pattern, queryClient),
    }),
    script: own.start,
  }
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router'
import { YourOrder } from '../access/your-order.tsx'
import type { AnyQuery } from '../api/query.ts'
import { countView } from '../counts/count-view.browser.ts'
import { useCachedPage } from '../offline/registration.browser.ts'
import { isPage, loadPage, type Route as PageRoute, routeAt } from '../routes.tsx'
import { HeaderSearch } from '../search/header-search.tsx'
import { PageBoundary } from '../shell/page-boundary.tsx'
import { PageMissing } from '../shell/page-missing.tsx'
import { Shell } from '../shell/shell.tsx'
import { useLinks } from './use-links.browser.ts'

/** A page whose code is loaded. */
export interface ReadyPage {
  path: string
  Page: ComponentType
  isBare?: boolean | undefined
}

/** The route of an address, and the queries that its page reads. */
export interface NeededPage {
  route: PageRoute
  queries: AnyQuery[]
}

/** The whole application. `first` is the page of the address that was loaded. */
export function App({ first }: { first: ReadyPage }) {
  const { location, page, isLoading } = usePage(first)
  useScroll(location)
  useLinks(isPage)
  useCachedPage(location.pathname + location.search)
  useCounted(location)
  // What `<Routes location>` does, without its search among nested routes: `routeAt` has found the page.
  const shownAt = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  return (
    <Shell search={<HeaderSearch />} order={<YourOrder />} isLoading={isLoading} isBare={page.isBare}>
      <PageBoundary key={location.pathname} search={location.search}>
        <LocationContext value={shownAt}>
          <page.Page />
        </LocationContext>
      </PageBoundary>
    </Shell>
  )
}

/** Milliseconds for which the previous page stays while data loads, so that a quick answer shows no loading state. */
const loadingMs = 250

/**
 * The page of the address. Until its code is loaded, and for up to `loadingMs` until its data is, the previous page with
 * `isLoading`.
 */
function usePage(first: ReadyPage) {
  const location = useLocation()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState({ location, page: first })
  const isLoading = shown.location !== location
  const loaded = isLoading ? (samePage(location, shown) ?? loadedPage(location, queryClient)) : undefined
  // During render, not in an effect: after a step back the browser restores the scroll position before the next paint.
  if (loaded) setShown({ location, page: loaded })
  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    preparePage(neededAt(location), queryClient)
      .catch(() => ({ path: '*', Page: PageMissing }))
      .then((page) => {
        if (isWanted) startTransition(() => setShown({ location, page }))
      })
    return () => {
      isWanted = false
    }
  }, [isLoading, location, queryClient])
  return { ...shown, isLoading }
}

/** Loads a page's code and waits up to `loadingMs` for its data; on the server until the data is there. */
export async function preparePage({ route, queries }: NeededPage, queryClient: QueryClient): Promise<ReadyPage> {
  const data = Promise.all(queries.map((one) => queryClient.prefetchQuery(one)))
  const [page] = await Promise.all([
    readyPage(route),
    import.meta.env.SSR ? data : Promise.race([data, after(loadingMs)]),
  ])
  return page
}

/** Loads a page's code; the page itself asks for data that is not there. */
export async function readyPage(route: PageRoute): Promise<ReadyPage> {
  const page = { path: route.path, Page: await loadPage(route), isBare: route.isBare }
  ready.set(route, page)
  return page
}

const ready = new Map<PageRoute, ReadyPage>()
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The shown page, for a link to one of its sections or the same link again; not where its code failed to load. */
const samePage = ({ pathname, search }: Location, shown: { location: Location; page: ReadyPage }) =>
  pathname === shown.location.pathname && search === shown.location.search && shown.page.Page !== PageMissing
    ? shown.page
    : undefined

function loadedPage(at: Location, queryClient: QueryClient): ReadyPage | undefined {
  const { route, queries } = neededAt(at)
  const hasData = queries.every(({ queryKey }) => queryClient.getQueryState(queryKey)?.status === 'success')
  return hasData ? ready.get(route) : undefined
}

/** The route and the queries of an address. */
export function neededAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): NeededPage {
  const { route, params } = routeAt(pathname)
  return { route, queries: route.queries?.(params, new URLSearchParams(search)) ?? [] }
}

/** Counts each page that is shown, by its name; an article over the list is no page of its own. */
function useCounted({ pathname }: Location): void {
  useEffect(() => countView(routeAt(pathname).route.path), [pathname])
}

/** A new page begins at its top, a link to a section at that section; the way back is the browser's own. */
function useScroll(location: Location): void {
  const type = useNavigationType()
  const before = useRef(location)
  useLayoutEffect(() => {
    const { pathname } = before.current
    const isNew = before.current !== location
    before.current = location
    if (!isNew || type === 'POP') return
    const section = location.hash && document.getElementById(location.hash.slice(1))
    if (section) section.scrollIntoView()
    else if (pathname !== location.pathname) window.scrollTo(0, 0)
  }, [location, type])
}

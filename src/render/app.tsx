import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, Route, Routes, useLocation, useNavigationType } from 'react-router'
import type { AnyQuery } from '../api/query.ts'
import { useKeptPage } from '../offline/registration.browser.ts'
import { isPage, loadPage, type Route as PageRoute, routeAt } from '../routes.tsx'
import { HeaderSearch } from '../search/header-search.tsx'
import { PageBoundary } from '../shell/page-boundary.tsx'
import { PageMissing } from '../shell/page-missing.tsx'
import { Shell } from '../shell/shell.tsx'
import { useLinks } from './use-links.browser.ts'

/** A page that can be shown: its code is here. */
export interface ReadyPage {
  path: string
  Page: ComponentType
  isBare?: boolean | undefined
}

/** What an address shows, and what that page reads. */
export interface NeededPage {
  route: PageRoute
  queries: AnyQuery[]
}

/** Everything that a visitor sees. `first` is the page that stood in the address when this began. */
export function App({ first }: { first: ReadyPage }) {
  const { location, page, isLoading } = usePage(first)
  useScroll(location)
  useLinks(isPage)
  useKeptPage(location.pathname + location.search)
  return (
    <Shell search={<HeaderSearch />} isLoading={isLoading} isBare={page.isBare}>
      <PageBoundary key={location.pathname} search={location.search}>
        <Routes location={location}>
          <Route path={page.path} caseSensitive element={<page.Page />} />
        </Routes>
      </PageBoundary>
    </Shell>
  )
}

/** How long the browser stays on the page before, in milliseconds: a quick answer then needs no words for loading. */
const patience = 250

/**
 * The page of the address; until its code is here, and for a moment until its data is, the page before it. `isLoading`
 * is true meanwhile.
 */
function usePage(first: ReadyPage) {
  const location = useLocation()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState({ location, page: first })
  const isLoading = shown.location !== location
  const atHand = isLoading ? (samePage(location, shown) ?? pageAtHand(location, queryClient)) : undefined
  // At once, and not after the next paint: a step back must be there when the browser looks for its scroll position.
  if (atHand) setShown({ location, page: atHand })
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

/** Loads the page's code, and gives its data a moment to come; the server waits for it. */
export async function preparePage({ route, queries }: NeededPage, queryClient: QueryClient): Promise<ReadyPage> {
  const data = Promise.all(queries.map((one) => queryClient.prefetchQuery(one)))
  const [page] = await Promise.all([
    readyPage(route),
    import.meta.env.SSR ? data : Promise.race([data, after(patience)]),
  ])
  return page
}

/** The page as soon as its code is here; its data is, or will be asked for by the page itself. */
export async function readyPage(route: PageRoute): Promise<ReadyPage> {
  const page = { path: route.path, Page: await loadPage(route), isBare: route.isBare }
  ready.set(route, page)
  return page
}

const ready = new Map<PageRoute, ReadyPage>()
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A section of the page that is shown, or the same link again: then nothing is decided anew, but for a page that did not come. */
const samePage = ({ pathname, search }: Location, shown: { location: Location; page: ReadyPage }) =>
  pathname === shown.location.pathname && search === shown.location.search && shown.page.Page !== PageMissing
    ? shown.page
    : undefined

function pageAtHand(at: Location, queryClient: QueryClient): ReadyPage | undefined {
  const { route, queries } = neededAt(at)
  const hasData = queries.every(({ queryKey }) => queryClient.getQueryState(queryKey)?.status === 'success')
  return hasData ? ready.get(route) : undefined
}

export function neededAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): NeededPage {
  const { route, params } = routeAt(pathname)
  return { route, queries: route.queries?.(params, new URLSearchParams(search)) ?? [] }
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

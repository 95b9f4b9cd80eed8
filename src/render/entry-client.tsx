import { hashKey, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { makeCall } from '../api/make-call.browser.ts'
import { type AnyQuery, createQueryClient } from '../api/query.ts'
import { workOffline } from '../offline/registration.browser.ts'
import { routeOf } from '../routes.tsx'
import '../ui/styles/app.css'
import { isOpening } from '../ui/browser/opening.browser.ts'
import { applySavedTheme } from '../ui/browser/theme.browser.ts'
import { PageLanguage } from '../ui/browser/use-formats.browser.ts'
import { App, neededAt, readyPage } from './app.tsx'
import { HydrationMarker } from './hydration-marker.browser.ts'
import { type PageState, restoreState } from './page-state.ts'

applySavedTheme()
const isPrepared = (asked: AnyQuery) =>
  neededAt(location).queries.some(({ queryKey }) => hashKey(queryKey) === hashKey(asked.queryKey))
const queryClient = createQueryClient(makeCall, isPrepared)
const state = JSON.parse((document.getElementById('state') as HTMLScriptElement).text) as PageState
restoreState(queryClient, state, neededAt(location).queries)
const first = await readyPage(routeOf(state.path))

// As a transition the page stays scrollable while it hydrates; with a cached program hydrating at once is faster.
const schedule = navigator.serviceWorker?.controller ? (hydrate: () => void) => hydrate() : startTransition
schedule(() => {
  const root = document.getElementById('root') as HTMLElement
  const app = (
    <QueryClientProvider client={queryClient}>
      <PageLanguage value={state.language}>
        <BrowserRouter>
          <App first={first} />
        </BrowserRouter>
      </PageLanguage>
      <HydrationMarker />
    </QueryClientProvider>
  )
  const reporting = { onCaughtError: (error: unknown) => reportError(error) }
  // The page is hidden while a started list opens and is replaced as a whole, so hydrating it would be wasted.
  if (first.isBare && isOpening()) createRoot(root, reporting).render(app)
  else hydrateRoot(root, app, reporting)
})

void workOffline()

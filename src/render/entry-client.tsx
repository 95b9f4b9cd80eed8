import { hashKey, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { makeCall } from '../api/make-call.browser.ts'
import { type AnyQuery, createQueryClient } from '../api/query.ts'
import { workOffline } from '../offline/registration.browser.ts'
import { routeOf } from '../routes.tsx'
import '../ui/styles/app.css'
import { applySavedTheme } from '../ui/browser/theme.browser.ts'
import { App, neededAt, readyPage } from './app.tsx'
import { type PageState, restoreState } from './page-state.ts'
import { Running } from './running.browser.ts'
import { leaveUnheard } from './unheard-events.browser.ts'

applySavedTheme()
const isPrepared = (asked: AnyQuery) =>
  neededAt(location).queries.some(({ queryKey }) => hashKey(queryKey) === hashKey(asked.queryKey))
const queryClient = createQueryClient(makeCall, isPrepared)
const state = JSON.parse((document.getElementById('state') as HTMLScriptElement).text) as PageState
restoreState(queryClient, state, neededAt(location).queries)
const first = await readyPage(routeOf(state.path))

// In slices, so that whoever waits for the network can scroll meanwhile; at one go where the program was at hand at once.
const begin = navigator.serviceWorker?.controller ? (hydrate: () => void) => hydrate() : startTransition
begin(() => {
  const root = document.getElementById('root') as HTMLElement
  leaveUnheard(root)
  const app = (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <App first={first} />
      </BrowserRouter>
      <Running />
    </QueryClientProvider>
  )
  const reporting = { onCaughtError: (error: unknown) => reportError(error) }
  // What stands here is hidden from whoever has begun this list, and all of it is about to be replaced.
  if (first.isBare && 'opening' in document.documentElement.dataset) createRoot(root, reporting).render(app)
  else hydrateRoot(root, app, reporting)
})

void workOffline()

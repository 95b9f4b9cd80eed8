import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, isRouteErrorResponse } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { CallError } from '../api/make-call.browser.ts'
import { createRoutes } from '../routes.tsx'
import '../ui/app.css'
import { applySavedTheme } from '../ui/theme.browser.ts'
import { resolvePageCode } from './page-code.tsx'
import type { PageState } from './page-state.ts'
import { createQueryClient } from './query-client.browser.ts'
import { Running } from './running.browser.ts'

applySavedTheme()
const queryClient = createQueryClient()
const state = JSON.parse((document.getElementById('state') as HTMLScriptElement).text) as PageState
hydrate(queryClient, state.data as DehydratedState)

const routes = createRoutes(queryClient)
await resolvePageCode(routes, location)
// What the server did not find stands in its errors, so that the address decides nothing anew.
const router = createBrowserRouter(routes, { hydrationData: state.router })

startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} onError={report} />
      <Running />
    </QueryClientProvider>,
    { onCaughtError: report },
  )
})

/** A page says by itself that an answer did not come, or that nothing is here; anything else is a fault of ours. */
function report(error: unknown): void {
  if (!(error instanceof CallError) && !isRouteErrorResponse(error)) reportError(error)
}

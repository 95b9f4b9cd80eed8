import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { CallError } from '../http/call.ts'
import { createRoutes } from '../routes.tsx'
import '../ui/app.css'
import { applySavedTheme } from '../ui/theme.ts'
import { resolvePageCode } from './page-code.tsx'
import { createQueryClient } from './query-client.ts'
import { Running } from './running.tsx'

applySavedTheme()
const queryClient = createQueryClient()
hydrate(queryClient, JSON.parse(document.getElementById('state')?.textContent ?? '{}') as DehydratedState)

const routes = createRoutes(queryClient)
await resolvePageCode(routes, location)
// Every loader has run on the server and left its data in the query cache; the router itself needs none.
const loaderData = Object.fromEntries(routeIds(routes).map((id) => [id, null]))
const router = createBrowserRouter(routes, { hydrationData: { loaderData } })

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

/** A page says by itself that an answer did not come; anything else is a fault of ours. */
function report(error: unknown): void {
  if (!(error instanceof CallError)) reportError(error)
}

/** The ids that the router gives to routes that have none: their place in the tree. */
function routeIds(tree: RouteObject[], parents: number[] = []): string[] {
  return tree.flatMap((route, index) => [
    [...parents, index].join('-'),
    ...routeIds(route.children ?? [], [...parents, index]),
  ])
}

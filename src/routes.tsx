import type { QueryClient } from '@tanstack/react-query'
import { data, type RouteObject } from 'react-router'
import { checklistItemsQuery, checklistQuery, checklistsQuery } from './checklists/checklist-queries.tsx'
import { plansQuery } from './purchase/plan-queries.tsx'
import { loads, page } from './render/page-code.tsx'
import { Fault } from './site/fault.tsx'
import { Shell } from './site/shell.tsx'
import { claimsQuery, siteQuery } from './site/site-queries.tsx'

/** Every page URL and its page. Loaders fetch what the page reads; `content.server.ts` and the API decide what that is. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const fetching = (queries: Parameters<typeof loads>[1]) => loads(queryClient, queries)
  const pages: RouteObject[] = [
    {
      path: '/',
      loader: fetching(() => [checklistsQuery(), plansQuery(), claimsQuery()]),
      ...page('src/site/home-page.tsx', () => import('./site/home-page.tsx')),
    },
    {
      path: '/checklist',
      loader: fetching(() => [checklistsQuery()]),
      ...page('src/checklists/checklists-page.tsx', () => import('./checklists/checklists-page.tsx')),
    },
    {
      path: '/checklist/:id',
      loader: fetching(({ params }) => [checklistQuery(params.id ?? ''), checklistItemsQuery(params.id ?? '')]),
      ...page('src/checklists/checklist-page.tsx', () => import('./checklists/checklist-page.tsx')),
    },
    {
      path: '/pricing',
      loader: fetching(() => [plansQuery(), claimsQuery()]),
      ...page('src/purchase/pricing-page.tsx', () => import('./purchase/pricing-page.tsx')),
    },
    {
      path: '/purchase',
      loader: fetching(() => [plansQuery()]),
      ...page('src/purchase/purchase-page.tsx', () => import('./purchase/purchase-page.tsx')),
    },
    {
      path: '/access',
      loader: fetching(() => [checklistsQuery()]),
      ...page('src/access/access-page.tsx', () => import('./access/access-page.tsx')),
    },
    {
      path: '*',
      loader: () => {
        throw data('page-not-found', 404)
      },
      Component: NothingHere,
    },
  ]
  if (import.meta.env.DEV)
    pages.unshift({ path: '/design', ...page('src/ui/design-page.tsx', () => import('./ui/design-page.tsx')) })
  return [
    {
      loader: fetching(() => [siteQuery()]),
      Component: Shell,
      children: [
        { ErrorBoundary: Fault, children: pages.map((route) => ({ ...route, caseSensitive: true }) as RouteObject) },
      ],
    },
  ]
}

/** Never drawn: its loader answers 404 first, and the fault page stands in. */
const NothingHere = () => null

import type { QueryClient } from '@tanstack/react-query'
import { data, type RouteObject } from 'react-router'
import { costModelQuery } from './calculator/calculator-queries.browser.ts'
import { checklistItemsQuery, checklistQuery, checklistsQuery } from './checklists/checklist-queries.browser.ts'
import { equipmentQuery } from './equipment/equipment-queries.browser.ts'
import { landingQuery } from './home/landing-queries.browser.ts'
import { articleIn } from './learning/article-address.ts'
import { articleQuery, articlesQuery } from './learning/article-queries.browser.ts'
import { archiveQuery, legalDocumentQuery, legalFilesQuery } from './legal/legal-queries.browser.ts'
import { plansQuery } from './purchase/plan-queries.browser.ts'
import { loads, page } from './render/page-code.tsx'
import { HeaderSearch } from './search/header-search.tsx'
import { Fault } from './shell/fault.tsx'
import { Shell } from './shell/shell.tsx'
import { claimsQuery, siteQuery } from './shell/site-queries.browser.ts'

/** Every page URL and its page. Loaders fetch what the page reads; `content.server.ts` and the API decide what that is. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const fetching = (queries: Parameters<typeof loads>[1]) => loads(queryClient, queries)
  const pages: RouteObject[] = [
    {
      path: '/',
      loader: fetching(() => [checklistsQuery(), plansQuery(), claimsQuery(), landingQuery(), articlesQuery()]),
      ...page('src/home/home-page.tsx', () => import('./home/home-page.tsx')),
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
      path: '/cost-calculator',
      loader: fetching(() => [costModelQuery(), claimsQuery()]),
      ...page('src/calculator/calculator-page.tsx', () => import('./calculator/calculator-page.tsx')),
    },
    {
      path: '/education',
      loader: fetching(({ request }) => {
        const article = articleIn(new URL(request.url).searchParams)
        return [article === undefined ? articlesQuery() : articleQuery(article)]
      }),
      ...page('src/learning/education-page.tsx', () => import('./learning/education-page.tsx')),
    },
    {
      path: '/equipment-standards',
      loader: fetching(() => [equipmentQuery()]),
      ...page('src/equipment/equipment-page.tsx', () => import('./equipment/equipment-page.tsx')),
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
      loader: fetching(() => [checklistsQuery(), plansQuery()]),
      ...page('src/access/access-page.tsx', () => import('./access/access-page.tsx')),
    },
    {
      path: '/privacy-policy',
      loader: fetching(() => [legalDocumentQuery('privacy-policy')]),
      ...page('src/legal/privacy-page.tsx', () => import('./legal/privacy-page.tsx')),
    },
    {
      path: '/terms',
      loader: fetching(() => [legalDocumentQuery('terms')]),
      ...page('src/legal/terms-page.tsx', () => import('./legal/terms-page.tsx')),
    },
    {
      path: '/terms-of-service',
      loader: fetching(() => [legalDocumentQuery('terms')]),
      ...page('src/legal/terms-page.tsx', () => import('./legal/terms-page.tsx')),
    },
    {
      path: '/download-legal-docs',
      loader: fetching(() => [
        legalFilesQuery(),
        legalDocumentQuery('notarization-instructions'),
        legalDocumentQuery('county-recorder-contact'),
        legalDocumentQuery('county-recording-procedure'),
      ]),
      ...page('src/public-files/legal-downloads-page.tsx', () => import('./public-files/legal-downloads-page.tsx')),
    },
    {
      path: '/download-ip-declaration',
      loader: fetching(() => [legalDocumentQuery('ip-declaration')]),
      ...page('src/legal/declaration-window-page.tsx', () => import('./legal/declaration-window-page.tsx')),
    },
    {
      path: '/download.html',
      loader: fetching(() => [archiveQuery(), legalDocumentQuery('setup-notes')]),
      ...page('src/public-files/archive-page.tsx', () => import('./public-files/archive-page.tsx')),
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
      element: <Shell search={<HeaderSearch />} />,
      ErrorBoundary: Fault,
      children: [
        { ErrorBoundary: Fault, children: pages.map((route) => ({ ...route, caseSensitive: true }) as RouteObject) },
      ],
    },
  ]
}

/** Never drawn: its loader answers 404 first, and the fault page stands in. */
const NothingHere = () => null

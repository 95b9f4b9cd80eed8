import type { ComponentType } from 'react'
import { matchPath, type Params } from 'react-router'
import { type AnyQuery, query } from './api/query.ts'
import { checklistsQuery } from './checklists/checklist-queries.ts'
import { exampleChecklist } from './content/checklist-ids.ts'
import { paths } from './content/paths.ts'
import { articleIn } from './learning/article-address.ts'
import { articleQuery, articlesQuery } from './learning/article-queries.ts'

/** One page: its address, its file from `src/`, and what it reads before it can be shown in full. */
export interface Route {
  path: string
  file: string
  queries?: (params: Params, search: URLSearchParams) => AnyQuery[]
  /** It has a head and a foot of its own. */
  isBare?: true
}

const oneChecklist = ({ id = '' }: Params) => [
  query('getChecklist', { params: { id } }),
  query('listChecklistItems', { params: { id } }),
]

export const routes: Route[] = [
  { path: paths.home, file: 'home/home-page.tsx', queries: () => [checklistsQuery, articlesQuery()] },
  { path: paths.checklists, file: 'checklists/checklists-page.tsx', queries: () => [checklistsQuery] },
  { path: paths.checklist, file: 'visit/full-list/checklist-page.tsx', queries: oneChecklist },
  { path: paths.visit, file: 'visit/one-by-one/visit-page.tsx', isBare: true, queries: oneChecklist },
  { path: paths.contractRider, file: 'checklists/contract-rider-page.tsx' },
  {
    path: paths.exampleReport,
    file: 'visit/report/example-report-page.tsx',
    queries: () => oneChecklist({ id: exampleChecklist }),
  },
  { path: paths.calculator, file: 'calculator/calculator-page.tsx' },
  {
    path: paths.education,
    file: 'learning/education-page.tsx',
    queries(_, search) {
      const article = articleIn(search)
      return [article === undefined ? articlesQuery() : articleQuery(article)]
    },
  },
  { path: paths.equipment, file: 'equipment/equipment-page.tsx' },
  { path: paths.equipmentTrade, file: 'equipment/equipment-trade-page.tsx' },
  { path: paths.spanish, file: 'home/spanish-page.tsx' },
  { path: paths.pricing, file: 'purchase/pricing-page.tsx' },
  { path: paths.purchase, file: 'purchase/purchase-page.tsx', queries: () => [checklistsQuery] },
  { path: paths.access, file: 'access/access-page.tsx', queries: () => [checklistsQuery] },
  { path: paths.myVisits, file: 'visit/my-visits/my-visits-page.tsx', queries: () => [checklistsQuery] },
  { path: paths.privacy, file: 'legal/privacy-page.tsx' },
  { path: paths.terms, file: 'legal/terms-page.tsx' },
  { path: paths.termsOfService, file: 'legal/terms-page.tsx' },
  {
    path: paths.legalDownloads,
    file: 'public-files/legal-downloads-page.tsx',
    queries: () => [query('listLegalFiles', {})],
  },
  { path: paths.declaration, file: 'legal/declaration-window-page.tsx' },
  { path: paths.archive, file: 'public-files/archive-page.tsx', queries: () => [query('getArchive', {})] },
  ...(import.meta.env.DEV ? [{ path: '/design', file: 'ui/design/design-page.tsx' }] : []),
]

/** What stands where there is no page. */
const nothingHere: Route = { path: '*', file: 'shell/not-found-page.tsx' }

/** The page at this address; `params` are the parts of its path that have a name. */
export function routeAt(pathname: string): { route: Route; params: Params } {
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname)
    if (match) return { route, params: match.params }
  }
  return { route: nothingHere, params: {} }
}

/** Whether a page stands at this address. */
export const isPage = (pathname: string): boolean => routeAt(pathname).route !== nothingHere

/** The route with this path. */
export const routeOf = (path: string): Route => routes.find((route) => route.path === path) ?? nothingHere

type PageModule = { default: ComponentType }
const modules: Record<string, () => Promise<PageModule>> = {
  ...import.meta.glob<PageModule>(['./**/*-page.tsx', '!./ui/**']),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./ui/design/design-page.tsx') : {}),
}

/** Loads the page's own code; rejects where there is no connection. */
export async function loadPage({ file }: Route): Promise<ComponentType> {
  const load = modules[`./${file}`]
  if (!load) throw new Error(`there is no src/${file}`)
  return (await load()).default
}

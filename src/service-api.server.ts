import { Hono } from 'hono'
import { type Desk, startProject } from './access/access.server.ts'
import { accessAnswer, opens } from './access/access.ts'
import { admit } from './access/code-guard.server.ts'
import { type CallName, calls, type Site } from './api/contract.ts'
import { openApiDocument } from './api/openapi.server.ts'
import { isProblem, problem } from './api/problems.ts'
import type { LimitName, RateLimits } from './api/rate-limits.server.ts'
import { type Api, answer, created, type Handler, ok, send } from './api/serve-call.server.ts'
import { calculateCost } from './calculator/cost.ts'
import type { Catalogue } from './checklists/checklists.server.ts'
import type { Content } from './content/content.server.ts'
import { isDatabaseAway } from './database/database-fault.ts'
import type { Guide } from './equipment/guide.ts'
import { createLanding } from './home/landing.server.ts'
import type { Library } from './learning/articles.server.ts'
import { type Downloads, download } from './packs/download.server.ts'
import { sendDownload } from './public-files/download-file.server.ts'
import type { LegalPapers } from './public-files/legal-papers.server.ts'
import { orderPlan } from './purchase/ordering.server.ts'
import type { createSearch } from './search/search.server.ts'
import { robotsText } from './shell/sitemap.ts'

/** All that the calls are answered from. */
export interface Services {
  site: Site
  content: Content
  catalogue: Catalogue
  library: Library
  search: ReturnType<typeof createSearch>
  desk: Desk
  downloads: Downloads
  guide: Guide
  papers: LegalPapers
  sitemap: string
  limits: RateLimits
  trustedProxies: number
  /** Answers while the database does; rejects when it is away. */
  databaseAnswers: () => Promise<unknown>
  reportError: (error: unknown, requestId: string) => void
}

/** The API: each call of the contract and its handler. */
export function createApi(services: Services): Api {
  const { content, catalogue, library, desk, limits, papers } = services
  const landing = createLanding(content.landing, catalogue)
  const api: Api = new Hono()
  const on = <N extends CallName>(name: N, handler: Handler<(typeof calls)[N]>, limit?: LimitName) =>
    answer(api, calls[name], limit ? limited(limit, handler) : handler, services.trustedProxies)
  const limited =
    <N extends CallName>(limit: LimitName, handler: Handler<(typeof calls)[N]>): Handler<(typeof calls)[N]> =>
    async (ask) => {
      const wait = await limits.count(limit, ask.caller)
      return wait === undefined ? handler(ask) : problem('too-many-requests', { retryAfter: wait })
    }
  const holder = (ask: { caller: string }, code: string) => admit(desk, limits, ask.caller, code)

  on('getSite', () => ok(services.site))
  on('listPlans', () => ok(content.plans))
  on('listClaims', () => ok(content.claims))
  on('getLanding', () => ok(landing))
  on('search', ({ query }) => ok(services.search(query.q)), 'search')
  on('listChecklists', () => ok(catalogue.list()))
  on('getChecklist', ({ params }) => found(catalogue.find(params.id), 'checklist-not-found'))
  on('listChecklistItems', async ({ params, bearer, ...ask }) => {
    const access = bearer === undefined ? undefined : await holder(ask, bearer)
    if (isProblem(access)) return access
    const open = access !== undefined && opens(access, params.id)
    return found(catalogue.items(params.id, open), 'checklist-not-found')
  })
  on('listArticles', ({ query }) => ok(library.list(query)))
  on('getArticle', ({ params }) => found(library.find(params.id), 'article-not-found'))
  on('calculateCost', ({ body }) => ok(calculateCost(content.costModel, body)), 'calculations')
  on('getCostModel', () => ok(content.costModel))
  on('getEquipment', () => ok(services.guide))
  on('getLegalDocument', ({ params }) => found(papers.text(params.id), 'document-not-found'))
  on('listLegalFiles', async () => ok(await papers.files()))
  on('getArchive', async () => ok({ archive: await papers.archive.describe() }))
  on(
    'orderPlan',
    async ({ body, header }) => {
      const key = header('idempotency-key')
      if (key !== undefined && !/^[\x21-\x7e]{16,128}$/.test(key))
        return problem('invalid-request', {
          errors: [{ field: 'Idempotency-Key', message: 'must be 16 to 128 visible characters' }],
        })
      const order = await orderPlan(desk.shop, body, key)
      return isProblem(order) ? order : created(order)
    },
    'orders',
  )
  on('verifyAccess', async ({ body, ...ask }) => {
    const access = await holder(ask, body.accessCode)
    return isProblem(access) ? access : ok(accessAnswer(access))
  })
  on(
    'startProject',
    async ({ body, ...ask }) => {
      const access = await holder(ask, body.accessCode)
      if (isProblem(access)) return access
      const project = await startProject(desk, access, body.checklistId)
      if (isProblem(project)) return project
      return project.isNew ? created(accessAnswer(project.access)) : ok(accessAnswer(project.access))
    },
    'projects',
  )
  on(
    'downloadChecklists',
    async ({ params, body, ...ask }) => {
      const access = await holder(ask, body.accessCode)
      if (isProblem(access)) return access
      const file = await download(services.downloads, access, params.format, body.checklistId)
      return isProblem(file) ? file : ok(file)
    },
    'downloads',
  )

  api.get('/downloads/:name', async (c) => {
    const file = await papers.download(c.req.param('name'))
    return file ? sendDownload(c, file) : send(c, problem('not-found'))
  })
  api.get('/robots.txt', (c) => c.text(robotsText(services.site.publicUrl)))
  api.get('/sitemap.xml', (c) => c.body(services.sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8' }))
  for (const path of ['/downloads/:name', '/robots.txt', '/sitemap.xml'])
    api.all(path, (c) => {
      c.header('Allow', 'GET, HEAD')
      return send(c, problem('method-not-allowed'))
    })
  api.get('/api/openapi.json', (c) => c.json(openApiDocument(content.site.name)))
  api.get('/healthz', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }))
  api.get('/readyz', async (c) => {
    await services.databaseAnswers()
    return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
  })
  api.notFound((c) => send(c, problem('not-found')))
  api.onError((error, c) => {
    // The number that the listener put on the answer; it never comes from the caller.
    services.reportError(error, String(c.env?.outgoing?.getHeader('x-request-id') ?? ''))
    return send(c, problem(isDatabaseAway(error) ? 'unavailable' : 'internal-error'))
  })
  return api
}

const found = <T>(
  value: T | undefined,
  otherwise: 'checklist-not-found' | 'article-not-found' | 'document-not-found',
) => (value === undefined ? problem(otherwise) : ok(value))

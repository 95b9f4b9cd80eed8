import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AccessServices } from './access/access.server.ts'
import { opens } from './access/access.ts'
import { accessHandlers } from './access/access-api.server.ts'
import { codeGuard } from './access/code-guard.server.ts'
import { projectStore } from './access/project-store.server.ts'
import { recoveryGuard } from './access/recovery.server.ts'
import { createApi } from './api/api.server.ts'
import { fetchFromHandlers } from './api/handle-call.server.ts'
import { isProblem } from './api/problems.ts'
import type { Fetch } from './api/query.ts'
import { createRateLimits, noRateLimits, type RateLimits } from './api/rate-limits.server.ts'
import type { Api, Handlers } from './api/serve-call.server.ts'
import { calculatorHandlers } from './calculator/calculator-api.server.ts'
import { checklistHandlers } from './checklists/checklist-api.server.ts'
import { createCatalogue } from './checklists/checklists.server.ts'
import type { Config } from './config.server.ts'
import type { Content } from './content/content.server.ts'
import { countHandlers } from './counts/count-api.server.ts'
import { countStore } from './counts/count-store.server.ts'
import { openPool } from './database/postgres.server.ts'
import { checkWritable } from './database/readiness.server.ts'
import type { Database } from './database/tables.ts'
import { downloadHandlers } from './documents/download-api.server.ts'
import { createFairQueue } from './documents/fair-queue.ts'
import { createMadeFiles } from './documents/made-files.server.ts'
import { createPdfMaker, type PdfMaker } from './documents/pdf.server.ts'
import { typstPackage } from './documents/typst-compiler.server.ts'
import { phoenixDay } from './format/phoenix-time.ts'
import { subscriberNetwork, widerNetwork } from './http/client-address.ts'
import { articleHandlers } from './learning/article-api.server.ts'
import { createLibrary } from './learning/articles.server.ts'
import { openConsole } from './operator/console/open-console.server.ts'
import type { MailSender } from './operator/mail/mail-sender.server.ts'
import { openMail } from './operator/mail/open-mail.server.ts'
import { tellByMail } from './operator/mail/outbox-store.server.ts'
import { auditStore } from './orders/audit-store.server.ts'
import type { CodeVault } from './orders/code-vault.server.ts'
import { networkShare } from './orders/order-flood.ts'
import { ordersInHourBefore } from './orders/order-flood-store.server.ts'
import { orderLife } from './orders/order-life-store.server.ts'
import type { Tell } from './orders/order-news.ts'
import { orderStore } from './orders/order-store.server.ts'
import { orderSweep, type Swept } from './orders/order-sweep-store.server.ts'
import { createLegalPapers } from './public-files/legal-papers.server.ts'
import { builtArchive } from './public-files/platform-archive.server.ts'
import { publicFileHandlers, serveDownloads } from './public-files/public-file-api.server.ts'
import { type OrderingServices, systemRandom } from './purchase/ordering.server.ts'
import { paymentMethod } from './purchase/payment-method.ts'
import { purchaseHandlers } from './purchase/purchase-api.server.ts'
import { createSearch } from './search/search.server.ts'
import { searchHandlers } from './search/search-api.server.ts'
import { serveSitemap, siteHandlers } from './shell/site-api.server.ts'
import type { Site } from './shell/site-calls.ts'
import { sitemapXml } from './shell/sitemap.ts'

/** The running service behind the pages. */
export interface Service {
  api: Api
  /** Makes calls without HTTP, for pages that are rendered on the server. */
  fetch: Fetch
  /** Expires and removes orders whose time has come; to be called every hour. */
  sweep(): Promise<Swept>
  /** Sends mails to the operator; absent where no mail is set up. */
  mail: MailSender | undefined
  close(): Promise<void>
}

interface ServiceInputs {
  config: Config
  content: Content
  db: Database
  vault: CodeVault
  log: Logger
  clock: () => Date
}

/** Creates every part of the service and mounts it on the API. `close` closes the database too. */
export async function createService({ config, content, db, vault, log, clock }: ServiceInputs): Promise<Service> {
  const { limits, signInLimits, closeLimits } = await rateLimitsFor(config, log)
  const codeLimits = await createRateLimits()
  const catalogue = createCatalogue(content.checklists, content)
  const library = createLibrary(content.articles, () => phoenixDay(clock()))
  const tell = config.notify && tellByMail(config.notify.from, randomUUID)
  const mail = openMail({ config, content, db, clock })
  const accessServices = accessServicesFor(config, content, {
    ...{ db, vault, clock, tell },
    waitToOrder: waitToOrder(config, limits, db, clock),
  })
  const site = siteOf(config, content)
  const pdf = typstPackage() === undefined ? undefined : createPdfMaker()
  const papers = createLegalPapers({
    content,
    site,
    archivePath: join('dist', builtArchive),
    checklists: catalogue
      .list()
      .map((checklist) => ({ checklist, freeItems: catalogue.items(checklist.id, false) ?? [] })),
    articles: library.list(),
  })
  const admitted = codeGuard(accessServices, limits, auditStore(db))
  const opensWith = async (client: string, code: string, checklistId: string) => {
    const access = await admitted(client, code)
    return isProblem(access) ? access : opens(access, checklistId)
  }
  const handlers: Handlers = {
    ...siteHandlers(site),
    ...searchHandlers(createSearch(catalogue, library, content.searchWords, content.equipment)),
    ...checklistHandlers(catalogue, opensWith),
    ...articleHandlers(library),
    ...calculatorHandlers(content.costModel),
    ...purchaseHandlers(accessServices.ordering),
    ...accessHandlers(accessServices, admitted, recoveryGuard(accessServices, orderLife(db), limits, auditStore(db))),
    ...downloadHandlers({ catalogue, site, pdf, files: madeFilesFor(pdf) }, admitted, limits),
    ...publicFileHandlers(papers),
    ...countHandlers((page) => countStore(db).add(page, config.payments.mode, clock())),
  }
  const api = createApi({
    name: content.site.name,
    handlers,
    limits,
    trustedProxies: config.trustedProxies,
    checkRecords: () => checkWritable(db),
    reportError: (error, id) => log.error({ id, err: error }, 'a call failed'),
  })
  serveDownloads(api, papers)
  serveSitemap(api, config.publicUrl, sitemapXml(config.publicUrl, catalogue.list(), library.list()))
  openConsole({ config, content, db, vault, log, clock, tell }, api, { limits: signInLimits, codeLimits })
  return {
    api,
    fetch: fetchFromHandlers(handlers),
    mail,
    sweep: () => orderSweep(db, randomUUID).run(clock()),
    async close() {
      await mail?.stop()
      await pdf?.close()
      papers.archive.close()
      await closeLimits()
      await db.destroy()
    },
  }
}

/** A network may place the fewer orders the more came from everywhere, so that none shuts the shop for the others. */
const waitToOrder = (
  config: Config,
  limits: RateLimits,
  db: Database,
  clock: () => Date,
): OrderingServices['waitToOrder'] =>
  config.rateLimits
    ? async (client) => {
        const share = networkShare(await ordersInHourBefore(db, clock()))
        return share === 0 ? 600 : limits.count('orders-network', widerNetwork(client), share)
      }
    : async () => undefined

/** The files of all orders wait in one queue, sixteen for each that is made at once. */
function madeFilesFor(pdf: PdfMaker | undefined) {
  const atOnce = pdf?.threads ?? 1
  return createMadeFiles(createFairQueue({ atOnce, waiting: 16 * atOnce, waitingOfOne: 2 }))
}

function accessServicesFor(
  config: Config,
  content: Content,
  around: Pick<OrderingServices, 'vault' | 'clock' | 'waitToOrder'> & { db: Database; tell: Tell | undefined },
): AccessServices {
  const { db, tell, vault, clock, waitToOrder } = around
  const ordering: OrderingServices = {
    plans: content.plans,
    payment: paymentMethod(config.payments),
    orders: orderStore(db, tell),
    vault,
    clock,
    random: systemRandom,
    waitToOrder,
    opening: config.opening,
    networkOf: subscriberNetwork,
  }
  const ids = new Set<string>(content.checklists.map((checklist) => checklist.id))
  return { ordering, projects: projectStore(db), isChecklist: (id) => ids.has(id) }
}

const siteOf = (config: Config, content: Content): Site => ({
  name: content.site.name,
  area: content.site.area,
  contactEmail: config.contactEmail ?? '[contact e-mail]',
  ownerName: config.ownerName ?? '[owner]',
  demonstration: config.payments.mode === 'demo',
  openBeforePayment: config.opening.businessDays,
  publicUrl: config.publicUrl,
  priceRange: priceRange(content.plans),
})

function priceRange(plans: Content['plans']): string {
  const prices = plans.map(({ priceDollars }) => priceDollars)
  return `$${Math.min(...prices)}-$${Math.max(...prices)}`
}

interface Limits {
  limits: RateLimits
  /** These are never off: the console holds everything. */
  signInLimits: RateLimits
  closeLimits: () => Promise<void>
}

async function rateLimitsFor(config: Config, log: Logger): Promise<Limits> {
  if (!config.rateLimits || config.databaseUrl === undefined) {
    const inMemory = await createRateLimits()
    const limits = config.rateLimits ? inMemory : noRateLimits
    return { limits, signInLimits: inMemory, closeLimits: async () => {} }
  }
  // Memory stands in as soon as this one is slow, so a caller hardly waits for it.
  const pool = openPool(config.databaseUrl, { maxConnections: 3, timeoutMs: 1000 })
  const limits = await createRateLimits(pool, (err) =>
    log.warn({ err }, 'rate limits are counted in this process alone: their table cannot be made'),
  )
  return { limits, signInLimits: limits, closeLimits: () => pool.end() }
}

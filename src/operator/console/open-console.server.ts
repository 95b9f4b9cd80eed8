import type { Logger } from 'pino'
import type { Api } from '../../api/serve-call.server.ts'
import type { Content } from '../../content/content.server.ts'
import type { PlanType } from '../../content/plan-table.ts'
import { countStore } from '../../counts/count-store.server.ts'
import type { Database } from '../../database/tables.ts'
import { auditStore } from '../../orders/audit-store.server.ts'
import type { CodeVault } from '../../orders/code-vault.server.ts'
import type { Tell } from '../../orders/order-news.ts'
import { systemRandom } from '../../purchase/ordering.server.ts'
import { callStore } from '../call-store.server.ts'
import { figuresStore } from '../figures-store.server.ts'
import { checkHealth, type HealthSettings } from '../health.server.ts'
import { openedUnpaidStore } from '../opened-unpaid-store.server.ts'
import { operatorOf } from '../operator.server.ts'
import { purchasePathStore } from '../purchase-path-store.server.ts'
import { sessionStore } from '../session-store.server.ts'
import { createSignIn, type SignInServices } from '../signing-in.server.ts'
import { statementsOf } from '../statements.server.ts'
import { serveConsole } from './console.server.ts'
import { addConsolePages } from './console-pages.server.ts'
import { statementJobs } from './statement-jobs.server.ts'

interface ConsoleInputs {
  config: HealthSettings & { publicUrl: string; trustedProxies: number }
  content: Content
  db: Database
  vault: CodeVault
  log: Logger
  clock: () => Date
  tell: Tell | undefined
}

/** Mounts the operator's console on the API; without a password there is none. */
export function openConsole(
  { config, content, db, vault, log, clock, tell }: ConsoleInputs,
  api: Api,
  limits: Pick<SignInServices, 'limits' | 'codeLimits'>,
): void {
  const { operatorPassword: password, operatorTotpSecret: totpSecret } = config
  if (password === undefined) return
  const isDemonstration = config.payments.mode === 'demo'
  const base = { db, clock, random: systemRandom, vault: async () => vault, ...(tell && { tell }) }
  const statements = statementsOf(base)
  const jobs = statementJobs(statements, systemRandom.id, (err) =>
    log.error({ err }, 'a statement could not be imported'),
  )
  const options = {
    siteName: content.site.name,
    isDemonstration,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    signIn: createSignIn({
      settings: { password, totpSecret },
      sessions: sessionStore(db),
      audit: auditStore(db),
      ...limits,
      clock,
      newId: systemRandom.id,
    }),
    forgetFiles: jobs.forgetAll,
    reportError: (error: unknown, id: string) => log.error({ id, err: error }, 'a page of the console failed'),
  }
  const services = {
    operator: operatorOf(base),
    statements,
    jobs,
    calls: callStore(db),
    figures: figuresStore(db),
    openedUnpaid: openedUnpaidStore(db),
    purchasePath: purchasePathStore(db),
    views: countStore(db),
    checkHealth: () => checkHealth({ config, records: { db }, now: clock() }),
    planNames: planNames(content.plans),
    publicUrl: config.publicUrl,
    priceCents: content.plans.map(({ priceDollars }) => 100 * priceDollars),
    payments: isDemonstration ? (['live', 'demo'] as const) : (['live'] as const),
    clock,
    newId: systemRandom.id,
  }
  serveConsole(api, options, (app) => addConsolePages(app, services))
}

const planNames = (plans: Content['plans']) =>
  Object.fromEntries(plans.map(({ planType, name }) => [planType, name])) as Record<PlanType, string>

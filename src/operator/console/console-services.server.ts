import type { CountStore } from '../../counts/count-store.server.ts'
import type { Payments } from '../../orders/order.ts'
import type { CallStore } from '../call-store.server.ts'
import type { FiguresStore } from '../figures-store.server.ts'
import type { Finding } from '../health.ts'
import type { OpenedUnpaidStore } from '../opened-unpaid-store.server.ts'
import type { Operator } from '../operator.server.ts'
import type { PurchasePathStore } from '../purchase-path-store.server.ts'
import type { Statements } from '../statements.server.ts'
import type { PlanNames } from './order-rows.server.tsx'
import type { StatementJobs } from './statement-jobs.server.ts'

/** What the pages of the console are made of: stores, commands and settings. */
export interface ConsoleServices {
  operator: Operator
  calls: CallStore
  statements: Statements
  jobs: StatementJobs
  figures: FiguresStore
  openedUnpaid: OpenedUnpaidStore
  purchasePath: PurchasePathStore
  views: CountStore
  planNames: PlanNames
  /** Where buyers find the service. */
  publicUrl: string
  /** What the plans cost. */
  priceCents: readonly number[]
  /** Everything that may need a person, looked at now. */
  checkHealth: () => Promise<Finding[]>
  /** The kinds of orders that this service honours. */
  payments: readonly Payments[]
  clock: () => Date
  newId: () => string
}

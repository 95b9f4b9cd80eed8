import { readReference } from '../../orders/reference.ts'
import type { WaitingRow } from '../current-rows-store.server.ts'
import { seenOf } from '../row-name.ts'
import { sharesOf } from '../statement/answers.ts'
import { countedPerhapsInWords, isRefundDoubt, refundDoubtInWords } from '../statement/statement-words.ts'
import type { Statements } from '../statements.server.ts'
import type { ConsoleContext } from './console-app.server.ts'
import type { ConsoleServices } from './console-services.server.ts'
import { commentFault } from './order-actions.ts'
import { type Done, redirectBack, type StatementViews } from './statement-views.server.ts'

/** Why a decision was not made, by the name of the field, or `row` for the row itself; 409 when something has changed. */
interface Refusal {
  status: 409 | 422
  faults: Record<string, string>
}
type Decided = { done: Done } | Refusal

/** Answers the form of one row: dismisses it, counts its money, or records a refund. */
export async function decideRow(
  c: ConsoleContext,
  checksum: string,
  { statements, jobs }: Pick<ConsoleServices, 'statements' | 'jobs'>,
  views: StatementViews,
): Promise<Response> {
  const { file = '', comment = '', orders = '' } = c.get('form')
  const inFile = jobs.rowOf(file, checksum)
  if (!inFile && !(await statements.waitingRow(checksum)))
    return c.html(await views.list(c, { fault: alreadyDecided.faults.row }), 409)
  const fault = commentFault(comment)
  const decided = fault === undefined ? await decide() : { status: 422 as const, faults: { comment: fault } }
  if ('done' in decided) {
    jobs.renew(file, checksum, undefined)
    return redirectBack(c, decided.done)
  }
  const { faults, status } = decided
  const message = { fault: faults['row'] ?? 'Nothing was changed: see below.' }
  const refused = { checksum, values: { comment, orders }, faults }
  const page = inFile && (await views.file(c, file, message, refused))
  return c.html(page ?? (await views.list(c, message, refused)), status)

  async function decide(): Promise<Decided> {
    // A row of a preview is stored first, so that it can be decided before the rest is imported.
    if (inFile) await statements.keep(inFile)
    const row = await statements.waitingRow(checksum)
    if (inFile) jobs.renew(file, checksum, row)
    if (!row) return alreadyDecided
    const { decision, seen } = c.get('form')
    if (decision === 'dismiss') {
      const { outcome } = await statements.dismiss(row.checksum, comment.trim())
      return outcome === 'done' ? { done: 'dismissed' } : alreadyDecided
    }
    if (seen !== undefined && seen !== seenOf(row)) return changedMeanwhile
    return row.cents < 0
      ? recordRefund(statements, row, orders, comment.trim())
      : accept(statements, row, orders, comment.trim())
  }
}

async function recordRefund(statements: Statements, row: WaitingRow, typed: string, comment: string): Promise<Decided> {
  const reference = readReference(typed)
  if (reference === undefined) return ordersFault(422, 'Say which order it is: a reference such as HQ-….')
  const recorded = await statements.recordRefund(row.checksum, reference, comment)
  if (recorded.outcome === 'done') return { done: 'returned' }
  if (recorded.outcome === 'order-refused') return ordersFault(409, `${reference} ${whyRefused(recorded.change)}`)
  return isRefundDoubt(recorded)
    ? ordersFault(409, refundDoubtInWords(reference, recorded.outcome, recorded.other))
    : alreadyDecided
}

async function accept(statements: Statements, row: WaitingRow, typed: string, comment: string): Promise<Decided> {
  const told = sharesOf(row, typed.split(/\s+/).filter(Boolean))
  if ('fault' in told) return ordersFault(422, told.fault)
  const counted = await statements.accept(row.checksum, told.shares, comment)
  if (counted.outcome === 'done') return { done: 'accepted' }
  if (counted.outcome === 'counted-perhaps') return ordersFault(409, countedPerhapsInWords(counted.reference))
  return counted.outcome === 'order-refused'
    ? ordersFault(409, `${counted.reference} ${whyRefused(counted.change)}`)
    : alreadyDecided
}

const ordersFault = (status: 409 | 422, orders: string): Refusal => ({ status, faults: { orders } })

const whyRefused = (change: string): string =>
  change === 'unknown' ? 'is no order.' : 'cannot be changed so as it stands. Open it to see why.'

export const alreadyDecided = {
  status: 409,
  faults: { row: 'Nothing was changed: this row has been decided meanwhile.' },
} as const satisfies Refusal

const changedMeanwhile: Refusal = {
  status: 409,
  faults: {
    row: 'Nothing was changed: an order of this row has changed since you opened the page. Look at what it owes now, then decide again.',
  },
}

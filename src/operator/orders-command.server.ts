import { randomUUID } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import { type Order, type OrderAction, statusAfter } from '../purchase/order.ts'
import { type OrderStore, orderStore } from '../purchase/order-store.server.ts'
import { readReference } from '../purchase/reference.ts'
import { lastValidDay } from '../purchase/validity.ts'

const usage = `Usage:
  npm run orders -- list             the newest 50 orders
  npm run orders -- show REF         one order and all that happened to it
  npm run orders -- confirm REF      the payment has arrived: the code opens
  npm run orders -- cancel REF       the code opens nothing any more
  npm run orders -- reopen REF       the payment for a cancelled order has arrived after all: the code opens
REF is the payment reference, as the bank shows it; spaces, dashes and case do not matter.`

/** What the command prints, and its exit code: 0 done, 1 not done, 2 misunderstood. */
export interface CommandResult {
  text: string
  exitCode: 0 | 1 | 2
}

/** Does one operator's command on the records. It may run beside the service; both see the same orders. */
export async function runOrdersCommand(db: Database, args: string[], clock: () => Date): Promise<CommandResult> {
  const orders = orderStore(db)
  const [verb, typed, ...rest] = args
  if (verb === 'list' && typed === undefined) return { text: table(await orders.list(50)), exitCode: 0 }
  if ((verb !== 'show' && !isAction(verb)) || typed === undefined || rest.length > 0)
    return { text: usage, exitCode: 2 }
  const reference = readReference(typed)
  if (reference === undefined)
    return { text: `"${typed}" is not a payment reference: its check character does not fit.`, exitCode: 2 }
  if (verb === 'show') return show(orders, reference)
  const now = clock()
  const by = { actor: 'operator', at: now, auditId: randomUUID() } as const
  const change = await orders.change(reference, verb, by, lastValidDay(now))
  if (change.outcome === 'unknown') return { text: `There is no order ${reference}.`, exitCode: 1 }
  if (change.outcome === 'demonstration')
    return {
      text: `${reference} was made in a demonstration: nobody pays for it, so it cannot be confirmed.`,
      exitCode: 1,
    }
  const { status } = change.order
  const state = `${reference} is ${status}, ${money(change.order)}, valid until ${change.order.validUntil}.`
  if (change.outcome === 'done') return { text: state, exitCode: 0 }
  if (status === statusAfter[verb]) return { text: `Nothing to do: ${state}`, exitCode: 0 }
  const meant = status === 'cancelled' ? 'reopen' : 'confirm'
  return {
    text: `Nothing was changed: ${state}\nIf its payment has arrived: npm run orders -- ${meant} ${reference}`,
    exitCode: 1,
  }
}

const isAction = (verb: string | undefined): verb is OrderAction =>
  verb !== undefined && Object.hasOwn(statusAfter, verb)

async function show(orders: OrderStore, reference: string): Promise<CommandResult> {
  const order = await orders.byReference(reference)
  if (!order) return { text: `There is no order ${reference}.`, exitCode: 1 }
  const audit = await orders.auditOf(order.id)
  const lines = [
    `Reference   ${order.reference}`,
    `Status      ${order.status}`,
    `Plan        ${order.plan}, ${money(order)}`,
    `Payments    ${kind[order.payments]}${order.payments === 'demo' ? ': nobody paid, and a live service does not know the code' : ''}`,
    `Code        ends ${order.codeLastFour}`,
    `Projects    ${order.projectsRemaining} left`,
    `Ordered     ${order.orderedAt}`,
    `Confirmed   ${order.confirmedAt ?? 'not yet'}`,
    `Valid until ${order.validUntil}`,
    'History',
    ...audit.map((entry) => `  ${entry.at}  ${entry.actor}  ${entry.action}  ${entry.detail}`),
  ]
  return { text: lines.join('\n'), exitCode: 0 }
}

function table(orders: Order[]): string {
  if (orders.length === 0) return 'There are no orders yet.'
  const rows = orders.map((order) => [
    order.reference,
    order.status,
    money(order),
    kind[order.payments],
    order.plan,
    `…${order.codeLastFour}`,
    order.orderedAt.slice(0, 16).replace('T', ' '),
  ])
  const all = [['Reference', 'Status', 'Amount', 'Payments', 'Plan', 'Code', 'Ordered (UTC)'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** In capitals, since an order that nobody paid must not be taken for one that was. */
const kind = { live: 'live', demo: 'DEMONSTRATION' } as const satisfies Record<Order['payments'], string>

const money = (order: Order): string => `$${(order.amountCents / 100).toFixed(2)}`

import type { Day } from '../format/phoenix-time.ts'
import type { Order } from '../orders/order.ts'
import { statusInWords } from './decision-words.ts'
import { exactMoney, phoenixMinute } from './operator-formats.ts'
import { historyInWords, type OrderFile } from './order-file.ts'
import { waitingAsText } from './statements-text.ts'
import { textTable } from './text-table.ts'

/** Orders as a table, a line for each. */
export function ordersAsText(orders: Order[], today: Day): string {
  const rows = orders.map((order) => [
    order.reference,
    statusInWords(order, today),
    exactMoney(order.amountCents),
    kind[order.payments],
    order.plan,
    order.dueOn,
    phoenixMinute(new Date(order.orderedAt)),
  ])
  return textTable([['Reference', 'Status', 'Amount', 'Payments', 'Plan', 'Due', 'Ordered (Phoenix)'], ...rows])
}

/** One order, what was paid for it, and all that happened to it. */
export function orderFileAsText({ order, payments, history, waiting }: OrderFile, today: Day): string {
  const demonstration = order.payments === 'demo' ? ': nobody paid, and a live service does not know the code' : ''
  return [
    `Reference   ${order.reference}`,
    `Status      ${statusInWords(order, today)}`,
    `Plan        ${order.plan}, ${exactMoney(order.amountCents)}`,
    `Payments    ${kind[order.payments]}${demonstration}`,
    ...payments.map(
      ({ receivedOn, amountCents, origin, undoneAt }) =>
        `            ${receivedOn}  ${exactMoney(amountCents)}  ${origin}${undoneAt === null ? '' : ', undone'}`,
    ),
    `Projects    ${order.projectsRemaining} left`,
    `Ordered     ${phoenixMinute(new Date(order.orderedAt))}`,
    `Due         ${order.dueOn}, open until ${order.closesOn}`,
    `Confirmed   ${order.confirmedAt === null ? 'not yet' : phoenixMinute(new Date(order.confirmedAt))}`,
    ...(order.confirmedAt === null ? [] : [`Valid until ${order.validUntil}`]),
    ...(waiting.length === 0
      ? []
      : ['Money that waits for a decision (npm run orders -- accept ROW)', waitingAsText(waiting)]),
    'History (Phoenix time)',
    ...history.map((entry) => `  ${historyInWords(entry)}`),
  ].join('\n')
}

/** In capitals, since an order that nobody paid must not be taken for one that was. */
const kind = { live: 'live', demo: 'DEMONSTRATION' } as const satisfies Record<Order['payments'], string>

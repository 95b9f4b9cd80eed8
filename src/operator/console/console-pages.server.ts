import { csv } from '../../format/csv.ts'
import { daysAfter } from '../../format/day.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { isUnpaid, type Order, orderStatuses, statusOn } from '../../orders/order.ts'
import { figuresOf, monthsUpTo, sinceTheFirst } from '../figures.ts'
import type { Operator } from '../operator.server.ts'
import { phoenixMinute } from '../operator-formats.ts'
import { purchasePath, viewsByPage, withSomething } from '../purchase-path.ts'
import { drawCalls } from './calls-page.server.tsx'
import type { ConsoleApp } from './console-app.server.ts'
import type { ConsoleServices } from './console-services.server.ts'
import { drawFigures } from './figures-page.server.tsx'
import type { Frame, Refused } from './frame.server.tsx'
import { drawHealth } from './health-page.server.tsx'
import { addOrderPages } from './order-pages.server.ts'
import type { PlanNames } from './order-rows.server.tsx'
import { addressOf, drawOrders, type OrdersAsked } from './orders-page.server.tsx'
import { addStatementPages } from './statement-pages.server.ts'
import { drawWorkList } from './work-list-page.server.tsx'

const onWorkList = 20
const onPage = 50
const monthsShown = 12

/** Adds every page of the console that needs a session. */
export function addConsolePages(app: ConsoleApp, services: ConsoleServices): void {
  const { operator, calls, figures, openedUnpaid, planNames, payments, clock } = services

  app.get('/', async (c) => {
    const today = operator.today()
    const unpaid = orderStatuses.filter(isUnpaid)
    const [toMatch, partPaid, overpaid, closedWithMoney, closing, withCalls, waiting, refunds, findings] =
      await Promise.all([
        operator.list({ statuses: ['awaiting-payment'], limit: onWorkList }),
        operator.list({ statuses: ['part-paid'], limit: onWorkList }),
        operator.list({ isOverpaid: true, limit: onWorkList }),
        operator.list({ isClosedWithMoney: true, limit: onWorkList }),
        operator.list({ statuses: unpaid, closesBy: daysAfter(today, 3), isByDeadline: true, limit: onPage }),
        calls.open(payments, { limit: onWorkList, skip: 0 }),
        services.statements.waitingSum(),
        services.statements.waitingRefunds(onWorkList),
        services.checkHealth(),
      ])
    const frame = c.get('frame')
    const needs = findings.filter(({ needsPerson }) => needsPerson)
    const list = { toMatch, partPaid, overpaid, closedWithMoney, closing, withCalls, waiting, refunds, needs }
    return c.html(drawWorkList(frame, { list, now: clock(), today, planNames, formToken: frame.formToken }))
  })

  app.get('/calls', async (c) => {
    const page = pageIn(c.req.query('page'))
    const { orders, total } = await calls.open(payments, { limit: onPage, skip: (page - 1) * onPage })
    return c.html(drawCalls(c.get('frame'), { orders, total, page, pages: Math.ceil(total / onPage), now: clock() }))
  })

  const ordersPage = async (frame: Frame & { formToken: string }, asked: OrdersAsked, refused?: Refused) => {
    const floods = await operator.floods()
    const { orders, hasMore } = await operator.list({
      ...(asked.withoutFloods && { withoutHours: floods.map(({ hour }) => hour) }),
      ...(asked.show !== undefined && { statuses: [asked.show] }),
      ...(asked.amount !== undefined && { amountCents: asked.amount }),
      ...(asked.after !== undefined && { after: asked.after }),
      limit: onPage,
    })
    const today = operator.today()
    const { formToken } = frame
    const flooded = floods.reduce((all, { orders }) => all + orders, 0)
    return drawOrders(frame, {
      asked,
      orders,
      hasMore,
      flooded,
      today,
      planNames,
      formToken,
      ...(refused && { refused }),
    })
  }

  app.get('/orders', async (c) => c.html(await ordersPage(c.get('frame'), askedIn(c.req.query()))))

  app.post('/search', async (c) => {
    const sought = c.get('form')['sought'] ?? ''
    const search = await operator.readSearch(sought)
    if (search?.amountCents !== undefined) return c.redirect(addressOf({ amount: search.amountCents }), 303)
    const [order] = search ? (await operator.list({ ...search, limit: 1 })).orders : []
    const isRemoved = search?.reference !== undefined && (await operator.historyOfRemoved(search.reference)).length > 0
    const found = order?.reference ?? (isRemoved ? search.reference : undefined)
    if (found !== undefined) return c.redirect(`/operator/orders/${found}`, 303)
    const fault = search
      ? 'No order has it.'
      : 'This is no reference, no whole code and no amount. Look for a typing mistake: references and codes end with a check character.'
    // A whole code is not written into a page, not even into this one.
    const values = { sought: search?.codeHmac === undefined ? sought.slice(0, 100) : '' }
    return c.html(await ordersPage(c.get('frame'), {}, { values, faults: { sought: fault } }), 422)
  })

  addOrderPages(app, services)
  addStatementPages(app, services)

  app.get('/health', async (c) => c.html(drawHealth(c.get('frame'), await services.checkHealth())))

  app.get('/figures', async (c) => {
    const months = monthsUpTo(operator.today(), monthsShown)
    const first = months[0] ?? ''
    const [counted, opened, taken, views] = await Promise.all([
      figures.since(first, payments),
      openedUnpaid.since(first),
      services.purchasePath.since(first, payments),
      services.views.since(`${first}-01`, payments),
    ])
    const shown = sinceTheFirst(figuresOf(months, counted)).toReversed()
    const path = withSomething(purchasePath(months.toReversed(), views, taken))
    const pages = viewsByPage(operator.today(), views)
    return c.html(drawFigures(c.get('frame'), { months: shown, opened, path, pages, planNames, now: clock() }))
  })

  app.get('/figures/orders.csv', async (c) => {
    const file = csv([exportHead, ...(await exportRows(operator, planNames))])
    return c.body(file, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders-${phoenixDay(clock())}.csv"`,
    })
  })
}

/** A page by its number, from 1 on. */
const pageIn = (asked: string | undefined): number => (/^[1-9]\d{0,4}$/.test(asked ?? '') ? Number(asked) : 1)

/** What an address asks for; what it asks in vain is left out. */
function askedIn(query: Record<string, string>): OrdersAsked {
  const amount = /^\d{1,9}$/.test(query['amount'] ?? '') ? Number(query['amount']) : undefined
  return {
    show: orderStatuses.find((status) => status === query['show']),
    amount,
    withoutFloods: query['floods'] === 'without',
    after: query['after']?.slice(0, 20),
  }
}

const exportHead = [
  'Reference',
  'Plan',
  'Payments',
  'Status',
  'Price (USD)',
  'Came in (USD)',
  'Ordered (Phoenix)',
  'Due',
  'Open until',
  'Confirmed (Phoenix)',
  'Valid until',
]

async function exportRows(operator: Operator, planNames: PlanNames): Promise<string[][]> {
  const rows: string[][] = []
  const today = operator.today()
  for (let after: string | undefined; ; ) {
    const { orders, hasMore } = await operator.list({ ...(after !== undefined && { after }), limit: 500 })
    rows.push(...orders.map((order) => exportRow(order, today, planNames)))
    after = orders.at(-1)?.reference
    if (!hasMore || after === undefined) return rows
  }
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)
const minute = (at: string | null): string => (at === null ? '' : phoenixMinute(new Date(at)))

const exportRow = (order: Order, today: string, planNames: PlanNames): string[] => [
  order.reference,
  planNames[order.plan],
  order.payments,
  statusOn(order, today),
  dollars(order.amountCents),
  dollars(order.paidCents),
  minute(order.orderedAt),
  order.dueOn,
  order.closesOn,
  minute(order.confirmedAt),
  order.confirmedAt === null ? '' : order.validUntil,
]

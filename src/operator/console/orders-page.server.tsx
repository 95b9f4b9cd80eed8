import type { Day } from '../../format/phoenix-time.ts'
import { type Order, type OrderStatus, orderStatuses } from '../../orders/order.ts'
import { exactMoney } from '../operator-formats.ts'
import { drawPage, type Frame, type Refused } from './frame.server.tsx'
import { OrderRows, type PlanNames, statusWords } from './order-rows.server.tsx'
import { SearchForm } from './search-form.server.tsx'

/** Which orders are shown, as the address says it. */
export interface OrdersAsked {
  show?: OrderStatus | undefined
  /** In cents. */
  amount?: number | undefined
  /** Leaves out what came with a flood. */
  withoutFloods?: boolean | undefined
  /** The reference after which the page begins. */
  after?: string | undefined
}

interface OrdersPage {
  asked: OrdersAsked
  orders: Order[]
  hasMore: boolean
  /** How many orders that are there came with floods. */
  flooded: number
  today: Day
  planNames: PlanNames
  formToken: string
  refused?: Refused
}

/** All orders by filters, the newest first, a page at a time. */
export function drawOrders(frame: Frame, page: OrdersPage): string {
  const { asked, orders, hasMore, flooded, today, planNames, formToken, refused } = page
  const last = orders.at(-1)
  return drawPage(frame, {
    title: 'Orders',
    at: '/operator/orders',
    children: (
      <>
        <h1>Orders</h1>
        <SearchForm formToken={formToken} {...(refused && { refused })} />
        <nav aria-label="Which orders">
          <ul className="chips">
            {[undefined, ...orderStatuses].map((show) => (
              <li key={show ?? 'all'}>
                <a
                  href={addressOf({ ...asked, after: undefined, show })}
                  aria-current={show === asked.show ? 'true' : undefined}
                >
                  {show === undefined ? 'All' : statusWords[show]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {flooded > 0 && (
          <p className="note caution">
            {flooded} orders came in a flood of the last four weeks, true ones perhaps among them.{' '}
            {asked.withoutFloods ? 'They are left out here. ' : ''}
            <a href={addressOf({ ...asked, after: undefined, withoutFloods: !asked.withoutFloods })}>
              {asked.withoutFloods ? 'Show them' : 'Leave them out'}
            </a>
          </p>
        )}
        {asked.amount !== undefined && (
          <p>
            Only orders of {exactMoney(asked.amount)}.{' '}
            <a href={addressOf({ ...asked, after: undefined, amount: undefined })}>Show every amount</a>
          </p>
        )}
        <section className="card" aria-label="Orders found">
          {orders.length === 0 ? (
            <p className="quiet">There is no such order{asked.after === undefined ? '' : ' further back'}.</p>
          ) : (
            <OrderRows orders={orders} today={today} planNames={planNames} />
          )}
          {(hasMore || asked.after !== undefined) && (
            <nav aria-label="Pages" className="chips">
              {asked.after !== undefined && <a href={addressOf({ ...asked, after: undefined })}>The newest</a>}
              {hasMore && last && <a href={addressOf({ ...asked, after: last.reference })}>Older orders</a>}
            </nav>
          )}
        </section>
      </>
    ),
  })
}

export function addressOf({ show, amount, withoutFloods, after }: OrdersAsked): string {
  const query = new URLSearchParams()
  if (show !== undefined) query.set('show', show)
  if (amount !== undefined) query.set('amount', String(amount))
  if (withoutFloods) query.set('floods', 'without')
  if (after !== undefined) query.set('after', after)
  return query.size === 0 ? '/operator/orders' : `/operator/orders?${query}`
}

import type { PlanType } from '../../content/plan-table.ts'
import type { Day } from '../../format/phoenix-time.ts'
import { isUnpaid, type Order, type OrderStatus, statusOn } from '../../orders/order.ts'
import { dayInWords, exactMoney, phoenixMinute } from '../operator-formats.ts'

export type PlanNames = Readonly<Record<PlanType, string>>

interface OrderRowsParts {
  orders: Order[]
  today: Day
  planNames: PlanNames
  /** Where all stand the same. */
  withoutStatus?: boolean
}

/** Orders as a list, two or three lines for each. */
export const OrderRows = ({ orders, today, planNames, withoutStatus = false }: OrderRowsParts) => (
  <ul className="rows">
    {orders.map((order) => (
      <li key={order.id}>
        <span>
          <OrderLink reference={order.reference} /> {!withoutStatus && <StatusBadge order={order} today={today} />}
        </span>
        <span className="end">
          <span className="sum">{exactMoney(order.amountCents)}</span>
        </span>
        {moneyNote(order) !== '' && <span className="wide">{moneyNote(order)}</span>}
        <span className="wide quiet">
          {planNames[order.plan]}, ordered {phoenixMinute(new Date(order.orderedAt))}
        </span>
        {isUnpaid(statusOn(order, today)) && (
          <span className="wide quiet">
            Due {dayInWords(order.dueOn)}, open until {dayInWords(order.closesOn)}
          </span>
        )}
      </li>
    ))}
  </ul>
)

export const OrderLink = ({ reference }: { reference: string }) => (
  <a className="ref" href={`/operator/orders/${reference}`}>
    {reference}
  </a>
)

/** What came in, where that is neither nothing nor the price. */
export function moneyNote({ paidCents, amountCents, payments }: Order): string {
  if (payments === 'demo' || paidCents === 0 || paidCents === amountCents) return ''
  return paidCents < amountCents ? `${exactMoney(paidCents)} came` : `over by ${exactMoney(paidCents - amountCents)}`
}

export const statusWords: Record<OrderStatus, string> = {
  'awaiting-payment': 'To match',
  'part-paid': 'Part-paid',
  paid: 'Paid',
  expired: 'Expired',
  cancelled: 'Canceled',
  refunded: 'Refunded',
}

const looks: Record<OrderStatus, string> = {
  'awaiting-payment': 'badge waits',
  'part-paid': 'badge waits',
  paid: 'badge good',
  expired: 'badge',
  cancelled: 'badge bad',
  refunded: 'badge',
}

export function StatusBadge({ order, today }: { order: Order; today: Day }) {
  const status = statusOn(order, today)
  return (
    <>
      <span className={looks[status]}>{statusWords[status]}</span>
      {order.payments === 'demo' && (
        <>
          {' '}
          <span className="badge bad">Demonstration</span>
        </>
      )}
    </>
  )
}

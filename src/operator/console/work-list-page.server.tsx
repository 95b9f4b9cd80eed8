import type { ReactNode } from 'react'
import type { Day } from '../../format/phoenix-time.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderWithCalls } from '../call-store.server.ts'
import type { WaitingRow } from '../current-rows-store.server.ts'
import type { Finding } from '../health.ts'
import { dayInWords, exactMoney, phoenixMinute } from '../operator-formats.ts'
import { CallRows } from './calls-page.server.tsx'
import { drawPage, type Frame } from './frame.server.tsx'
import { OrderLink, OrderRows, type PlanNames } from './order-rows.server.tsx'
import { SearchForm } from './search-form.server.tsx'

interface Listed {
  orders: Order[]
  hasMore: boolean
}

export interface WorkList {
  toMatch: Listed
  partPaid: Listed
  overpaid: Listed
  closedWithMoney: Listed
  closing: Listed
  withCalls: { orders: OrderWithCalls[]; total: number }
  /** Money of statements, in cents, that waits for a decision. */
  waiting: { rows: number; cents: number }
  /** Money that went back for orders which count it. */
  refunds: readonly WaitingRow[]
  /** What of the service itself needs a person. */
  needs: readonly Finding[]
}

interface WorkListPage {
  list: WorkList
  now: Date
  today: Day
  planNames: PlanNames
  formToken: string
}

/** What waits for the operator, the newest first. */
export function drawWorkList(frame: Frame, { list, now, today, planNames, formToken }: WorkListPage): string {
  const { toMatch, partPaid, overpaid, closedWithMoney, closing, withCalls, waiting, refunds, needs } = list
  const rows = (listed: Listed, withoutStatus = false) => (
    <OrderRows orders={listed.orders} today={today} planNames={planNames} withoutStatus={withoutStatus} />
  )
  return drawPage(frame, {
    title: 'Work list',
    at: '/operator',
    children: (
      <>
        <div className="head">
          <h1>Work list</h1>
          <p className="quiet">{phoenixMinute(now)}, Phoenix time</p>
        </div>
        <SearchForm formToken={formToken} />
        <Refunds rows={refunds} />
        {waiting.rows > 0 && (
          <p className="note caution">
            Money of statements waits for you, {exactMoney(waiting.cents)} in{' '}
            {waiting.rows === 1 ? 'one row' : `${waiting.rows} rows`}: <a href="/operator/statements">decide on it</a>.
          </p>
        )}
        {needs.length > 0 && (
          <p className="note caution">
            {needs.length === 1 ? 'One thing' : `${needs.length} things`} about the service{' '}
            {needs.length === 1 ? 'needs' : 'need'} you ({needs.map(({ about }) => about).join(', ')}):{' '}
            <a href="/operator/health">see what to do</a>.
          </p>
        )}
        <div className="balanced">
          <Section
            id="to-match"
            title="To match"
            about="Orders whose payment has not been seen"
            listed={toMatch}
            none="Every order is matched."
            all="/operator/orders?show=awaiting-payment"
          >
            {rows(toMatch, true)}
          </Section>
          <Section
            id="part-paid"
            title="Part-paid"
            about="Some of the money has come"
            listed={partPaid}
            none="No order is part-paid."
            all="/operator/orders?show=part-paid"
          >
            {rows(partPaid, true)}
          </Section>
          <Section
            id="calls"
            title="Calls owed"
            about="What is late first, then by deadline"
            listed={{ ...withCalls, hasMore: withCalls.total > withCalls.orders.length }}
            none="No call is owed."
            all="/operator/calls"
          >
            <CallRows orders={withCalls.orders} now={now} />
          </Section>
          <Section
            id="closing"
            title="Closing within 3 days"
            about="After that day the order expires and its code shows no bank details"
            listed={closing}
            none="No order closes soon."
          >
            {rows(closing)}
          </Section>
          <Section
            id="overpaid"
            title="Overpaid"
            about="More than the price has come: send it back and write it down"
            listed={overpaid}
            none="Nobody paid too much."
          >
            {rows(overpaid, true)}
          </Section>
          <Section
            id="closed-with-money"
            title="Closed with money"
            about="Expired or canceled, and money came for it: reopen it, or send the money back and write down a refund"
            listed={closedWithMoney}
            none="No closed order holds money."
          >
            {rows(closedWithMoney)}
          </Section>
        </div>
      </>
    ),
  })
}

interface SectionParts {
  id: string
  title: string
  about: string
  listed: { orders: readonly unknown[]; hasMore: boolean; total?: number }
  none: string
  /** Where the whole list is. */
  all?: string
  children: ReactNode
}

function Section({ id, title, about, listed, none, all, children }: SectionParts) {
  const count = listed.orders.length
  return (
    <section className="card" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {count > 0 && (
          <span className="badge waits">{listed.hasMore ? (listed.total ?? `${count} and more`) : count}</span>
        )}
      </div>
      {count === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <>
          <p className="quiet">{about}</p>
          {children}
          {listed.hasMore && all !== undefined && (
            <p>
              <a href={all}>All of them</a>
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** Money that went back while an order still counts it: the most urgent of all. */
const Refunds = ({ rows }: { rows: readonly WaitingRow[] }) => (
  <>
    {rows.map(({ checksum, day, cents, reason, candidates }) => (
      <p key={checksum} className="note fault">
        {reason === 'back-perhaps' ? (
          <>Money went back, and its row names no order. </>
        ) : (
          <>
            Money went back: order {candidates[0] && <OrderLink reference={candidates[0].reference} />}{' '}
            {reason === 'back-of-paid' ? 'is paid' : 'counts some'}.{' '}
          </>
        )}
        {exactMoney(-cents)} on {dayInWords(day)}: <a href="/operator/statements">decide on it</a>.
      </p>
    ))}
  </>
)

import type { OrderWithCalls } from '../call-store.server.ts'
import { callNames } from '../calls-owed.ts'
import { phoenixMinute } from '../operator-formats.ts'
import { drawPage, type Frame } from './frame.server.tsx'
import { OrderLink } from './order-rows.server.tsx'
import { PageLinks } from './page-links.server.tsx'

interface CallsPage {
  orders: OrderWithCalls[]
  total: number
  page: number
  pages: number
  now: Date
}

/** All calls that are owed, a page at a time, what is late first. */
export const drawCalls = (frame: Frame, { orders, total, page, pages, now }: CallsPage): string =>
  drawPage(frame, {
    title: 'Calls owed',
    at: '/operator',
    children: (
      <>
        <div className="head">
          <h1>Calls owed</h1>
          <p className="quiet">{total === 1 ? '1 order' : `${total} orders`}, what is late first</p>
        </div>
        <section className="card" aria-label="Orders with calls owed">
          {orders.length === 0 ? <p className="quiet">No call is owed.</p> : <CallRows orders={orders} now={now} />}
          <PageLinks page={page} pages={pages} addressOf={(number) => `/operator/calls?page=${number}`} />
        </section>
      </>
    ),
  })

/** Orders with the calls that each still has to come, and until when. */
export const CallRows = ({ orders, now }: { orders: OrderWithCalls[]; now: Date }) => (
  <ul className="rows">
    {orders.map((order) => (
      <li key={order.id}>
        <span>
          <OrderLink reference={order.reference} />
        </span>
        <span className="wide quiet">Confirmed {phoenixMinute(new Date(order.confirmedAt))}</span>
        {order.owed.map(({ kind, until }) => (
          <span key={kind} className="wide">
            {callNames[kind]}{' '}
            <span className={until < now ? 'badge bad' : 'quiet'}>
              {until < now ? 'late since' : 'by'} {phoenixMinute(until)}
            </span>
          </span>
        ))}
      </li>
    ))}
  </ul>
)

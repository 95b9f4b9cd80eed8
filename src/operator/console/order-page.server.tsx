import type { ReactNode } from 'react'
import { groupAccessCode } from '../../orders/access-code.ts'
import type { AuditEntry } from '../../orders/audit-store.server.ts'
import { amountDue, isUnpaid, statusOn } from '../../orders/order.ts'
import type { SettledCall } from '../calls-owed.ts'
import type { WaitingRow } from '../current-rows-store.server.ts'
import type { DecisionAction } from '../decision.ts'
import { dayInWords, exactMoney, phoenixMinute } from '../operator-formats.ts'
import type { OrderFile } from '../order-file.ts'
import { newCodeReply, type ReadyReply, readyReplies } from '../ready-replies.ts'
import { reasonWords } from '../statement/statement-words.ts'
import { drawPage, type Frame, type Refused } from './frame.server.tsx'
import { CallSection, DecisionForms } from './order-forms.server.tsx'
import { History } from './order-history.server.tsx'
import { OrderReplies, ReplyText } from './order-replies.server.tsx'
import { moneyNote, type PlanNames, StatusBadge } from './order-rows.server.tsx'

/** What has just been done, or why it was not. */
type OrderMessage = { done: string; newCode?: string; newPhrase?: string | undefined } | { fault: string }

export interface OrderPage {
  file: OrderFile
  calls: SettledCall[]
  /** The decisions that are possible as the order stands. */
  possible: readonly DecisionAction[]
  now: Date
  today: string
  planNames: PlanNames
  publicUrl: string
  formToken: string
  message?: OrderMessage
  /** The form that was refused, by its action. */
  refused?: Refused & { action: string }
}

/** One order: how it stands, what can be done, and all that happened to it. */
export function drawOrder(frame: Frame, page: OrderPage): string {
  const { order, payments, history } = page.file
  const words = { now: page.now, today: page.today, publicUrl: page.publicUrl, siteName: frame.siteName }
  const replies = readyReplies(order, words)
  return drawPage(frame, {
    title: order.reference,
    at: '/operator/orders',
    children: (
      <>
        <div className="head">
          <h1 className="ref">{order.reference}</h1>
          <StatusBadge order={order} today={page.today} />
        </div>
        {page.message && (
          <OrderMessageNote message={page.message} reply={(code, phrase) => newCodeReply(order, code, phrase, words)} />
        )}
        {order.payments === 'demo' && (
          <p className="note caution">
            Made in a demonstration: nobody pays for it, so it cannot be confirmed, and a live service does not know its
            code.
          </p>
        )}
        {page.file.waiting.map((row) => (
          <WaitingMoney key={row.checksum} row={row} />
        ))}
        <div className="columns">
          <div className="stack">
            <Facts page={page} />
            <DecisionForms
              order={order}
              history={history}
              possible={page.possible}
              seen={history.at(-1)?.id ?? ''}
              formToken={page.formToken}
              today={page.today}
              refused={page.refused}
            />
            <CallSection
              order={order}
              calls={page.calls}
              now={page.now}
              seen={history.at(-1)?.id ?? ''}
              formToken={page.formToken}
              refused={page.refused}
            />
          </div>
          <div className="stack">
            <section className="card" aria-labelledby="payments">
              <h2 id="payments">Payments</h2>
              {payments.length === 0 ? (
                <p className="quiet">No money is written down for this order.</p>
              ) : (
                <ul className="rows">
                  {payments.map((payment) => (
                    <li key={payment.id}>
                      <span>
                        {dayInWords(payment.receivedOn)}{' '}
                        {payment.undoneAt !== null && <span className="badge">undone, does not count</span>}
                      </span>
                      <span className="end sum">{exactMoney(payment.amountCents)}</span>
                      <span className="quiet">{payment.origin === 'statement' ? 'from a statement' : 'by hand'}</span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            {replies.length > 0 && <OrderReplies replies={replies} />}
            <History entries={history} />
          </div>
        </div>
      </>
    ),
  })
}

/** Whoever answers a buyer has to know of money that is there and does not count yet. */
const WaitingMoney = ({ row: { cents, day, reason } }: { row: WaitingRow }) => (
  <p className={cents < 0 ? 'note fault' : 'note caution'}>
    {exactMoney(Math.abs(cents))} of {dayInWords(day)}{' '}
    {cents > 0
      ? 'may be for this order and does not count yet'
      : reason === 'back-perhaps'
        ? 'may have gone back'
        : 'went back'}{' '}
    ({reasonWords(reason)}): <a href="/operator/statements#waiting">decide on it</a>.
  </p>
)

/** What is left of an order that was removed. */
export const drawRemovedOrder = (frame: Frame, reference: string, history: readonly AuditEntry[]): string =>
  drawPage(frame, {
    title: reference,
    at: '/operator/orders',
    children: (
      <>
        <div className="head">
          <h1 className="ref">{reference}</h1>
          <span className="badge">Removed</span>
        </div>
        <p className="note">
          Nobody had paid this order, so it was removed. If money comes for it now, send it back, or ask the buyer to
          order again.
        </p>
        <History entries={history} />
      </>
    ),
  })

interface OrderMessageParts {
  message: OrderMessage
  /** The answer that takes a new code and its words to the buyer. */
  reply: (code: string, phrase: string | undefined) => ReadyReply
}

function OrderMessageNote({ message, reply }: OrderMessageParts) {
  if ('fault' in message)
    return (
      <p className="note fault" role="alert">
        {message.fault}
      </p>
    )
  return (
    <div className="note done stack" role="status">
      <p>{message.done}</p>
      {message.newCode !== undefined && (
        <>
          <p className="code">{groupAccessCode(message.newCode)}</p>
          {message.newPhrase !== undefined && <p>Recovery words: {message.newPhrase}</p>}
          <p>
            Give the buyer both now. They are stored nowhere and are not shown again: once you leave this page, only
            another new code helps. A press on this answer selects all of it for copying:
          </p>
          <ReplyText reply={reply(message.newCode, message.newPhrase)} />
        </>
      )}
    </div>
  )
}

function Facts({ page: { file, today, planNames } }: { page: OrderPage }) {
  const { order } = file
  const status = statusOn(order, today)
  const minute = (at: string) => phoenixMinute(new Date(at))
  return (
    <section className="card" aria-labelledby="facts">
      <h2 id="facts">The order</h2>
      <dl>
        <Fact name="Plan">{planNames[order.plan]}</Fact>
        <Fact name="Price">
          <span className="sum">{exactMoney(order.amountCents)}</span>
        </Fact>
        <Fact name="Came in">
          <span className="sum">{exactMoney(order.paidCents)}</span>
          {order.paidCents > order.amountCents && `, ${moneyNote(order)}`}
          {isUnpaid(status) && order.paidCents > 0 && `, ${exactMoney(amountDue(order))} missing`}
        </Fact>
        <Fact name="Ordered">{minute(order.orderedAt)}</Fact>
        {(isUnpaid(status) || status === 'expired') && (
          <>
            <Fact name="Due">{dayInWords(order.dueOn)}</Fact>
            <Fact name={status === 'expired' ? 'Was open until' : 'Open until'}>{dayInWords(order.closesOn)}</Fact>
          </>
        )}
        {order.openUntil !== null && <Fact name="Open before payment until">{minute(order.openUntil)}</Fact>}
        {order.confirmedAt !== null && <Fact name="Confirmed">{minute(order.confirmedAt)}</Fact>}
        {order.cancelledAt !== null && <Fact name="Canceled">{minute(order.cancelledAt)}</Fact>}
        {status === 'paid' && <Fact name="Code valid until">{dayInWords(order.validUntil)}</Fact>}
        <Fact name="Projects left">{order.projectsRemaining}</Fact>
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

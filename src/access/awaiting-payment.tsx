import { useState } from 'react'
import { businessHours } from '../format/business-hours.ts'
import type { Formats } from '../format/formats.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { dayAndHour, wasOpen, withThePayment } from '../opening/opening-words.ts'
import { daysUntilRemoved } from '../orders/order-days.ts'
import { PaymentDetails } from '../purchase/order-placed.tsx'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/page-section.tsx'
import type { OrderState } from './access-calls.ts'
import type { KnownAccess } from './known-access.ts'

/** Checks the code again. `failure` says why the last check failed. */
export interface Recheck {
  run: () => Promise<unknown>
  busy: boolean
  failure: string | undefined
}

/** What to pay, where, until when, and when the code opens once that is done. */
export function AwaitingPayment({ access, recheck }: { access: KnownAccess; recheck: Recheck }) {
  const [asked, setAsked] = useState(false)
  const formats = useFormats()
  const now = useNow(60_000)
  const { instructions, order } = access
  const isPartPaid = order !== undefined && order.paidCents > 0
  return (
    <Section
      title={isPartPaid ? 'Part of your payment has come' : 'Waiting for your payment'}
      intro={isPartPaid ? partPaidWords(order, formats) : beforePaymentWords(access, formats)}
    >
      {instructions && (
        <>
          <PaymentDetails instructions={instructions} paidCents={order?.paidCents} className="mt-5" />
          <h3 className="mt-6 text-lg">When it opens</h3>
          {/* The clock is known a moment later than the rest; its lines keep their place. */}
          <p className="mt-1 min-h-[3lh] max-w-reading sm:min-h-[2lh]">{now && openingWords(now, formats)}</p>
          <p className="mt-3 max-w-reading">{closingWords(instructions.closesOn, formats)}</p>
        </>
      )}
      <Button
        className="mt-5"
        busy={recheck.busy}
        onClick={async () => {
          await recheck.run()
          setAsked(true)
        }}
      >
        {recheck.busy ? 'Checking…' : 'Check whether it has opened'}
      </Button>
      {recheck.failure !== undefined ? (
        <p role="alert" className="mt-2 font-semibold text-problem">
          {recheck.failure}
        </p>
      ) : (
        <p role="status" className="mt-2 text-quiet">
          {asked && !recheck.busy && 'Not open yet. You can close this page and come back at any time.'}
        </p>
      )}
    </Section>
  )
}

/** What opens now and what with the payment, while nothing of it has come. */
function beforePaymentWords({ openUntil, wasOpenUntil }: KnownAccess, formats: Formats): string {
  if (openUntil !== undefined)
    return `Your code opens one checklist until ${dayAndHour(openUntil, new Date(), formats)} (Phoenix time). ${withThePayment} They open, with all else in your plan, as soon as we have confirmed it.`
  if (wasOpenUntil !== undefined) return `${wasOpen(wasOpenUntil, formats)} Your answers are on this device.`
  return 'Your code is good. It opens as soon as we have confirmed your payment.'
}

/** When a code opens if its payment arrives at `now`: a person confirms it within business hours. */
export function openingWords(now: Date, { weekdayName, hours }: Formats): string {
  const answering = businessHours(now)
  const confirmation = answering.open
    ? `can be confirmed today until ${hours.closes}, or else on the next business day from ${hours.opens}`
    : `is confirmed ${answering.nextDay === 'today' ? 'today' : `on ${weekdayName(answering.nextDay)}`} from ${hours.opens}`
  return `A payment that reaches our account now, on ${weekdayName(phoenixDay(now))}, ${confirmation}, Phoenix time. A bank transfer is on its way for some days first.`
}

/** What happens to an order that is not paid in full by the end of its closing day. */
export const closingWords = (closesOn: string, { weekdayInWords }: Formats): string =>
  `If the whole price has not come by the end of ${weekdayInWords(closesOn)}, the order closes and this code stops. If it comes later, within ${daysUntilRemoved} days of the order, the code opens after all.`

/** How much of the price was received, and how much is left. */
export const partPaidWords = (
  { amountCents, paidCents }: Pick<OrderState, 'amountCents' | 'paidCents'>,
  { exactMoney }: Formats,
): string =>
  `${exactMoney(paidCents)} of ${exactMoney(amountCents)} has come. Your code opens as soon as the other ${exactMoney(amountCents - paidCents)} is confirmed. Use the same reference.`

import type { AccessResponse } from '../access/access-calls.ts'
import { paths } from '../content/paths.ts'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { dayAndHour, openUntilWords, withThePayment } from './opening-words.ts'

export interface BeforePaymentProps {
  /** Of a code that waits for its payment. */
  access: Pick<AccessResponse, 'status' | 'openUntil' | 'wasOpenUntil' | 'projects' | 'projectsRemaining'> & {
    openLists: readonly string[]
    canStart: boolean
  }
  checklistId: string
}

const minuteMs = 60_000

/** Whether this checklist is open before the payment, until when, and how to pay. */
export function BeforePayment({ access, checklistId }: BeforePaymentProps) {
  const now = useNow(minuteMs)
  const formats = useFormats()
  const { openUntil, wasOpenUntil, projects, canStart } = access
  if (!now) return null
  const isStarted = projects.some((project) => project.checklistId === checklistId)
  if (openUntil !== undefined && access.openLists.includes(checklistId))
    return (
      <p className="my-2">
        <strong>{openUntilWords(openUntil, now, formats)}</strong> (Phoenix time). {withThePayment} <HowToPay />
      </p>
    )
  if (openUntil !== undefined && canStart)
    return (
      <Notice className="my-4" title="One project is open before your payment">
        <p>
          Start it now, and it is open until {dayAndHour(openUntil, now, formats)} (Phoenix time), while your payment is
          on its way. <HowToPay />
        </p>
      </Notice>
    )
  if (openUntil !== undefined)
    return (
      <Notice className="my-4" title="This checklist is not open yet">
        <p>
          {access.projectsRemaining > 0
            ? 'Before the payment is confirmed one project is open, and yours is another checklist. This one can be started as soon as your payment is confirmed.'
            : 'Your code holds one project, and that is another checklist.'}{' '}
          <HowToPay />
        </p>
      </Notice>
    )
  if (wasOpenUntil !== undefined && isStarted)
    return (
      <Notice
        tone="caution"
        role="status"
        className="my-4"
        title={`This checklist was open until ${dayAndHour(wasOpenUntil, now, formats)}`}
      >
        <p>
          Your payment is not confirmed yet. Nothing of your answers is lost: answers, notes, photos and readings are on
          this device. You see the free items. Once your payment is confirmed, open this page with a connection, and the
          whole list is back. <HowToPay />
        </p>
      </Notice>
    )
  return (
    <Notice tone="caution" className="my-4" title="Your payment is not confirmed yet">
      <p>
        The full checklist opens as soon as it is. Until then you see the free items. <HowToPay />
      </p>
    </Notice>
  )
}

const HowToPay = () => <TextLink href={paths.access}>How to pay</TextLink>

import { type ReactNode, useLayoutEffect } from 'react'
import type { AccessResponse } from '../access/access-calls.ts'
import { paths } from '../content/paths.ts'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Notice, type NoticeProps } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { dayAndHour, openUntilWords, withThePayment } from './opening-words.ts'

export interface BeforePaymentProps {
  /** Of a code that waits for its payment. */
  access: Pick<AccessResponse, 'status' | 'openUntil' | 'wasOpenUntil' | 'projects' | 'projectsRemaining'> & {
    openLists: readonly string[]
    canStart: boolean
  }
  checklistId: string
  /** In a line, where one check fills the screen. */
  isBrief?: boolean
  /** Called with `true` once it is shown. */
  onShown?: (isShown: true) => void
}

const minuteMs = 60_000

/** Whether this checklist is open before the payment, until when, and how to pay. */
export function BeforePayment({ access, checklistId, isBrief = false, onShown }: BeforePaymentProps) {
  const now = useNow(minuteMs)
  useLayoutEffect(() => {
    if (now) onShown?.(true)
  }, [now, onShown])
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
      <Told isBrief={isBrief} title="One project is open before your payment">
        Start it now, and it is open until {dayAndHour(openUntil, now, formats)} (Phoenix time), while your payment is
        on its way.
      </Told>
    )
  if (openUntil !== undefined)
    return (
      <Told isBrief={isBrief} title="This checklist is not open yet">
        {access.projectsRemaining > 0
          ? 'Before the payment is confirmed one project is open, and yours is another checklist. This one can be started as soon as your payment is confirmed.'
          : 'Your code holds one project, and that is another checklist.'}
      </Told>
    )
  if (wasOpenUntil !== undefined && isStarted)
    return (
      <Told
        isBrief={isBrief}
        tone="caution"
        role="status"
        title={`This checklist was open until ${dayAndHour(wasOpenUntil, now, formats)}`}
      >
        Your payment is not confirmed yet. Nothing of your answers is lost: answers, notes, photos and readings are on
        this device. You see the free items. Once your payment is confirmed, open this page with a connection, and the
        whole list is back.
      </Told>
    )
  return (
    <Told isBrief={isBrief} tone="caution" title="Your payment is not confirmed yet">
      The full checklist opens as soon as it is. Until then you see the free items.
    </Told>
  )
}

interface ToldProps extends Pick<NoticeProps, 'tone' | 'role'> {
  title: string
  isBrief: boolean
  children: ReactNode
}

/** A notice with the way to pay; in brief its title alone. */
function Told({ title, isBrief, children, ...look }: ToldProps) {
  if (isBrief)
    return (
      <p role={look.role} className="my-2">
        <strong>{title}.</strong> <HowToPay />
      </p>
    )
  return (
    <Notice {...look} className="my-4" title={title}>
      <p>
        {children} <HowToPay />
      </p>
    </Notice>
  )
}

const HowToPay = () => <TextLink href={paths.access}>How to pay</TextLink>

import { checklistPath, paths } from '../content/paths.ts'
import { opensAt, whatOpens } from '../opening/opening-words.ts'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { KnownOrder } from './known-order.ts'

/** The checklist that a buyer came from. */
export interface CarriedList {
  id: string
  title: string
}

/** Where a buyer goes on with a code that is saved on this device, and what the button there is called. */
export function nextPlace(opens: boolean, list: CarriedList | undefined): { path: string; label: string } {
  if (!opens) return { path: paths.access, label: 'See the state of my order' }
  return list
    ? { path: checklistPath(list.id), label: `Start with ${list.title}` }
    : { path: paths.access, label: 'Open my checklists' }
}

interface WhatNowProps {
  order: KnownOrder
  list: CarriedList | undefined
  /** The code is saved on this device. */
  isSaved: boolean
}

/** What the code of an order opens now, and the way there. */
export function WhatNow({ order, list, isSaved }: WhatNowProps) {
  const formats = useFormats()
  const now = useNow(60_000)
  if (!now) return null
  const next = nextPlace(opensAt(now, order), list)
  return (
    <>
      {order.status !== 'unknown' && <p className="max-w-reading">{whatOpens(now, order, formats)}</p>}
      {isSaved && (
        <ButtonLink href={next.path} variant="primary" className="mt-4">
          {next.label}
        </ButtonLink>
      )}
    </>
  )
}

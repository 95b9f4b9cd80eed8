import type { Checklist, Item } from '../../checklists/checklist.ts'
import { stopWorkLine, stopWorkShort, stopWorkTitle } from '../../checklists/checklist-words.ts'
import type { Job } from '../../content/job-fit.ts'
import { Badge } from '../../ui/badge.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { stopWorkOf } from '../model/fitted-items.ts'

interface StopWorkProps {
  checklist: Checklist
  items: Item[]
  job: Job
  /** The address of an item. */
  hrefOf: (item: Item) => string
  folded?: boolean
}

/** The reasons to stop the work or the payment. They are public, also where their item is not. */
export function StopWork({ checklist, items, job, hrefOf, folded }: StopWorkProps) {
  const reasons = stopWorkOf(checklist, job)
  if (reasons.length === 0) return null
  return (
    <FoldCard title={folded ? stopWorkShort : stopWorkTitle} folded={folded} tone="strong">
      {folded && <p className="font-semibold">{stopWorkTitle}</p>}
      <ol className="mt-2 list-decimal space-y-2 ps-6">
        {reasons.map((one) => {
          const { label, text } = stopWorkLine(one)
          const item = items[one.item - 1]
          return (
            <li key={text}>
              {item ? <TextLink href={hrefOf(item)}>{text}</TextLink> : text} <Badge>{label}</Badge>
            </li>
          )
        })}
      </ol>
    </FoldCard>
  )
}

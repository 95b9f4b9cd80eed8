import type { Checklist, Item } from '../../checklists/checklist.ts'
import { stopWorkShort, stopWorkTitle } from '../../checklists/checklist-words.ts'
import type { Job } from '../../content/job-fit.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { stopWorkOf } from '../model/fitted-items.ts'

interface StopWorkProps {
  checklist: Checklist
  items: Item[]
  job: Job
  /** The address of an item. */
  hrefOf: (item: Item) => string
}

/** What should stop the work or the payment: how each fails, and why it matters. They are public, also where their item is not. */
export function StopWork({ checklist, items, job, hrefOf }: StopWorkProps) {
  const reasons = stopWorkOf(checklist, job)
  if (reasons.length === 0) return null
  return (
    <FoldCard title={`${stopWorkShort} (${reasons.length})`} folded>
      <p className="font-semibold">{stopWorkTitle}</p>
      <ol className="mt-2 list-decimal space-y-2 ps-6">
        {reasons.map(({ item, fails, why }) => {
          const open = items[item - 1]
          return (
            <li key={why}>
              <strong>{open ? <TextLink href={hrefOf(open)}>{fails}</TextLink> : fails}</strong> {why}{' '}
              <span className="text-sm whitespace-nowrap text-quiet">Item {item}</span>
            </li>
          )
        })}
      </ol>
    </FoldCard>
  )
}

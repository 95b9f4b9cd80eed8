import { difficultyLabels } from '../../checklists/card-words.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { itemDone } from '../../checklists/checklist-words.ts'
import { contractRiderPath } from '../../content/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Day } from '../../ui/day.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What it is about, how long it takes, and when it was looked at last. */
export function ChecklistFacts({ checklist }: { checklist: Checklist }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{checklist.category.toUpperCase()}</Badge>
        <Badge>{checklist.estimatedTime} minutes</Badge>
        <Badge>{difficultyLabels[checklist.difficultyLevel]}</Badge>
        <Badge>{checklist.pointCount} check points</Badge>
      </div>
      <p className="mt-3 text-sm text-quiet">
        Last reviewed <Day date={checklist.reviewed} />
      </p>
    </>
  )
}

interface ChecklistAboutProps {
  checklist: Checklist
  folded: boolean
  className?: string
}

/** How the list is meant; folded, with what its head says to visitors. */
export function ChecklistAbout({ checklist, folded, className }: ChecklistAboutProps) {
  return (
    <FoldCard title="How to use it" folded={folded} tone="sunken" className={className}>
      {folded && (
        <div className="mb-4">
          <p className="mb-3">{checklist.description}</p>
          <ChecklistFacts checklist={checklist} />
        </div>
      )}
      <ol className="mt-2 list-decimal space-y-1 ps-6">
        <li>Follow the order: each item names the last moment when it can be seen.</li>
        <li>Look, read the label or ask, and compare with “Good”.</li>
        <li>“What to say” has the sentence, in English and in Spanish.</li>
        <li>Answer, note and photograph. It all stays on this device.</li>
      </ol>
      {folded && <p className="mt-3">{itemDone}</p>}
      <p className="mt-3">
        Not signed yet? Add the <TextLink href={contractRiderPath(checklist.id)}>contract rider</TextLink>: when the
        work stops for your photo, and what you hold before you pay. Free, in English and Spanish.
      </p>
    </FoldCard>
  )
}

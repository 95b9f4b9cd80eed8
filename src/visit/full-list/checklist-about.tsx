import { difficultyLabels } from '../../checklists/card-words.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { itemDone } from '../../checklists/checklist-words.ts'
import { equipmentTradeIds } from '../../content/equipment/equipment-trade-ids.ts'
import { contractRiderPath, equipmentTradePath } from '../../content/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Day } from '../../ui/day.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Its trade, how long it is, and how hard. */
export const ChecklistFacts = ({ checklist }: { checklist: Checklist }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
    <Badge>{checklist.category.toUpperCase()}</Badge>
    <span>{checklist.pointCount} checks</span>
    <span>{checklist.estimatedTime} minutes</span>
    <span>{difficultyLabels[checklist.difficultyLevel]}</span>
  </p>
)

/** What the list is about and how it is meant. */
export const ChecklistAbout = ({ checklist }: { checklist: Checklist }) => (
  <FoldCard title="How to use it" folded>
    <p className="mb-3">{checklist.description}</p>
    <ChecklistFacts checklist={checklist} />
    <p className="mt-2 text-sm text-quiet">
      Last reviewed <Day date={checklist.reviewed} />
    </p>
    <ol className="mt-3 list-decimal space-y-1 ps-6">
      <li>Follow the order: each item names the last moment when it can be seen.</li>
      <li>Press the name of a check to see how it is done.</li>
      <li>Look, read the label or ask, and compare with “Good”.</li>
      <li>“What to say” has the sentence, in English and in Spanish.</li>
      <li>Answer, note and photograph. It all stays on this device.</li>
    </ol>
    <p className="mt-3">{itemDone}</p>
    {equipmentTradeIds.some((id) => id === checklist.id) && (
      <p className="mt-3">
        Choosing equipment? Read{' '}
        <TextLink href={equipmentTradePath(checklist.id)}>which lines we would accept</TextLink>.
      </p>
    )}
    <p className="mt-3">
      Not signed yet? Add the <TextLink href={contractRiderPath(checklist.id)}>contract rider</TextLink>: when the work
      stops for your photo, and what you hold before you pay. Free, in English and Spanish.
    </p>
  </FoldCard>
)

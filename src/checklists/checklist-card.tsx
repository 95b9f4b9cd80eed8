import { checklistPath } from '../content/paths.ts'
import { LinkCard } from '../ui/card.tsx'
import type { ChecklistCard as Card } from './checklist-calls.ts'
import { difficultyLabels } from './checklist-words.ts'
import { TradePicture } from './trade-picture.tsx'

/** One checklist of the catalogue, as a way in. */
export function ChecklistCard({ checklist, level = 3 }: { checklist: Card; level?: 2 | 3 }) {
  return (
    <LinkCard
      as="li"
      href={checklistPath(checklist.id)}
      title={checklist.title}
      label={checklist.category.toUpperCase()}
      picture={<TradePicture category={checklist.category} />}
      action={`See ${checklist.freeItemCount} items free`}
      level={level}
    >
      <p className="mb-3 max-sm:hidden">{checklist.description}</p>
      <p className="text-sm tabular-nums">
        {checklist.pointCount} points · {checklist.estimatedTime} min · {difficultyLabels[checklist.difficultyLevel]}
      </p>
    </LinkCard>
  )
}

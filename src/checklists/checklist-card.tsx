import { checklistIds } from '../content/checklist-ids.ts'
import { checklistPath } from '../content/paths.ts'
import { Badge } from '../ui/badge.tsx'
import { LinkCard } from '../ui/card.tsx'
import { bulletsOfAnyTrade, difficultyLabels, jobNames } from './card-words.ts'
import type { ChecklistCard as Card } from './checklist-calls.ts'
import { TradePicture } from './trade-picture.tsx'

interface ChecklistCardProps {
  checklist: Card
  level?: 2 | 3
  /** The code on this device has it open. */
  isStarted?: boolean
}

/** One checklist of the catalogue, as a way in. */
export function ChecklistCard({ checklist, level = 3, isStarted = false }: ChecklistCardProps) {
  const isKnown = isKnownTrade(checklist.category)
  return (
    <LinkCard
      as="li"
      href={checklistPath(checklist.id)}
      title={checklist.title}
      label={
        // The title of a known trade names it.
        (isStarted || !isKnown) && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {!isKnown && checklist.category.toUpperCase()}
            {isStarted && <Badge tone="pass">Started with your code</Badge>}
          </span>
        )
      }
      picture={<TradePicture category={checklist.category} />}
      action={isStarted ? `Open all ${checklist.itemCount} items` : `See ${checklist.freeItemCount} items free`}
      level={level}
    >
      <p className="mb-3 max-sm:hidden">{checklist.description}</p>
      {!isKnown && (
        <ul className="mb-3 list-disc ps-6">
          {bulletsOfAnyTrade.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
      <p className="mb-2 text-sm text-ink">{jobNames(checklist.jobs)}</p>
      <p className="text-sm tabular-nums">
        {checklist.pointCount} checks, {checklist.estimatedTime} min, {difficultyLabels[checklist.difficultyLevel]}
      </p>
    </LinkCard>
  )
}

const isKnownTrade = (category: string): boolean => checklistIds.some((id) => id === category)

import type { CheckPoint, Item } from '../../checklists/checklist.ts'
import { tonightWhy } from '../../checklists/checklist-words.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { FittedItem } from '../model/fitted-items.ts'
import { checksWords } from '../model/visit-words.ts'

interface TonightProps {
  fitted: FittedItem[]
  className?: string
  /** The address of a point. */
  hrefOf: (at: { item: Item; point: CheckPoint }) => string
}

/** The checks to do the evening before the work begins, from all items. */
export function Tonight({ fitted, className, hrefOf }: TonightProps) {
  const checks = fitted.flatMap(({ item, number, points }) =>
    points.filter(({ tonight }) => tonight).map((point) => ({ item, point, number })),
  )
  if (checks.length === 0) return null
  return (
    <FoldCard title={`Tonight: ${checksWords(checks.length)}`} folded className={className} onScreenOnly>
      <p className="mb-2">{tonightWhy}</p>
      <ul className="grid list-disc grid-cols-1 gap-2 ps-6">
        {checks.map(({ item, point, number }) => (
          <li key={point.id}>
            <TextLink href={hrefOf({ item, point })}>{point.name.en}</TextLink>{' '}
            <span className="text-sm whitespace-nowrap text-quiet">Item {number}</span>
          </li>
        ))}
      </ul>
    </FoldCard>
  )
}

import { Badge } from '../ui/badge.tsx'
import { Day } from '../ui/day.tsx'
import { FoldRow, FoldRows } from '../ui/fold-row.tsx'
import type { EquipmentCategory } from './guide.ts'

/** A model with a public record is no poorer than its brand: only a kind of product is called lesser grade. */
const groups = [
  {
    basis: 'public-record',
    name: 'On record: check yours',
    ground: 'Public record',
  },
  {
    basis: 'product-type',
    name: 'Lesser grade, of any maker',
    ground: 'Product type',
  },
] as const

/** What to look twice at: what it is stands open, its reason and its ground behind it. */
export function LesserGrade({ entries }: { entries: EquipmentCategory['lesserGrade'] }) {
  return groups.map(({ basis, name, ground }) => (
    <Group key={basis} name={name} ground={ground} entries={entries.filter((one) => one.basis === basis)} />
  ))
}

interface GroupProps {
  name: string
  ground: string
  entries: EquipmentCategory['lesserGrade']
}

function Group({ name, ground: kind, entries }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <div className="mt-4 first:mt-0">
      <h3 className="mb-2">
        <Badge tone="caution">{name}</Badge>
      </h3>
      <FoldRows>
        {entries.map(({ brand, model, reason, ground, date }) => (
          <FoldRow
            key={brand + model}
            title={
              <>
                <strong>{brand}:</strong> {model}
              </>
            }
          >
            <p>{reason}</p>
            <p className="mt-2">
              <strong>{kind}:</strong> {ground}{' '}
              <span className="block text-sm text-quiet">
                Checked <Day date={date} />
              </span>
            </p>
          </FoldRow>
        ))}
      </FoldRows>
    </div>
  )
}

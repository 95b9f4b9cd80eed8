import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Day } from '../ui/day.tsx'
import { Table } from '../ui/table.tsx'
import type { EquipmentCategory } from './guide.ts'

const everything = 'all'

/**
 * The categories, all or one. The choice is a matter of style alone, so it works before the script arrives and without
 * any, and a link to one category always finds it there.
 */
export function BrandCategories({ categories }: { categories: EquipmentCategory[] }) {
  return (
    <div className="group/brands">
      <fieldset data-screen-only="">
        <legend className="mb-2 font-bold">Show</legend>
        <div className="flex flex-wrap gap-2">
          <CategoryChoice value={everything} label="All categories" isFirst />
          {categories.map(({ id, name }) => (
            <CategoryChoice key={id} value={id} label={name} />
          ))}
        </div>
      </fieldset>
      {categories.map((category) => (
        <div key={category.id} className={hiddenForOthers[category.id]}>
          <Category category={category} />
        </div>
      ))}
    </div>
  )
}

/** Spelled out, because the stylesheet is made from what the source says. An unknown category is always shown. */
const hiddenForOthers: Record<string, string> = {
  'plumbing-fixtures-valves':
    'group-has-[input:checked:not([value=all],[value=plumbing-fixtures-valves])]/brands:hidden',
  'hvac-equipment': 'group-has-[input:checked:not([value=all],[value=hvac-equipment])]/brands:hidden',
  'electrical-components': 'group-has-[input:checked:not([value=all],[value=electrical-components])]/brands:hidden',
  'pool-equipment': 'group-has-[input:checked:not([value=all],[value=pool-equipment])]/brands:hidden',
  'water-heaters': 'group-has-[input:checked:not([value=all],[value=water-heaters])]/brands:hidden',
}

function CategoryChoice({ value, label, isFirst = false }: { value: string; label: string; isFirst?: boolean }) {
  return (
    <label className="inline-flex min-h-target items-center gap-2 rounded-control border-2 border-outline bg-card px-3 font-semibold hover:border-ink has-checked:border-link has-checked:bg-info-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
      <input type="radio" name="category" value={value} defaultChecked={isFirst} className="choice outline-none" />
      {label}
    </label>
  )
}

/** Folded on a phone, these tables are long: their words get more of the width than their labels. */
const narrowLabels = '[&_td]:grid-cols-[5.5rem_1fr]'

function Category({ category: { id, name, life, approved, lesserGrade } }: { category: EquipmentCategory }) {
  // One day for all is said once.
  const [checked, ...otherDays] = new Set(approved.map(({ date }) => date))
  const sameDay = otherDays.length === 0 ? checked : undefined
  return (
    // Longer than a sheet of paper may keep together.
    <Card as="section" className="mt-8" id={id} aria-labelledby={`${id}-title`} data-card={undefined}>
      <h3 id={`${id}-title`} className="text-xl">
        {name}
      </h3>
      <p className="mt-2 max-w-reading text-quiet">{life}</p>
      <Table
        className={`mt-6 ${narrowLabels}`}
        caption={
          <>
            <Badge tone="pass">Approved: lines we would accept</Badge>
            {sameDay && (
              <span className="ms-3 text-sm font-normal text-quiet">
                Checked <Day date={sameDay} />
              </span>
            )}
          </>
        }
        columns={[
          { header: 'Brand and model', cell: (entry) => <Named {...entry} /> },
          { header: 'Rating to look for', cell: ({ rating }) => rating },
          { header: 'Warranty', cell: ({ warranty }) => warranty },
          {
            header: 'Why it is here',
            cell: ({ ground, date }) => (sameDay ? ground : <Ground ground={ground} date={date} />),
          },
        ]}
        rows={approved}
        rowKey={({ brand, model }) => brand + model}
      />
      <Table
        className={`mt-10 ${narrowLabels}`}
        caption={<Badge tone="caution">Lesser grade: look twice</Badge>}
        columns={[
          { header: 'Brand or type, and model', cell: (entry) => <Named {...entry} /> },
          { header: 'Reason', cell: ({ reason }) => reason },
          {
            header: 'Ground',
            cell: ({ basis, ground, date }) => (
              <>
                <Badge>{basis === 'public-record' ? 'Public record' : 'Product type'}</Badge>
                <div className="mt-1">
                  <Ground ground={ground} date={date} />
                </div>
              </>
            ),
          },
        ]}
        rows={lesserGrade}
        rowKey={({ brand, model }) => brand + model}
      />
    </Card>
  )
}

function Named({ brand, model }: { brand: string; model: string }) {
  return (
    <>
      {brand}
      <span className="block text-base font-normal">{model}</span>
    </>
  )
}

function Ground({ ground, date }: { ground: string; date: string }) {
  return (
    <>
      {ground}{' '}
      <span className="block text-sm text-quiet">
        Checked <Day date={date} />
      </span>
    </>
  )
}

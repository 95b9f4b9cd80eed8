import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Day } from '../ui/day.tsx'
import { OneAtATime } from '../ui/one-at-a-time.tsx'
import { Table } from '../ui/table.tsx'
import type { EquipmentCategory } from './guide.ts'

/** The categories, one or all. */
export function BrandCategories({ categories }: { categories: EquipmentCategory[] }) {
  return (
    <OneAtATime
      name="category"
      allLabel="All categories"
      sheets={categories.map((category) => ({ title: category.name, content: <Category category={category} /> }))}
    />
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
    <Card as="section" id={id} aria-labelledby={`${id}-title`} data-card={undefined}>
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
      {lesserGradeSheets.map(({ basis, caption, note }) => (
        <LesserGrade
          key={basis}
          caption={caption}
          note={note}
          entries={lesserGrade.filter((entry) => entry.basis === basis)}
        />
      ))}
    </Card>
  )
}

/** A model with a public record is no poorer than its brand: only a kind of product is called lesser grade. */
const lesserGradeSheets = [
  {
    basis: 'public-record',
    caption: 'On record: check yours',
    note: 'A recall, a court record or a rule names these models. It says nothing about the rest of a brand.',
  },
  { basis: 'product-type', caption: 'Lesser grade: look twice', note: 'Kinds of product, of any maker.' },
] as const

interface LesserGradeProps {
  caption: string
  note: string
  entries: EquipmentCategory['lesserGrade']
}

function LesserGrade({ caption, note, entries }: LesserGradeProps) {
  if (entries.length === 0) return null
  return (
    <Table
      className={`mt-10 ${narrowLabels}`}
      caption={
        <>
          <Badge tone="caution">{caption}</Badge>
          <span className="ms-3 text-sm font-normal text-quiet">{note}</span>
        </>
      }
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
      rows={entries}
      rowKey={({ brand, model }) => brand + model}
    />
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

import { Badge } from '../ui/badge.tsx'
import { Table } from '../ui/table.tsx'
import type { Ranking } from './guide.ts'
import { Stars } from './stars.tsx'

/** What the stars mean: each is one criterion, and nothing else. */
export function Criteria({ criteria }: { criteria: Ranking['criteria'] }) {
  return (
    <div className="mt-4 max-w-reading border-s-2 border-ink ps-5">
      <h3 className="font-bold">One star for each of these</h3>
      <ul className="mt-1 list-disc ps-6">
        {criteria.map((criterion) => (
          <li key={criterion} className="mt-1 ps-1">
            {criterion}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The ranking of a trade whose table is made of its category: every line with its stars, also those that are not in the table. */
export function RankingSheet({
  ranking: { title, intro, criteria, criterionNames, entries },
  note,
}: {
  ranking: Ranking
  note: string
}) {
  return (
    <>
      <p className="max-w-reading">
        {intro} {note}
      </p>
      <Criteria criteria={criteria} />
      <Table
        className="mt-6"
        isDense
        caption={`${title}: stars by criteria`}
        hideCaption
        columns={[
          {
            header: 'Brand and line',
            cell: ({ brand, line, kind }) => (
              <>
                {brand}
                <span className="block text-base font-normal">{line}</span>
                {kind === 'product-type' && <Badge className="mt-1">Product type</Badge>}
              </>
            ),
          },
          { header: 'Stars', cell: ({ meets }) => <Stars meets={meets} criteria={criterionNames} /> },
          { header: 'Note', cell: ({ note }) => note },
        ]}
        rows={entries}
        rowKey={({ brand, line }) => brand + line}
      />
    </>
  )
}

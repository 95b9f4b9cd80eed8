import { Badge } from '../ui/badge.tsx'
import { OneAtATime } from '../ui/one-at-a-time.tsx'
import { Table } from '../ui/table.tsx'
import type { Ranking } from './guide.ts'
import { Stars } from './stars.tsx'

/** Each ranking with its criteria first: a star means one of them, and nothing else. */
export function Rankings({ rankings }: { rankings: Ranking[] }) {
  return (
    <OneAtATime
      name="ranking"
      allLabel="All rankings"
      sheets={rankings.map((ranking) => ({ title: ranking.title, content: <RankingSheet ranking={ranking} /> }))}
    />
  )
}

function RankingSheet({ ranking: { id, title, intro, criteria, entries } }: { ranking: Ranking }) {
  return (
    <section id={`ranking-${id}`} aria-labelledby={`ranking-${id}-title`}>
      <h3 id={`ranking-${id}-title`} className="text-xl">
        {title}
      </h3>
      <p className="mt-2 max-w-reading text-quiet">{intro}</p>
      <div className="mt-5 max-w-reading border-s-2 border-ink ps-5">
        <h4 className="font-bold">One star for each of these</h4>
        <ol className="mt-1 list-decimal ps-6">
          {criteria.map((criterion) => (
            <li key={criterion} className="mt-1 ps-1">
              {criterion}
            </li>
          ))}
        </ol>
      </div>
      <Table
        className="mt-6 [&_td]:grid-cols-[5.5rem_1fr]"
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
          { header: 'Stars', cell: ({ meets }) => <Stars meets={meets} criteria={criteria.length} /> },
          { header: 'Note', cell: ({ note }) => note },
        ]}
        rows={entries}
        rowKey={({ brand, line }) => brand + line}
      />
    </section>
  )
}

import { Badge } from '../ui/badge.tsx'
import { OneAtATime } from '../ui/one-at-a-time.tsx'
import { Table } from '../ui/table.tsx'
import type { Ranking } from './guide.ts'

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

const outline = 'M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3-5.8 3 1.1-6.5L2.6 9.6l6.5-.9z'

/** The stars to look at, and the same in words that name the criteria. */
function Stars({ meets, criteria }: { meets: readonly number[]; criteria: number }) {
  return (
    <>
      <span className="flex gap-0.5">
        {Array.from({ length: criteria }, (_, place) => (
          <svg
            key={String(place)}
            aria-hidden="true"
            viewBox="0 0 24 24"
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={`size-5 ${place < meets.length ? 'fill-ink stroke-ink' : 'fill-card stroke-outline'}`}
          >
            <path d={outline} />
          </svg>
        ))}
      </span>
      <span className="text-sm">{starWords(meets, criteria)}</span>
    </>
  )
}

/** "4 of 5: meets 1, 2, 3 and 5; 4 is not confirmed". The numbers are the places of the criteria, from 1. */
export function starWords(meets: readonly number[], criteria: number): string {
  const missing = Array.from({ length: criteria }, (_, place) => place + 1).filter((place) => !meets.includes(place))
  const score = `${meets.length} of ${criteria}`
  if (missing.length === 0) return `${score}: meets all of them`
  if (meets.length === 0) return `${score}: meets none of them`
  return `${score}: meets ${listed(meets)}; ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not confirmed`
}

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

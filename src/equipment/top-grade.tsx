import { ClaimStats } from '../shell/claims.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import type { Guide } from './guide.ts'

/** The marks of good equipment, and how long good equipment lasts here. */
export function TopGrade({ guide }: { guide: Guide }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_20rem]">
      {/* Longer than a sheet of paper may keep together. */}
      <Card data-card={undefined}>
        <ol className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
          {guide.topGrade.map(({ title, text }, place) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="form-label w-5 shrink-0 pt-1">
                {place + 1}
              </span>
              <div>
                <CardTitle>{title}</CardTitle>
                <p className="mt-1 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <div>
        <ClaimStats ids={['equipment-life', 'heat-rating']} />
        <h3 className="mt-8 font-bold">How long things usually last in Phoenix</h3>
        <dl className="mt-2 text-sm">
          {guide.expectedLife.map(({ what, years }) => (
            <div key={what} className="flex justify-between gap-4 border-t border-hairline py-1.5">
              <dt>{what}</dt>
              <dd className="shrink-0 text-end font-semibold">{years}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

import { ClaimStats } from '../shell/claims.tsx'
import { FoldRow, FoldRows } from '../ui/fold-row.tsx'
import type { Guide } from './guide.ts'

/** The marks of good equipment, and how long good equipment lasts here. */
export function TopGrade({ guide }: { guide: Guide }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_20rem]">
      <FoldRows ordered>
        {guide.topGrade.map(({ title, text }, place) => (
          <FoldRow key={title} title={<strong>{`${place + 1}. ${title}`}</strong>}>
            {text}
          </FoldRow>
        ))}
      </FoldRows>
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

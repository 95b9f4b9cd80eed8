import type { Step } from '../model/steps.ts'
import type { Bid } from './bid-gaps.ts'
import { gapWords, priceNote, saidWords } from './bids-words.ts'

/** The same at one look: a row for each check, a column for each bid. */
export function BidsTable({ bids, checks }: { bids: readonly Bid[]; checks: readonly Step[] }) {
  const cell = 'border-t border-hairline py-2 pe-2 text-start align-top wrap-anywhere hyphens-auto'
  return (
    <>
      <table className="mt-2 w-full table-fixed text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-[38%] text-start">
              Check
            </th>
            {bids.map(({ id, name }) => (
              <th key={id} scope="col" className="pe-2 text-start align-bottom wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map(({ number, point }) => (
            <tr key={point.id}>
              <th scope="row" className={`${cell} font-normal`}>
                {number} {point.name.en}
              </th>
              {bids.map(({ id, said }) => (
                <td key={id} className={`${cell} ${colours[said.get(point.id) ?? 'open']}`}>
                  {saidWords(said.get(point.id))}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={cell}>
              Missing
            </th>
            {bids.map((bid) => (
              <td key={bid.id} className={`${cell} font-semibold`}>
                {gapWords(bid, checks)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={cell}>
              Price
            </th>
            {bids.map(({ id, price }) => (
              <td key={id} className={cell}>
                {price || 'Names none'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="mt-2">{priceNote}</p>
    </>
  )
}

const colours = { has: 'text-pass', lacks: 'font-semibold text-problem', unsaid: 'font-semibold', open: 'text-quiet' }

import type { WaitingRow } from '../current-rows-store.server.ts'
import { exactMoney } from '../operator-formats.ts'
import type { RowState } from '../statement/row.ts'
import { stateWords } from '../statement/statement-words.ts'
import type { WaitingSum } from '../waiting-rows-store.server.ts'
import { FormToken } from './frame.server.tsx'
import { PageLinks } from './page-links.server.tsx'
import { CommentField, type OpenOrders, type RefusedRow, RowToDecide } from './row-to-decide.server.tsx'

/** One page of the rows that wait for a decision, of all states or of one. */
export interface WaitingListParts {
  waiting: WaitingRow[]
  /** How many wait in each state. */
  byState: { state: RowState; rows: number }[]
  /** The only state that is shown; `undefined` shows all. */
  show: RowState | undefined
  /** From 1. */
  page: number
  pages: number
  sum: WaitingSum
  /** The prices of the plans, in cents. */
  priceCents: readonly number[]
  /** The bank's words for a row by its checksum, while its file is in memory. */
  wordsOf: (checksum: string) => string | undefined
  openOrders: OpenOrders
  formToken: string
  refused?: RefusedRow
}

/** The money that waits, each row with its form. */
export function WaitingList({ waiting, byState, page, pages, sum, ...list }: WaitingListParts) {
  const { show, priceCents, formToken, refused } = list
  const others = waiting.filter(({ state, cents }) => state === 'no-match' && !priceCents.includes(cents))
  return (
    <section className="card" aria-labelledby="waiting">
      <div className="head">
        <h2 id="waiting">Money that waits for you</h2>
        {sum.rows > 0 && (
          <span className="badge waits">
            {sum.rows === 1 ? 'One row' : `${sum.rows} rows`}, {exactMoney(sum.cents)}
          </span>
        )}
        {sum.backRows > 0 && (
          <span className="badge bad">
            {sum.backRows} went back, {exactMoney(-sum.backCents)}
          </span>
        )}
      </div>
      {byState.length > 1 && <States byState={byState} show={show} />}
      {others.length > 1 && (
        <DismissAll rows={others} show={show} page={page} formToken={formToken} refused={refused} />
      )}
      {waiting.length === 0 ? (
        <p className="quiet">Nothing waits.</p>
      ) : (
        <ul className="rows">
          {waiting.map((row) => (
            <RowToDecide
              key={row.checksum}
              row={row}
              words={list.wordsOf(row.checksum)}
              open={list.openOrders.get(row.cents)}
              formToken={formToken}
              refused={refused?.checksum === row.checksum ? refused : undefined}
            >
              <ListPlace show={show} page={page} />
            </RowToDecide>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} addressOf={(number) => addressOf(show, number)} />
    </section>
  )
}

const addressOf = (show: RowState | undefined, page = 1): string => {
  const query = new URLSearchParams({ ...(show && { show }), ...(page > 1 && { page: String(page) }) })
  return `/operator/statements${query.size === 0 ? '' : `?${query}`}#waiting`
}

const States = ({ byState, show }: Pick<WaitingListParts, 'byState' | 'show'>) => (
  <nav aria-label="Which rows">
    <ul className="chips">
      <li>
        <a href={addressOf(undefined)} aria-current={show === undefined ? 'true' : undefined}>
          All
        </a>
      </li>
      {byState.map(({ state, rows }) => (
        <li key={state}>
          <a href={addressOf(state)} aria-current={show === state ? 'true' : undefined}>
            {capitalized(stateWords[state])} ({rows})
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const capitalized = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

type Place = Pick<WaitingListParts, 'show' | 'page'>

/** Hidden fields with the place in the list, to which the answer to a form returns. */
export const ListPlace = ({ show, page }: Place) => (
  <>
    <input type="hidden" name="show" value={show ?? ''} />
    <input type="hidden" name="page" value={page} />
  </>
)

/** In place of a checksum: the form that dismisses all rows of a page without an order. */
export const allUnmatched = 'no-match'

interface DismissAllParts extends Place {
  rows: readonly WaitingRow[]
  formToken: string
  refused?: RefusedRow | undefined
}

/** Deposits of other business come in dozens. Those that equal the price of a plan are left out: they may be a buyer's. */
function DismissAll({ rows, show, page, formToken, refused }: DismissAllParts) {
  const ownRefused = refused?.checksum === allUnmatched ? refused : undefined
  return (
    <details open={ownRefused !== undefined}>
      <summary>Dismiss the {rows.length} rows on this page that name no order and are no plan’s price</summary>
      <form method="post" action="/operator/statements/dismiss">
        <p>
          Money of other business in the same account. What comes to a plan’s price may be a buyer’s who left the
          reference out, and stays. For 24 hours each can be taken back below.
        </p>
        <FormToken value={formToken} />
        <input type="hidden" name="rows" value={rows.map(({ checksum }) => checksum).join(' ')} />
        <ListPlace show={show} page={page} />
        <CommentField id="all" refused={ownRefused} />
        <button type="submit">Dismiss these {rows.length} rows</button>
      </form>
    </details>
  )
}

import type { WaitingRow } from '../current-rows-store.server.ts'
import { dayInWords, exactMoney, phoenixMinute } from '../operator-formats.ts'
import type { RowState } from '../statement/row.ts'
import { mostStatementMegabytes } from '../statement/statement-text.ts'
import { stateWords } from '../statement/statement-words.ts'
import type { UnfinishedImport } from '../statement-store.server.ts'
import type { WaitingSum } from '../waiting-rows-store.server.ts'
import { drawPage, FormToken, type Frame, type Refused } from './frame.server.tsx'
import { OrderLink } from './order-rows.server.tsx'
import { PageLinks } from './page-links.server.tsx'
import { Candidates, CommentField, type OpenOrders, RowToDecide } from './row-to-decide.server.tsx'

interface StatementsPage {
  waiting: WaitingRow[]
  /** How many wait in each state. */
  byState: { state: RowState; rows: number }[]
  /** The only state that is shown. */
  show: RowState | undefined
  page: number
  pages: number
  sum: WaitingSum
  /** Rows whose dismissal can still be taken back. */
  dismissed: WaitingRow[]
  /** Imports that began and have not ended. */
  unfinished: UnfinishedImport[]
  /** What the plans cost. */
  priceCents: readonly number[]
  /** What the bank wrote of rows whose file was brought a short time ago, by their checksums. */
  wordsOf: (checksum: string) => string | undefined
  openOrders: OpenOrders
  formToken: string
  said?: { done: string } | { fault: string }
  /** The form that was refused, by the checksum of its row. */
  refused?: Refused & { checksum: string }
}

/** Where a bank statement is brought, and the money of earlier ones that waits for a person. */
export function drawStatements(
  frame: Frame,
  {
    waiting,
    byState,
    show,
    page,
    pages,
    sum,
    dismissed,
    unfinished,
    priceCents,
    wordsOf,
    openOrders,
    formToken,
    said,
    refused,
  }: StatementsPage,
): string {
  const place = { show, page }
  return drawPage(frame, {
    title: 'Statements',
    at: '/operator/statements',
    children: (
      <>
        <h1>Statements</h1>
        {said &&
          ('done' in said ? (
            <p className="note done" role="status">
              {said.done}
            </p>
          ) : (
            <p className="note fault" role="alert">
              {said.fault}
            </p>
          ))}
        {unfinished.map(({ file, begunAt, rows }) => (
          <p key={file} className="note caution">
            An import of {rows === 1 ? 'one row' : `${rows} rows`} began on {phoenixMinute(new Date(begunAt))} and has
            not ended. If it is not running any more, it stopped half-way: bring the same file again. Nothing counts
            twice.
          </p>
        ))}
        <section className="card" aria-labelledby="bring">
          <h2 id="bring">Bring a bank statement</h2>
          <form method="post" action="/operator/statements" encType="multipart/form-data">
            <FormToken value={formToken} />
            <div className="field">
              <label htmlFor="file">File of the bank (CSV, OFX or QFX), up to {mostStatementMegabytes} MB</label>
              <p id="file-hint">
                You see what each row would do before anything is done. Names of payers are not kept.
              </p>
              <input
                type="file"
                id="file"
                name="file"
                accept=".csv,.txt,.tsv,.ofx,.qfx,text/csv"
                required
                aria-describedby="file-hint"
              />
            </div>
            <button type="submit">Show what it would do</button>
          </form>
        </section>
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
          <Unmatched
            rows={waiting.filter(({ state, cents }) => state === 'no-match' && !priceCents.includes(cents))}
            place={place}
            formToken={formToken}
            refused={refused?.checksum === allUnmatched ? refused : undefined}
          />
          {waiting.length === 0 ? (
            <p className="quiet">Nothing waits.</p>
          ) : (
            <ul className="rows">
              {waiting.map((row) => (
                <RowToDecide
                  key={row.checksum}
                  row={row}
                  words={wordsOf(row.checksum)}
                  open={openOrders.get(row.cents)}
                  formToken={formToken}
                  refused={refused?.checksum === row.checksum ? refused : undefined}
                >
                  <Place {...place} />
                </RowToDecide>
              ))}
            </ul>
          )}
          <PageLinks page={page} pages={pages} addressOf={(number) => addressOf(show, number)} />
        </section>
        {dismissed.length > 0 && (
          <section className="card" aria-labelledby="dismissed">
            <h2 id="dismissed">Dismissed in the last 24 hours</h2>
            <ul className="rows">
              {dismissed.map((row) => (
                <Dismissed
                  key={row.checksum}
                  row={row}
                  place={place}
                  formToken={formToken}
                  refused={refused?.checksum === row.checksum ? refused : undefined}
                />
              ))}
            </ul>
          </section>
        )}
      </>
    ),
  })
}

const addressOf = (show: RowState | undefined, page = 1): string => {
  const query = new URLSearchParams({ ...(show && { show }), ...(page > 1 && { page: String(page) }) })
  return `/operator/statements${query.size === 0 ? '' : `?${query}`}#waiting`
}

const States = ({ byState, show }: Pick<StatementsPage, 'byState' | 'show'>) => (
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
            {asName(stateWords[state])} ({rows})
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const asName = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Stands for all rows of a page that name no order, where a form is told apart by its row. */
export const allUnmatched = 'no-match'

/** Where on the list a form stands: its answer is the same place. */
const Place = ({ show, page }: Pick<StatementsPage, 'show' | 'page'>) => (
  <>
    <input type="hidden" name="show" value={show ?? ''} />
    <input type="hidden" name="page" value={page} />
  </>
)

interface UnmatchedParts {
  rows: readonly WaitingRow[]
  place: Pick<StatementsPage, 'show' | 'page'>
  formToken: string
  refused: Refused | undefined
}

/** Other deposits into the same account come in dozens, and need no look each; only the price of a plan may be a buyer's. */
const Unmatched = ({ rows, place, formToken, refused }: UnmatchedParts) =>
  rows.length < 2 ? null : (
    <details open={refused !== undefined}>
      <summary>Dismiss the {rows.length} rows on this page that name no order and are no plan’s price</summary>
      <form method="post" action="/operator/statements/dismiss">
        <p>
          Money of other business in the same account. What comes to a plan’s price may be a buyer’s who left the
          reference out, and stays. For 24 hours each can be taken back below.
        </p>
        <FormToken value={formToken} />
        <input type="hidden" name="rows" value={rows.map(({ checksum }) => checksum).join(' ')} />
        <Place {...place} />
        <CommentField id="all" refused={refused} />
        <button type="submit">Dismiss these {rows.length} rows</button>
      </form>
    </details>
  )

interface RowParts {
  row: WaitingRow
  place: Pick<StatementsPage, 'show' | 'page'>
  formToken: string
  refused: Refused | undefined
}

function Dismissed({ row, place, formToken, refused }: RowParts) {
  const id = row.checksum.slice(0, 12)
  return (
    <li>
      <strong>{dayInWords(row.day)}</strong>
      <span className="end sum">{exactMoney(row.cents)}</span>
      <Candidates candidates={row.candidates} />
      <details className="wide" open={refused !== undefined}>
        <summary>Let it wait again</summary>
        <form method="post" action={`/operator/statements/rows/${row.checksum}/reconsider`}>
          <FormToken value={formToken} />
          <Place {...place} />
          <CommentField id={id} refused={refused} />
          <button type="submit">Take the dismissal back</button>
        </form>
      </details>
    </li>
  )
}

/** Money that went back for orders which count it, as the work list says it: nothing else is as urgent. */
export const Returns = ({ rows }: { rows: readonly WaitingRow[] }) => (
  <>
    {rows.map(({ checksum, day, cents, reason, candidates }) => (
      <p key={checksum} className="note fault">
        {reason === 'back-perhaps' ? (
          <>Money went back, and its row names no order. </>
        ) : (
          <>
            Money went back: order {candidates[0] && <OrderLink reference={candidates[0].reference} />}{' '}
            {reason === 'back-of-paid' ? 'is paid' : 'counts some'}.{' '}
          </>
        )}
        {exactMoney(-cents)} on {dayInWords(day)}: <a href="/operator/statements">decide on it</a>.
      </p>
    ))}
  </>
)

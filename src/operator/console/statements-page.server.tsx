import type { WaitingRow } from '../current-rows-store.server.ts'
import { dayInWords, exactMoney, phoenixMinute } from '../operator-formats.ts'
import { mostStatementMegabytes, statementFormats } from '../statement/statement-text.ts'
import type { UnfinishedImport } from '../statement-store.server.ts'
import { drawPage, FormToken, type Frame, type Message, MessageNote } from './frame.server.tsx'
import { Candidates, CommentField, type RefusedRow } from './row-to-decide.server.tsx'
import { ListPlace, WaitingList, type WaitingListParts } from './waiting-list.server.tsx'

interface StatementsPage extends WaitingListParts {
  /** Rows whose dismissal can still be taken back. */
  dismissed: WaitingRow[]
  /** Imports that began and have not ended. */
  unfinished: UnfinishedImport[]
  message?: Message
}

/** The page for uploading a bank statement, with the money of earlier ones that waits for a decision. */
export const drawStatements = (frame: Frame, { dismissed, unfinished, message, ...list }: StatementsPage): string =>
  drawPage(frame, {
    title: 'Statements',
    at: '/operator/statements',
    children: (
      <>
        <h1>Statements</h1>
        <MessageNote message={message} />
        {unfinished.map(({ file, begunAt, rows }) => (
          <p key={file} className="note caution">
            An import of {rows === 1 ? 'one row' : `${rows} rows`} began on {phoenixMinute(new Date(begunAt))} and has
            not ended. If it is not running any more, it stopped half-way: bring the same file again. Nothing counts
            twice.
          </p>
        ))}
        <UploadForm formToken={list.formToken} />
        <WaitingList {...list} />
        {dismissed.length > 0 && (
          <section className="card" aria-labelledby="dismissed">
            <h2 id="dismissed">Dismissed in the last 24 hours</h2>
            <ul className="rows">
              {dismissed.map((row) => (
                <Dismissed key={row.checksum} row={row} {...list} />
              ))}
            </ul>
          </section>
        )}
      </>
    ),
  })

const UploadForm = ({ formToken }: { formToken: string }) => (
  <section className="card" aria-labelledby="bring">
    <h2 id="bring">Bring a bank statement</h2>
    <form method="post" action="/operator/statements" encType="multipart/form-data">
      <FormToken value={formToken} />
      <div className="field">
        <label htmlFor="file">
          File of the bank ({statementFormats}), up to {mostStatementMegabytes} MB
        </label>
        <p id="file-hint">You see what each row would do before anything is done. Names of payers are not kept.</p>
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
)

interface DismissedParts extends Pick<WaitingListParts, 'show' | 'page' | 'formToken'> {
  row: WaitingRow
  refused?: RefusedRow | undefined
}

function Dismissed({ row, show, page, formToken, refused }: DismissedParts) {
  const ownRefused = refused?.checksum === row.checksum ? refused : undefined
  return (
    <li>
      <strong>{dayInWords(row.day)}</strong>
      <span className="end sum">{exactMoney(row.cents)}</span>
      <Candidates candidates={row.candidates} />
      <details className="wide" open={ownRefused !== undefined}>
        <summary>Let it wait again</summary>
        <form method="post" action={`/operator/statements/rows/${row.checksum}/reconsider`}>
          <FormToken value={formToken} />
          <ListPlace show={show} page={page} />
          <CommentField id={row.checksum.slice(0, 12)} refused={ownRefused} />
          <button type="submit">Take the dismissal back</button>
        </form>
      </details>
    </li>
  )
}

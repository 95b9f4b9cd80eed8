import { dayInWords, exactMoney } from '../operator-formats.ts'
import type { PreviewRow, StatementPreview } from '../statement/preview.server.ts'
import { previewGroups } from '../statement/preview-groups.ts'
import type { ReadColumns } from '../statement/read-statement.server.ts'
import { shortWords } from '../statement/short-words.ts'
import { reasonWords, stateWords } from '../statement/statement-words.ts'
import { isStorable } from '../statements.server.ts'
import { countsAsText } from '../statements-text.ts'
import { FormToken, type Message, MessageNote } from './frame.server.tsx'
import { Candidates, type OpenOrders, type RefusedRow, RowToDecide } from './row-to-decide.server.tsx'
import { mostCharacters } from './statement-jobs.server.ts'

/** What the preview shows besides the rows. */
export interface PreviewPage {
  /** What the plans cost. */
  priceCents: readonly number[]
  openOrders: OpenOrders
  message?: Message
  refused?: RefusedRow
}

interface PreviewParts extends PreviewPage {
  id: string
  preview: StatementPreview
  formToken: string
}

/** The most rows shown of each group; the page says how many are left out. */
const mostShown = 200

/** What an import would do: first the rows to decide, each with its form; folded the others. */
export function Preview({ id, preview, priceCents, openOrders, message, refused, formToken }: PreviewParts) {
  const action = `/operator/statements/files/${id}`
  const { needed, counted, others } = previewGroups(preview.rows, priceCents)
  const [shown, left] = [needed.slice(0, mostShown), needed.length - mostShown]
  return (
    <>
      <MessageNote message={message} />
      <section className="card" aria-labelledby="preview">
        <h2 id="preview">What it would do</h2>
        <p>
          {preview.rows.length + preview.outCount === 0
            ? 'The file has no rows.'
            : `${countsAsText(preview.counts, preview.outCount)}.`}
        </p>
        {preview.columns && <ReadSo columns={preview.columns} action={action} />}
        <Commit preview={preview} payments={counted.length} action={action} formToken={formToken} />
      </section>
      {needed.length > 0 && (
        <section className="card" aria-labelledby="needed">
          <div className="head">
            <h2 id="needed">These need you</h2>
            <span className="badge waits">{needed.length}</span>
          </div>
          <p className="quiet">Decide here, or later under Statements. A decision writes down its own row alone.</p>
          <ul className="rows">
            {shown.map((row) =>
              row.checksum !== undefined && row.reason !== 'future' ? (
                <RowToDecide
                  key={row.checksum}
                  row={row}
                  words={wordsOf(row)}
                  open={openOrders.get(row.cents)}
                  formToken={formToken}
                  refused={refused?.checksum === row.checksum ? refused : undefined}
                >
                  <input type="hidden" name="file" value={id} />
                </RowToDecide>
              ) : (
                <Row key={row.line} row={row} />
              ),
            )}
          </ul>
          {left > 0 && (
            <p>
              And {left} more. Write the rest down first: then all that need you stand under Statements, page by page.
            </p>
          )}
        </section>
      )}
      <Folded
        title={`${counted.length === 1 ? '1 payment' : `${counted.length} payments`} to write down`}
        rows={counted}
      />
      <Folded title={`${others.length === 1 ? '1 row' : `${others.length} rows`} of other business`} rows={others} />
    </>
  )
}

interface CommitParts {
  preview: StatementPreview
  payments: number
  action: string
  formToken: string
}

/** The button that imports the preview, with what it does; nothing for a file without rows. */
function Commit({ preview, payments, action, formToken }: CommitParts) {
  const waits = preview.rows.filter(isStorable).length - payments
  const known = preview.counts['already-imported']
  if (payments + waits + known === 0) return null
  const rows = (count: number) => (count === 1 ? 'row' : `${count} rows`)
  return (
    <form method="post" action={`${action}/commit`}>
      <FormToken value={formToken} />
      <p>
        Nothing is changed yet.
        {waits > 0 && ` The other ${rows(waits)} are kept, without a word of the bank, until you decide.`}
      </p>
      <button type="submit">
        {payments > 0
          ? `Write down ${payments === 1 ? '1 payment' : `${payments} payments`}`
          : waits > 0
            ? `Keep ${waits === 1 ? '1 row' : `${waits} rows`} to decide on later`
            : 'Nothing is new: finish'}
      </button>
    </form>
  )
}

/** How the columns were read: an answer for one header applies to every later file with the same. */
function ReadSo({ columns: { header, mapping }, action }: { columns: ReadColumns; action: string }) {
  const name = (at: number) => {
    const known = shortWords(header[at] ?? '', 40)
    return known === `${at + 1}` || known === '' ? `column ${at + 1}` : `“${known}”`
  }
  const { date, description, amount, dates } = mapping
  const sums =
    'signed' in amount ? [amount.signed] : [amount.credit, ...(amount.debit === undefined ? [] : [amount.debit])]
  return (
    <p className="quiet">
      Read so: day from {name(date)}, amount from {sums.map(name).join(' and ')}, words from{' '}
      {description.map(name).join(', ')}.{' '}
      {dates === undefined
        ? 'The days could be read in one way only.'
        : `The ${dates === 'day-first' ? 'day' : 'month'} stands first, as it was answered for this kind of file.`}{' '}
      <a href={`${action}?columns=ask`}>Read it differently</a>
    </p>
  )
}

const Folded = ({ title, rows }: { title: string; rows: readonly PreviewRow[] }) =>
  rows.length === 0 ? null : (
    <section className="card">
      <details>
        <summary>{title}</summary>
        <ul className="rows">
          {rows.slice(0, mostShown).map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </ul>
        {rows.length > mostShown && (
          <p className="quiet">And {rows.length - mostShown} more, each with its line in the file.</p>
        )}
      </details>
    </section>
  )

const Row = ({ row }: { row: PreviewRow }) => (
  <li>
    <span>
      {'day' in row ? <strong>{dayInWords(row.day)}</strong> : `Line ${row.line}`}{' '}
      <span className={row.state === 'matched' ? 'badge good' : 'badge waits'}>{stateWords[row.state]}</span>
    </span>
    <span className="end sum">{'cents' in row ? exactMoney(row.cents) : ''}</span>
    <span className="wide bank-words">
      {'day' in row && <span className="quiet">Line {row.line}: </span>}
      {wordsOf(row)}
    </span>
    <span className="wide quiet">{reasonWords(row.reason)}</span>
    <Candidates candidates={row.candidates} />
  </li>
)

const wordsOf = ({ description }: PreviewRow): string => shortWords(description, mostCharacters)

import type { ReactNode } from 'react'
import type { WaitingRow } from '../current-rows-store.server.ts'
import { dayInWords, exactMoney, phoenixMinute } from '../operator-formats.ts'
import { seenOf } from '../row-name.ts'
import type { Candidate } from '../statement/row.ts'
import { reasonWords, stateWords } from '../statement/statement-words.ts'
import { Field, FormToken, type Refused } from './frame.server.tsx'
import { OrderLink } from './order-rows.server.tsx'

/** A refused form, with the checksum of its row. */
export type RefusedRow = Refused & { checksum: string }

/** Open orders that money without a reference may be for, by their price in cents. */
export type OpenOrders = ReadonlyMap<number, { references: readonly string[]; hasMore: boolean }>

interface RowToDecideParts {
  row: WaitingRow
  /** The bank's words, while they are in memory. */
  words: string | undefined
  /** Open orders at this price, for a row without an order. */
  open: { references: readonly string[]; hasMore: boolean } | undefined
  formToken: string
  refused: Refused | undefined
  /** Hidden fields with the place of the form. */
  children: ReactNode
}

/** A row that waits: its money, the bank's words, and the form to decide. */
export function RowToDecide({ row, words, open, formToken, refused, children }: RowToDecideParts) {
  const id = row.checksum.slice(0, 12)
  const isBack = row.cents < 0
  const offered = row.candidates.length === 0 ? open : undefined
  return (
    <li>
      <span>
        <strong>{dayInWords(row.day)}</strong> <span className="badge waits">{stateWords[row.state]}</span>
      </span>
      <span className="end sum">{exactMoney(row.cents)}</span>
      <BankWords words={words} row={row} />
      <span className="wide">Why: {sentence(reasonWords(row.reason))}</span>
      <Candidates candidates={row.candidates} />
      {offered && (
        <span className="wide">
          Open at this price: {offered.references.length === 0 && 'no order.'}
          {offered.references.map((reference) => (
            <span key={reference}>
              <OrderLink reference={reference} />{' '}
            </span>
          ))}
          {offered.hasMore && 'and more'}
        </span>
      )}
      <details className="wide" open={refused !== undefined}>
        <summary>Decide: {row.candidates.map(({ reference }) => reference).join(', ') || 'no order found'}</summary>
        <form method="post" action={`/operator/statements/rows/${row.checksum}`}>
          <FormToken value={formToken} />
          {children}
          <input type="hidden" name="seen" value={seenOf(row)} />
          <Field
            label={isBack ? 'Of which order' : 'For which order'}
            name="orders"
            id={`orders-${id}`}
            hint={
              isBack
                ? 'A reference. Not needed to dismiss it.'
                : 'A reference. For several each with its sum, such as HQ-…=10.00 HQ-…=19.00. Not needed to dismiss it.'
            }
            value={suggestionOf(row)}
            refused={refused}
            autoComplete="off"
            maxLength={300}
          />
          <CommentField id={id} refused={refused} />
          {isBack && (
            <p className="quiet">
              Writing it down closes the order when all of its money went back, and its code opens nothing. When a part
              of the price went back, the code waits until the rest has come. What came over the price goes back without
              either.
            </p>
          )}
          <div className="chips">
            <button type="submit" name="decision" value={isBack ? 'return' : 'accept'}>
              {isBack ? 'Write down that the money went back' : 'Count it for this order'}
            </button>
            <button type="submit" name="decision" value="dismiss" className="plain">
              Dismiss: it is for no order
            </button>
          </div>
        </form>
      </details>
    </li>
  )
}

/** The bank's words, or where they stand in the file once they are dropped from memory. */
function BankWords({ words, row: { line, importedAt } }: { words: string | undefined; row: WaitingRow }) {
  if (words !== undefined && words !== '')
    return (
      <span className="wide bank-words">
        {line !== undefined && <span className="quiet">Line {line}: </span>}
        {words}
      </span>
    )
  return line === undefined || importedAt === undefined ? null : (
    <span className="wide quiet">
      The bank’s words stand in line {line} of the file that was brought {phoenixMinute(new Date(importedAt))}.
    </span>
  )
}

/** Some reasons are questions. */
const sentence = (words: string): string => (words.endsWith('?') ? words : `${words}.`)

export const CommentField = ({ id, refused }: { id: string; refused: Refused | undefined }) => (
  <Field
    label="Comment"
    name="comment"
    id={`comment-${id}`}
    hint="Why; it stays for good. No name, no bank details, no code."
    rows={2}
    required
    maxLength={500}
    refused={refused}
  />
)

/** The orders with their shares, if these add up to the row; empty otherwise. */
function suggestionOf({ cents, candidates }: WaitingRow): string {
  if (candidates.reduce((sum, { shareCents }) => sum + shareCents, 0) !== cents) return ''
  const [only, ...more] = candidates
  if (only && more.length === 0) return only.reference
  return candidates.map(({ reference, shareCents }) => `${reference}=${(shareCents / 100).toFixed(2)}`).join(' ')
}

/** The orders that a row may be for, with the spelling that was found if it differs from the reference. */
export const Candidates = ({ candidates }: { candidates: readonly Candidate[] }) => (
  <>
    {candidates.map(({ reference, found, owedCents }) => (
      <span key={reference} className="wide">
        <OrderLink reference={reference} />{' '}
        <span className="quiet">
          owes {owedCents === 0 ? 'nothing' : exactMoney(owedCents)}
          {reference.endsWith(found) ? '' : `; written ${found}`}
        </span>
      </span>
    ))}
  </>
)

import { referenceCharacters } from '../orders/reference.ts'
import type { WaitingRow } from './current-rows-store.server.ts'
import { exactMoney, phoenixMinute } from './operator-formats.ts'
import { rowName } from './row-name.ts'
import type { StatementPreview } from './statement/preview.server.ts'
import { previewGroups } from './statement/preview-groups.ts'
import type { StatementReading } from './statement/read-statement.server.ts'
import type { Candidate, RowReason, RowState } from './statement/row.ts'
import { shortWords } from './statement/short-words.ts'
import type { RowFault } from './statement/statement-rows.ts'
import { datesQuestion, reasonWords, stateWords } from './statement/statement-words.ts'
import { textTable } from './text-table.ts'

/** The part of the usage that is about bank statements. */
export const statementsUsage = `  npm run orders -- import FILE             what a bank statement (CSV, OFX, QFX) would do
      --commit         does it
      --dates month-first|day-first
      --columns "date=1,description=3+4,amount=2"
  npm run orders -- waiting                 money of statements that waits for a person, the most urgent first;
      --all            more than the first 200 rows
  npm run orders -- accept ROW [REF …]      a waiting row is for this order; for several: REF=29.00 REF=49.00;
                                            of money that went back: it is written down for this order;
                                            ROW whole, as it is listed, refuses where what
                                            an order owes has changed since
  npm run orders -- dismiss ROW             it is for no order, or has been counted otherwise
  npm run orders -- reconsider ROW          takes a dismissal back, within 24 hours`

/** The number of rows in each state, in words. */
export function countsAsText(counts: StatementPreview['counts'], outCount: number): string {
  const states = Object.keys(stateWords) as RowState[]
  const counted = states.filter((state) => counts[state] > 0).map((state) => `${counts[state]} ${stateWords[state]}`)
  const out = outCount > 0 ? `${outCount} of money that went out` : ''
  return [...counted, ...(out ? [out] : [])].join(', ') || 'no rows'
}

/** The rows of a preview that need a person, the most urgent first. Of what a payer wrote only the letters that stand for a reference are shown. */
export function previewAsText({ rows, counts, outCount }: StatementPreview): string {
  const { needed } = previewGroups(rows, [])
  const lines = needed.map((row) => [
    `${row.line}`,
    ...('day' in row ? [row.day, exactMoney(row.cents)] : ['', '']),
    stateWords[row.state],
    whyAsText(row),
  ])
  const table = lines.length > 0 ? [textTable([['Line', 'Day', 'Amount', 'State', 'Why'], ...lines])] : []
  return [`Rows: ${countsAsText(counts, outCount)}.`, ...table].join('\n')
}

/** The rows that wait for a person, each with its name, and where its file has the words that are not kept. */
export const waitingAsText = (rows: readonly WaitingRow[]): string =>
  textTable([
    ['Row', 'Day', 'Amount', 'State', 'Why'],
    ...rows.map((row) => [
      rowName(row),
      row.day,
      exactMoney(row.cents),
      stateWords[row.state],
      [whyAsText(row), ...placeAsText(row)].join('; '),
    ]),
  ])

const placeAsText = ({ line, importedAt }: WaitingRow): string[] =>
  line === undefined || importedAt === undefined
    ? []
    : [`line ${line} of the file brought ${phoenixMinute(new Date(importedAt))}`]

/** What to answer, and how, when a file cannot be read without. */
export function questionAsText(question: Exclude<StatementReading, { kind: 'read' }>): string {
  if (question.kind === 'fault') return question.sentence
  if (question.kind === 'ask-dates') return `${datesQuestion(question)}\nSay --dates month-first or --dates day-first.`
  const rows = [question.header, ...question.sample.slice(0, 2)]
  const columns = question.header.map((_, at) => [`${at + 1}`, ...rows.map((row) => shortWords(row[at] ?? '', 40))])
  return [
    ...(question.fault === undefined ? ['Which columns are which cannot be told from the header.'] : [question.fault]),
    textTable([['Column', 'Header', 'First row', 'Second row'], ...columns]),
    'Say for example --columns "date=1,description=3+4,amount=2", or credit=…,debit=… in place of amount; names work too.',
  ].join('\n')
}

function whyAsText({ reason, candidates }: { reason: RowReason | RowFault; candidates: readonly Candidate[] }): string {
  const orders = candidates.map(({ reference, found, owedCents }) => {
    const seen = reference.slice(-referenceCharacters) === found ? '' : `, written ${found}`
    return `${reference}${seen}, owes ${exactMoney(owedCents)}`
  })
  return [reasonWords(reason), ...orders].join('; ')
}

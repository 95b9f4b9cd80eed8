import { readReference } from '../orders/reference.ts'
import { type CommandResult, failed, readArguments, succeeded } from './command-line.server.ts'
import type { WaitingRow } from './current-rows-store.server.ts'
import { exactMoney } from './operator-formats.ts'
import { readRowName } from './row-name.ts'
import { readColumns, sharesOf } from './statement/answers.ts'
import type { Answers } from './statement/read-statement.server.ts'
import { countedPerhapsInWords, isRefundDoubt, refundDoubtInWords } from './statement/statement-words.ts'
import type { Statements } from './statements.server.ts'
import { countsAsText, previewAsText, questionAsText, statementsUsage, waitingAsText } from './statements-text.ts'

const verbs = ['import', 'waiting', 'accept', 'dismiss', 'reconsider'] as const

/** Whether these arguments are about bank statements. */
export const isAboutStatements = ([verb]: readonly string[]): boolean => verbs.some((one) => one === verb)

/** Does one command on bank statements. `read` gives the bytes of a file, `undefined` when there is none to read. */
export async function runStatementsCommand(
  statements: Statements,
  args: string[],
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<CommandResult> {
  const given = readArguments(args, options)
  if (!given) return misunderstood()
  const { verb, operands, options: chosen } = given
  const [operand, ...rest] = operands
  if (verb === 'waiting') return operand === undefined ? waiting(statements, chosen.all) : misunderstood()
  if (operand === undefined || (verb !== 'accept' && rest.length > 0)) return misunderstood()
  if (verb === 'import') return importFile(statements, operand, chosen, read)
  const comment = chosen.comment?.trim() ?? ''
  if (comment === '') return failed('Nothing was changed: say why with --comment "…".', 2)
  if (verb === 'reconsider') return reconsider(statements, operand, comment)
  const { beginning, isUnchanged } = readRowName(operand)
  const row = await statements.waitingRow(beginning)
  if (!row) return failed(`No row that waits begins with "${operand}", or more than one: see npm run orders -- waiting`)
  if (verb === 'dismiss') return dismiss(statements, row, comment)
  if (!isUnchanged(row))
    return failed(
      `Nothing was changed: an order of this row has changed since you listed it. It is now:\n${waitingAsText([row])}`,
    )
  return accept(statements, row, rest, comment)
}

const options = {
  comment: { type: 'string' },
  dates: { type: 'string' },
  columns: { type: 'string' },
  commit: { type: 'boolean' },
  all: { type: 'boolean' },
} as const
type Options = NonNullable<ReturnType<typeof readArguments<typeof options>>>['options']

async function importFile(
  statements: Statements,
  path: string,
  { dates, columns, commit }: Options,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<CommandResult> {
  const answers: Answers = {}
  if (dates !== undefined) {
    if (dates !== 'month-first' && dates !== 'day-first') return misunderstood()
    answers.dates = dates
  }
  if (columns !== undefined) {
    const named = readColumns(columns)
    if (!named) return misunderstood()
    answers.columns = named
  }
  const bytes = await read(path)
  if (!bytes) return failed(`The file ${path} cannot be read.`)
  const preview = await statements.preview(bytes, answers)
  if (preview.kind !== 'preview') return failed(`Nothing was changed. ${questionAsText(preview)}`)
  const text = previewAsText(preview)
  if (!commit) return succeeded(`${text}\nNothing was changed yet: the same with --commit does it.`)
  const { counts } = await statements.commit(preview)
  return succeeded(`${text}\nDone: ${countsAsText(counts, preview.outCount)}.\n${await waitingInWords(statements)}`)
}

async function waitingInWords(statements: Statements): Promise<string> {
  const { rows, cents, backRows, backCents } = await statements.waitingSum()
  if (rows + backRows === 0) return 'Nothing waits for a person.'
  const back = backRows === 0 ? '' : ` and ${backRows} of money that went back, ${exactMoney(-backCents)},`
  return `In all ${rows} rows, ${exactMoney(cents)},${back} wait for a person: npm run orders -- waiting`
}

const mostListed = 200

async function waiting(statements: Statements, isAll = false): Promise<CommandResult> {
  const waits = await statements.waitingSum()
  const count = waits.rows + waits.backRows
  if (count === 0) return succeeded('Nothing waits for a person.')
  const rows = await statements.waitingPage({ limit: isAll ? count : mostListed, skip: 0 })
  const left = count - rows.length
  const more = left > 0 ? `\nAnd ${left} more rows: npm run orders -- waiting --all` : ''
  return succeeded(`${waitingAsText(rows)}${more}`)
}

async function accept(
  statements: Statements,
  row: WaitingRow,
  typed: string[],
  comment: string,
): Promise<CommandResult> {
  if (row.cents < 0) return recordRefund(statements, row, typed, comment)
  const told = sharesOf(row, typed)
  if ('fault' in told) return failed(`Nothing was changed: ${told.fault}`, 2)
  const done = await statements.accept(row.checksum, told.shares, comment)
  const references = told.shares.map(({ reference }) => reference)
  if (done.outcome === 'done')
    return succeeded(
      [
        `Accepted: the money is counted for ${references.join(' and ')}.`,
        ...(await statements.standing(references)),
      ].join('\n'),
    )
  if (done.outcome === 'counted-perhaps') return failed(`Nothing was changed: ${countedPerhapsInWords(done.reference)}`)
  if (done.outcome !== 'order-refused') return decidedAlready()
  return failed(`Nothing was changed: ${done.reference} ${whyNot[done.change]}.`)
}

async function recordRefund(
  statements: Statements,
  row: WaitingRow,
  typed: string[],
  comment: string,
): Promise<CommandResult> {
  const [only, ...more] = typed.length > 0 ? typed : row.candidates.map((one) => one.reference)
  const reference = more.length === 0 && only !== undefined ? readReference(only) : undefined
  if (reference === undefined) return failed('Nothing was changed: say the one order whose money went back.', 2)
  const done = await statements.recordRefund(row.checksum, reference, comment)
  if (done.outcome === 'done')
    return succeeded(
      [`Written down: money of ${reference} went back.`, ...(await statements.standing([reference]))].join('\n'),
    )
  if (done.outcome === 'order-refused') return failed(`Nothing was changed: ${reference} ${whyNot[done.change]}.`)
  if (isRefundDoubt(done))
    return failed(`Nothing was changed: ${refundDoubtInWords(reference, done.outcome, done.other)}`)
  return decidedAlready()
}

const whyNot = {
  unknown: 'is no order',
  demonstration: 'was made in a demonstration: nobody pays for it',
  refused: 'cannot be changed so as it stands',
  'nothing-to-do': 'cannot be changed so as it stands',
  'already-recorded': 'has this payment already',
  'changed-since': 'has changed meanwhile',
} as const

async function dismiss(statements: Statements, row: WaitingRow, comment: string): Promise<CommandResult> {
  const { outcome } = await statements.dismiss(row.checksum, comment)
  const back = `npm run orders -- reconsider ${row.checksum} --comment "…"`
  return outcome === 'done' ? succeeded(`Dismissed. Within 24 hours it comes back with:\n${back}`) : decidedAlready()
}

async function reconsider(statements: Statements, checksum: string, comment: string): Promise<CommandResult> {
  const { outcome } = await statements.reconsider(checksum.toLowerCase(), comment)
  return outcome === 'done'
    ? succeeded('The row waits again.')
    : failed('Nothing was changed: no row with this checksum was dismissed within 24 hours.')
}

const decidedAlready = () => failed('Nothing was changed: somebody has decided this row meanwhile.')
const misunderstood = (): CommandResult => ({ text: `Usage:\n${statementsUsage}`, exitCode: 2 })

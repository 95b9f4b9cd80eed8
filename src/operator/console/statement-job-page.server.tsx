import type { StatementPreview } from '../statement/preview.server.ts'
import { datesQuestion } from '../statement/statement-words.ts'
import { drawPage, FormToken, type Frame } from './frame.server.tsx'
import { Columns } from './statement-columns.server.tsx'
import type { ImportState, StatementQuestion } from './statement-jobs.server.ts'
import { Preview, type PreviewPage } from './statement-preview.server.tsx'

/**
 * The page of one import: its progress, a question, the preview or the result. `asksColumns` asks for the columns again
 * instead of showing the preview. It shows payers' names from the file in memory, which are never stored.
 */
export function drawStatementJob(
  frame: Frame & { formToken: string },
  id: string,
  state: ImportState,
  page: PreviewPage,
  asksColumns = false,
): string {
  const action = `/operator/statements/files/${id}`
  const { formToken } = frame
  const columns = state.kind === 'preview' ? state.preview.columns : undefined
  return drawPage(frame, {
    title: 'Statement',
    at: '/operator/statements',
    ...(state.kind === 'working' && { refreshSeconds: 1 }),
    children: (
      <>
        <h1>Statement</h1>
        {state.kind === 'working' && <Working state={state} />}
        {state.kind === 'failed' && (
          <p className="note fault" role="alert">
            That did not work; the log says why. What was counted before stays counted once: bring the file again.
          </p>
        )}
        {state.kind === 'question' && <Question question={state.question} action={action} formToken={formToken} />}
        {state.kind === 'preview' && columns && asksColumns && (
          <section className="card">
            <p>Say which column is which; it is remembered for this kind of file.</p>
            <Columns columns={columns} chosen={columns.mapping} action={action} formToken={formToken} />
            <p>
              <a href={action}>Back to what it would do</a>
            </p>
          </section>
        )}
        {state.kind === 'preview' && !(columns && asksColumns) && (
          <Preview id={id} preview={state.preview} formToken={formToken} {...page} />
        )}
        {state.kind === 'done' && (
          <p className="note done" role="status">
            {doneInWords(state.counts)} <a href="/operator/statements#waiting">See what waits</a>
          </p>
        )}
        <p>
          <a className="button plain" href="/operator/statements">
            To all statements
          </a>
        </p>
      </>
    ),
  })
}

const Working = ({ state }: { state: Extract<ImportState, { kind: 'working' }> }) => (
  <section className="card" aria-live="polite">
    <label htmlFor="progress">
      {state.doing === 'reading' ? 'Reading the statement' : 'Writing down the payments'}
    </label>
    <progress id="progress" max={Math.max(1, state.total)} value={state.done} />
    <p className="quiet">
      {state.total === 0 ? 'It begins.' : `${state.done} of ${state.total} rows.`} This page looks again by itself.
    </p>
  </section>
)

interface AskParts {
  question: StatementQuestion
  action: string
  formToken: string
}

function Question({ question, action, formToken }: AskParts) {
  if (question.kind === 'fault')
    return (
      <p className="note fault" role="alert">
        Nothing was changed: {question.sentence}
      </p>
    )
  if (question.kind === 'ask-dates')
    return (
      <form method="post" action={action} className="card">
        <FormToken value={formToken} />
        <p>{datesQuestion(question)}</p>
        <div className="chips">
          <button type="submit" name="dates" value="month-first">
            The month stands first
          </button>
          <button type="submit" name="dates" value="day-first">
            The day stands first
          </button>
        </div>
      </form>
    )
  return (
    <section className="card">
      {question.fault !== undefined && (
        <p className="note fault" role="alert">
          {question.fault}
        </p>
      )}
      <p>Say which column is which: what is chosen is a guess. Your answer is remembered for this kind of file.</p>
      <Columns columns={question} chosen={question.guess} action={action} formToken={formToken} />
    </section>
  )
}

/** The result of an import in sentences, without the names of row states. */
export function doneInWords(counts: StatementPreview['counts']): string {
  const rowsAre = (count: number) => (count === 1 ? '1 row is' : `${count} rows are`)
  const { matched, under, 'already-imported': before } = counts
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const left = all - matched - under - before
  const written = matched + under
  const parts = under > 0 ? ` (${under === 1 ? 'one is a part of its price' : `${under} are parts of a price`})` : ''
  const sentences = [
    written === 0
      ? 'No payment was written down.'
      : `${written === 1 ? '1 payment is' : `${written} payments are`} written down${parts}.`,
    ...(before > 0 ? [`${rowsAre(before)} known from an earlier import.`] : []),
    ...(left > 0 ? [`${rowsAre(left)} not counted; those that need you wait under Statements.`] : []),
  ]
  return sentences.join(' ')
}

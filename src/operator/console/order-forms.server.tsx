import type { ReactNode } from 'react'
import { daysAfter } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'
import type { AuditEntry } from '../../orders/audit-store.server.ts'
import type { Order } from '../../orders/order.ts'
import { lastDecision } from '../../orders/order-change.ts'
import { type CallKind, callNames, callsOfPlan, callsOwed, type SettledCall } from '../calls-owed.ts'
import type { DecisionAction } from '../decision.ts'
import { phoenixMinute } from '../operator-formats.ts'
import { Field, FormToken, type Refused } from './frame.server.tsx'
import { aboutAction, actionWords, historyWords } from './order-actions.ts'

type RefusedForm = (Refused & { action: string }) | undefined

interface FormParts {
  reference: string
  /** As in the address: a decision, or `call-` and its kind. */
  action: string
  /** The newest entry of the history that the operator has before their eyes. */
  seen: string
  formToken: string
  refused: RefusedForm
}

interface DecisionFormsParts {
  order: Order
  history: readonly AuditEntry[]
  possible: readonly DecisionAction[]
  seen: string
  formToken: string
  today: Day
  refused: RefusedForm
}

/** A form for each decision that is possible as the order stands, closed until it is asked for. */
export function DecisionForms({ order, history, possible, seen, formToken, today, refused }: DecisionFormsParts) {
  return (
    <section className="card" aria-labelledby="decisions">
      <h2 id="decisions">What you can do</h2>
      {possible.length === 0 && <p className="quiet">As this order stands, nothing.</p>}
      <div>
        {possible.map((action) => (
          <details key={action} name="decision" open={refused?.action === action}>
            <summary>{action === 'undo' ? undoTitle(history) : actionWords[action].title}</summary>
            <ActionForm
              reference={order.reference}
              action={action}
              seen={seen}
              formToken={formToken}
              refused={refused}
              about={aboutAction(action, order)}
              button={actionWords[action].title}
              {...(action === 'move-due' && { dueOn: daysAfter(today, 14) })}
              {...(action === 'pay' && { amountLabel: 'How much came, in dollars' })}
              {...(action === 'return-part' && { amountLabel: 'How much went back, in dollars' })}
            />
          </details>
        ))}
      </div>
    </section>
  )
}

/** What an undoing takes back, by name and time. */
function undoTitle(history: readonly AuditEntry[]): string {
  const last = lastDecision(history)
  if (!last) return actionWords.undo.title
  return `Undo: ${(historyWords[last.action] ?? last.action).toLowerCase()}, ${phoenixMinute(new Date(last.at))}`
}

/** `dueOn` is the day that is proposed, and `amountLabel` what the amount is called, where the form asks for one. */
function ActionForm({
  reference,
  action,
  seen,
  formToken,
  refused: given,
  about,
  button,
  dueOn,
  amountLabel,
  children,
}: FormParts & { about: string; button: string; dueOn?: Day; amountLabel?: string; children?: ReactNode }) {
  const refused = given?.action === action ? given : undefined
  return (
    <form method="post" action={`/operator/orders/${reference}/${action}`}>
      <p>{about}</p>
      <FormToken value={formToken} />
      <input type="hidden" name="seen" value={seen} />
      {dueOn !== undefined && (
        <Field
          label="New due day"
          name="dueOn"
          id={`${action}-due-on`}
          type="date"
          value={dueOn}
          required
          refused={refused}
        />
      )}
      {amountLabel !== undefined && (
        <Field
          label={amountLabel}
          name="amount"
          id={`${action}-amount`}
          hint="Such as 10.00"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={20}
          refused={refused}
        />
      )}
      <Field
        label="Comment"
        name="comment"
        id={`${action}-comment`}
        hint="Why; it stays in the history for good. No name, no bank details, no code."
        rows={2}
        required
        maxLength={500}
        refused={refused}
      />
      <div className="chips">
        <button type="submit">{button}</button>
        {children}
      </div>
    </form>
  )
}

interface CallSectionParts {
  order: Order
  calls: SettledCall[]
  now: Date
  seen: string
  formToken: string
  refused: RefusedForm
}

/** The calls that come with the plan: those that were made, and a form for each that is owed. */
export function CallSection({ order, calls, now, seen, formToken, refused }: CallSectionParts) {
  if (callsOfPlan[order.plan].length === 0 || order.status !== 'paid' || order.confirmedAt === null) return null
  const owed = callsOwed(order.plan, new Date(order.confirmedAt), calls)
  return (
    <section className="card" aria-labelledby="calls">
      <h2 id="calls">Calls</h2>
      {calls.length > 0 && (
        <ul className="rows">
          {calls.map(({ kind, settledAt, isWanted }) => (
            <li key={kind}>
              <span>{callNames[kind]}</span>
              <span className="wide quiet">
                {isWanted ? 'made' : 'not wanted,'} {phoenixMinute(new Date(settledAt))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {owed.length === 0 && <p className="quiet">No call is owed any more.</p>}
      <div>
        {owed.map(({ kind, until }) => (
          <details key={kind} name="call" open={refused?.action === `call-${kind}`}>
            <summary>
              Record: {callNames[kind]}{' '}
              <span className={until < now ? 'badge bad' : 'quiet'}>
                {until < now ? 'late since' : 'by'} {phoenixMinute(until)}
              </span>
            </summary>
            <ActionForm
              reference={order.reference}
              action={callAction(kind)}
              seen={seen}
              formToken={formToken}
              refused={refused}
              about="The call was held: say in a few words what it was about. Or the buyer does not want it: say how you know."
              button="Record the call"
            >
              <button type="submit" name="outcome" value="not-wanted" className="plain">
                The buyer does not want it
              </button>
            </ActionForm>
          </details>
        ))}
      </div>
    </section>
  )
}

const callAction = (kind: CallKind) => `call-${kind}` as const

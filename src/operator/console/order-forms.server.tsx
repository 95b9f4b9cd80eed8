import { daysAfter } from '../../format/day.ts'
import { type Day, phoenixMinute } from '../../format/phoenix-time.ts'
import type { Order } from '../../purchase/order.ts'
import { type CallKind, callNames, callsOf, callsOwed, type MadeCall } from '../calls-owed.ts'
import type { DecisionAction } from '../decision.ts'
import { Field, FormToken, type Refused } from './frame.server.tsx'
import { actionWords } from './order-actions.ts'

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
  possible: readonly DecisionAction[]
  seen: string
  formToken: string
  today: Day
  refused: RefusedForm
}

/** A form for each decision that is possible as the order stands, closed until it is asked for. */
export function DecisionForms({ order, possible, seen, formToken, today, refused }: DecisionFormsParts) {
  return (
    <section className="card" aria-labelledby="decisions">
      <h2 id="decisions">What you can do</h2>
      {possible.length === 0 && <p className="quiet">As this order stands, nothing.</p>}
      <div>
        {possible.map((action) => (
          <details key={action} name="decision" open={refused?.action === action}>
            <summary>{actionWords[action].title}</summary>
            <ActionForm
              reference={order.reference}
              action={action}
              seen={seen}
              formToken={formToken}
              refused={refused}
              about={actionWords[action].about}
              button={actionWords[action].title}
              {...(action === 'move-due' && { dueOn: daysAfter(today, 14) })}
            />
          </details>
        ))}
      </div>
    </section>
  )
}

/** `dueOn` is the day that is proposed, where the form asks for one. */
function ActionForm({
  reference,
  action,
  seen,
  formToken,
  refused: given,
  about,
  button,
  dueOn,
}: FormParts & { about: string; button: string; dueOn?: Day }) {
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
      <button type="submit">{button}</button>
    </form>
  )
}

interface CallSectionParts {
  order: Order
  calls: MadeCall[]
  now: Date
  seen: string
  formToken: string
  refused: RefusedForm
}

/** The calls that come with the plan: those that were made, and a form for each that is owed. */
export function CallSection({ order, calls, now, seen, formToken, refused }: CallSectionParts) {
  if (callsOf[order.plan].length === 0 || order.status !== 'paid' || order.confirmedAt === null) return null
  const owed = callsOwed(order.plan, new Date(order.confirmedAt), calls)
  return (
    <section className="card" aria-labelledby="calls">
      <h2 id="calls">Calls</h2>
      {calls.length > 0 && (
        <ul className="rows">
          {calls.map(({ kind, madeAt }) => (
            <li key={kind}>
              <span>{callNames[kind]}</span>
              <span className="end quiet">made {phoenixMinute(new Date(madeAt))}</span>
            </li>
          ))}
        </ul>
      )}
      {owed.length === 0 && <p className="quiet">Every call was made.</p>}
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
              about="The call was held. Say in a few words what it was about."
              button="Record the call"
            />
          </details>
        ))}
      </div>
    </section>
  )
}

const callAction = (kind: CallKind) => `call-${kind}` as const

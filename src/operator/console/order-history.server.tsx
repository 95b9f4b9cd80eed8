import type { AuditEntry } from '../../orders/audit-store.server.ts'
import { type CallKind, callKinds, callNames } from '../calls-owed.ts'
import { isDecision } from '../decision.ts'
import { exactMoney, phoenixMinute } from '../operator-formats.ts'
import { actionWords, actorWords, historyWords, refusalWords } from './order-actions.ts'

/** All that happened to an order, the newest first. */
export const History = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <section className="card" aria-labelledby="history">
    <h2 id="history">History</h2>
    <ol className="history">
      {entries.toReversed().map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  </section>
)

function Entry({ entry: { at, actor, action, detail } }: { entry: AuditEntry }) {
  const details = JSON.parse(detail) as Readonly<Record<string, unknown>>
  const more = moreOf(details)
  return (
    <li>
      <p>
        <strong>{historyWords[action] ?? action}</strong>
        {more === '' ? '' : `: ${more}`}
      </p>
      <p className="quiet">
        {phoenixMinute(new Date(at))}, {actorWords[actor] ?? actor}
      </p>
      {typeof details['comment'] === 'string' && <blockquote>{details['comment']}</blockquote>}
    </li>
  )
}

/** What an entry says beside its name, as far as a person needs it. */
function moreOf(details: Readonly<Record<string, unknown>>): string {
  const { amountCents, dueOn, checklist, undone, kind, command, why } = details
  if (typeof amountCents === 'number') return exactMoney(amountCents)
  if (typeof dueOn === 'string') return dueOn
  if (typeof checklist === 'string') return checklist
  if (typeof undone === 'string') return (historyWords[undone] ?? undone).toLowerCase()
  if (typeof kind === 'string') return callKinds.includes(kind as CallKind) ? callNames[kind as CallKind] : kind
  if (typeof command === 'string') {
    const tried = isDecision(command) ? actionWords[command].title : command
    return typeof why === 'string' ? `${tried}, because ${refusalWords[why] ?? why}` : tried
  }
  return ''
}

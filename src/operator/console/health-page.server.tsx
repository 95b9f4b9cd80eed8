import type { Finding } from '../health.ts'
import { drawPage, type Frame } from './frame.server.tsx'

/** What needs a person, and below it what is well. */
export function drawHealth(frame: Frame, findings: readonly Finding[]): string {
  const open = findings.filter(({ needsPerson }) => needsPerson)
  const well = findings.filter(({ needsPerson }) => !needsPerson)
  return drawPage(frame, {
    title: 'Health',
    at: '/operator/health',
    children: (
      <>
        <h1>Health</h1>
        <section className="card" aria-labelledby="needs-you">
          <div className="head">
            <h2 id="needs-you">{open.length === 0 ? 'Nothing needs you' : 'These need you'}</h2>
            {open.length > 0 && <span className="badge bad">{open.length}</span>}
          </div>
          {open.length === 0 ? (
            <p className="quiet">Everything that was looked at is well.</p>
          ) : (
            <Findings findings={open} />
          )}
        </section>
        <section className="card" aria-labelledby="well">
          <h2 id="well">These are well</h2>
          <Findings findings={well} />
        </section>
        <p className="quiet">Looked at just now. “npm run doctor” says the same on the machine of the service.</p>
      </>
    ),
  })
}

const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className="rows">
    {findings.map(({ about, says, needsPerson }) => (
      <li key={about}>
        <strong>{about}</strong>
        <span className={needsPerson ? 'badge bad' : 'badge good'}>{needsPerson ? 'To do' : 'Well'}</span>
        <span className="wide finding">{says}</span>
      </li>
    ))}
  </ul>
)

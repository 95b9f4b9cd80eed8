import { planTypes } from '../../content/plan-table.ts'
import { type MonthFigures, total } from '../figures.ts'
import { money, monthInWords } from '../operator-formats.ts'
import type { PlanNames } from './order-rows.server.tsx'

/** A bar for each month, its plans beside each other. The sum stands at each bar, the rest in the tables. */
export function IncomeChart({ months, planNames }: { months: MonthFigures[]; planNames: PlanNames }) {
  const most = Math.max(1, ...months.map(({ plans }) => total(plans).incomeCents))
  return (
    <>
      <ol className="bars">
        {months.map(({ month, plans }) => (
          <li key={month}>
            <span className="quiet">{monthInWords(month)}</span>
            <Bar parts={plans.map(({ incomeCents }) => (100 * Math.max(0, incomeCents)) / most)} />
            <span className="sum">{money(Math.round(total(plans).incomeCents / 100))}</span>
          </li>
        ))}
      </ol>
      <ul className="key">
        {planTypes.map((plan, n) => (
          <li key={plan}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect className={`plan-${n + 1}`} width={10} height={10} />
            </svg>
            {planNames[plan]}
          </li>
        ))}
      </ul>
    </>
  )
}

/** `parts` are hundredths of the whole width, one for each plan. */
function Bar({ parts }: { parts: number[] }) {
  const before = (n: number) => parts.slice(0, n).reduce((all, part) => all + part, 0)
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {planTypes.map((plan, n) => (
        <rect key={plan} className={`plan-${n + 1}`} x={before(n)} width={parts[n] ?? 0} height={10} />
      ))}
    </svg>
  )
}

import { planTypes } from '../../content/plan-table.ts'
import { type OpenedFigures, type OpenedOrder, openedFigures } from '../opened-unpaid.ts'
import { monthInWords } from '../operator-formats.ts'
import type { PlanNames } from './order-rows.server.tsx'

interface OpenedUnpaidProps {
  opened: readonly OpenedOrder[]
  planNames: PlanNames
  now: Date
}

/** What became of the orders that were open before their payment, by plan and month; nothing while there was none. */
export function OpenedUnpaid({ opened, planNames, now }: OpenedUnpaidProps) {
  if (opened.length === 0) return null
  const months = [...new Set(opened.map(({ month }) => month))].sort().reverse()
  return (
    <section className="card" aria-labelledby="opened">
      <h2 id="opened">Opened before payment</h2>
      <div className="columns even">
        {planTypes.map((plan) => {
          const ofPlan = opened.filter((order) => order.plan === plan)
          return (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard too.
            <section key={plan} className="sheet" aria-label={`${planNames[plan]}, opened before payment`} tabIndex={0}>
              <table className="outcomes">
                <caption>{planNames[plan]}</caption>
                <thead>
                  <tr>
                    <th scope="col">Month</th>
                    <th scope="col">Opened</th>
                    <th scope="col">Paid in time</th>
                    <th scope="col">Paid late</th>
                    <th scope="col">Never paid</th>
                    <th scope="col">Still open</th>
                  </tr>
                </thead>
                <tbody>
                  {months.map((month) => (
                    <tr key={month}>
                      <th scope="row">{monthInWords(month)}</th>
                      <Cells
                        figures={openedFigures(
                          ofPlan.filter((order) => order.month === month),
                          now,
                        )}
                      />
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">Together</th>
                    <Cells figures={openedFigures(ofPlan, now)} />
                  </tr>
                </tfoot>
              </table>
            </section>
          )
        })}
      </div>
      <p className="quiet">
        Orders count in the month in which they were placed. In time is a payment that you confirmed while the order was
        open; one that was canceled unpaid counts as never paid, and one whose money went back later as paid.
      </p>
    </section>
  )
}

function Cells({ figures }: { figures: OpenedFigures }) {
  const { opened, paidInTime, paidLate, neverPaid, stillOpen } = figures
  return (
    <>
      <td>{opened}</td>
      <td>{paidInTime}</td>
      <td>{paidLate}</td>
      <td>{neverPaid}</td>
      <td>{stillOpen}</td>
    </>
  )
}

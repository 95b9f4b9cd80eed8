import type { PlanType } from '../../content/plan-table.ts'
import { planTypes } from '../../content/plan-table.ts'
import { conversion, type MonthFigures, total } from '../figures.ts'
import type { OpenedOrder } from '../opened-unpaid.ts'
import { exactMoney, monthInWords } from '../operator-formats.ts'
import type { PageViews, PathMonth } from '../purchase-path.ts'
import { drawPage, type Frame } from './frame.server.tsx'
import { IncomeChart } from './income-chart.server.tsx'
import { OpenedUnpaid } from './opened-unpaid.server.tsx'
import type { PlanNames } from './order-rows.server.tsx'
import { PageViewsCard } from './page-views.server.tsx'

interface FiguresPage {
  /** The newest first. */
  months: MonthFigures[]
  /** The orders of these months that were open before their payment. */
  opened: readonly OpenedOrder[]
  /** The newest month first. */
  path: PathMonth[]
  pages: PageViews[]
  planNames: PlanNames
  now: Date
}

/** Orders, income and conversion by plan and month, and what became of orders that were open before their payment. */
export function drawFigures(frame: Frame, { months, opened, path, pages, planNames, now }: FiguresPage): string {
  const all = total(months.flatMap(({ plans }) => plans))
  return drawPage(frame, {
    title: 'Figures',
    at: '/operator/figures',
    children: (
      <>
        <div className="head">
          <h1>Figures</h1>
          <a className="button plain" href="/operator/figures/orders.csv" download>
            Export all orders (CSV)
          </a>
        </div>
        <section className="card" aria-labelledby="income">
          <h2 id="income">Income by month</h2>
          <IncomeChart months={months} planNames={planNames} />
        </section>
        <section className="card" aria-labelledby="table">
          <h2 id="table">By plan and month</h2>
          <div className="columns even">
            {planTypes.map((plan) => (
              <PlanTable key={plan} plan={plan} name={planNames[plan]} months={months} />
            ))}
          </div>
          <p>
            All plans since {monthInWords(months.at(-1)?.month ?? '')}: {all.orders} orders, {paidInWords(all)} of them
            paid, {exactMoney(all.incomeCents)} income.
          </p>
          <p className="quiet">
            Orders count in the month in which they were placed, and as paid whenever the money came, unless it went
            back or the order was canceled; in brackets the conversion, paid orders of all. Income counts on the day of
            each payment, less what was sent back. Months are those of Phoenix.
          </p>
        </section>
        <OpenedUnpaid opened={opened} planNames={planNames} now={now} />
        <PageViewsCard path={path} pages={pages} />
      </>
    ),
  })
}

function PlanTable({ plan, name, months }: { plan: PlanType; name: string; months: MonthFigures[] }) {
  const rows = months.flatMap(({ month, plans }) => {
    const figures = plans.find((one) => one.plan === plan)
    return figures ? [{ month, ...figures }] : []
  })
  const sum = total(rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard too.
    <section className="sheet" aria-label={`Figures of ${name}`} tabIndex={0}>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Orders</th>
            <th scope="col">Paid</th>
            <th scope="col">Income</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.month}>
              <th scope="row">{monthInWords(row.month)}</th>
              <td>{row.orders}</td>
              <td>{paidInWords(row)}</td>
              <td>{exactMoney(row.incomeCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>{sum.orders}</td>
            <td>{paidInWords(sum)}</td>
            <td>{exactMoney(sum.incomeCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** How many orders were paid, with the conversion. */
const paidInWords = (figures: Parameters<typeof conversion>[0]): string =>
  figures.orders === 0 ? String(figures.paid) : `${figures.paid} (${conversion(figures)})`

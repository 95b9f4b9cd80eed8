import { monthInWords } from '../operator-formats.ts'
import { type PageViews, type PathMonth, pagesOnThePath, steps } from '../purchase-path.ts'

interface PageViewsProps {
  /** The newest first. */
  path: PathMonth[]
  pages: PageViews[]
}

/** What was shown and what followed from it: the purchase path by month, and each public page. */
export function PageViewsCard({ path, pages }: PageViewsProps) {
  return (
    <section className="card" aria-labelledby="views">
      <h2 id="views">Views and the purchase path</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard too. */}
      <section className="sheet" aria-label="The purchase path by month" tabIndex={0}>
        <table>
          <caption>The purchase path by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {pagesOnThePath.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {steps.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {path.map(({ month, views, taken }) => (
              <tr key={month}>
                <th scope="row">{monthInWords(month)}</th>
                {[...views, ...taken].map((number, place) => (
                  <td key={String(place)}>{number}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard too. */}
      <section className="sheet" aria-label="Views by page" tabIndex={0}>
        <table>
          <caption>Views by page</caption>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Today</th>
              <th scope="col">7 days</th>
              <th scope="col">30 days</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, today, week, thirtyDays }) => (
              <tr key={page}>
                <th scope="row">{page.replace(/:\w+/, '…')}</th>
                <td>{today}</td>
                <td>{week}</td>
                <td>{thirtyDays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="quiet">
        Views are no people: who comes back or reloads counts again, bots that run scripts count too, and who opens a
        page without script or signal does not. Nothing is kept of who it was. The other numbers are steps of orders in
        the month in which each was taken: paid is the first time that an order was paid in full. Days and months are
        those of Phoenix.
      </p>
    </section>
  )
}

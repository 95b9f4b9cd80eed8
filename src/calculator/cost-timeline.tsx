import type { CostModel } from '../content/content-schema.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import type { CostEstimate } from './calculator-calls.ts'
import { aboutMoney, wasteName } from './estimate-words.ts'
import { FiguresTable } from './figures-table.tsx'
import { type Timeline, timeline } from './timeline.ts'
import { workOutBreakEven } from './working-out.ts'

/** What has been spent by the end of each year: two lines, the year they cross, and the same figures as a table. */
export function CostTimeline({ model, answer }: { model: CostModel; answer: CostEstimate }) {
  const formats = useFormats()
  const spent = timeline(model, answer)
  const working = workOutBreakEven(model, answer, formats)
  return (
    <figure>
      <p className="text-lg">{breakEvenInWords(spent, model.years)}</p>
      {spent.breakEven && <Lines spent={spent} start={answer.projectValue} />}
      <div className="mt-6">
        <FiguresTable
          caption="What each option has cost in all by the end of each year, in US dollars"
          headers={['By the end of', 'Poor', 'Quality']}
          rows={spent.years.map(({ year, poor, quality }) => ({
            key: String(year),
            name: year === 0 ? 'The first day' : `Year ${year}`,
            values: [formats.money(poor), formats.money(quality)],
          }))}
        />
      </div>
      <figcaption className="mt-4 text-sm text-quiet">
        Assumption: repairs and {wasteName(model, answer).toLowerCase()} are spread evenly, the same amount every year.
        Real repairs come all at once, and nobody knows in which year.
        {working && ` Break-even: extra for careful work ÷ (what poor work adds ÷ years), ${working}.`}
      </figcaption>
    </figure>
  )
}

function breakEvenInWords({ breakEven }: Timeline, span: number): string {
  if (!breakEven) return `No break-even within ${span} years.`
  if (breakEven.year === 0) return 'Quality work costs no more from the first day.'
  return `Break-even in year ${breakEven.year}, if the work turns out poor: by its end it has cost as much as quality work, or more.`
}

const top = 28
const plot = 170
const bottom = top + plot

/** Drawn with places in percent and sizes in pixels, so that text and lines keep their weight at every width. */
function Lines({ spent: { years, breakEven }, start }: { spent: Timeline; start: number }) {
  const formats = useFormats()
  const { money } = formats
  const last = years.at(-1)
  if (!last || !breakEven || last.poor <= start) return null
  const x = (year: number) => `${(year / last.year) * 100}%`
  const y = (dollars: number) => bottom - ((dollars - start) / (last.poor - start)) * plot
  return (
    <svg
      width="100%"
      height={bottom + 52}
      className="mt-4 block overflow-visible text-sm"
      role="img"
      aria-label={`Spending over ${last.year} years from ${money(start)} up, as two lines. If the work turns out poor it rises to ${aboutMoney(last.poor, formats)}; with quality work it stays at ${aboutMoney(last.quality, formats)}. They cross in year ${breakEven.year}.`}
    >
      {years.map(({ year }) => (
        <g key={year}>
          <line x1={x(year)} x2={x(year)} y1={top} y2={bottom} className="stroke-hairline" />
          <text x={x(year)} y={bottom + 22} textAnchor={anchorOf(year, last.year)} className="fill-quiet">
            {year}
          </text>
        </g>
      ))}
      <text x="50%" y={bottom + 44} textAnchor="middle" className="fill-quiet">
        Years after the first day
      </text>
      <line x1="0%" x2="100%" y1={bottom} y2={bottom} className="stroke-ink" strokeWidth="2" />
      <line
        x1="0%"
        x2="100%"
        y1={y(last.quality)}
        y2={y(last.quality)}
        className="stroke-link"
        strokeWidth="3"
        strokeDasharray="10 5"
      />
      <line x1="0%" x2="100%" y1={bottom} y2={top} className="stroke-problem" strokeWidth="3" />
      <circle cx={x(breakEven.after)} cy={y(last.quality)} r="6" className="fill-card stroke-ink" strokeWidth="3" />
      <text x={x(breakEven.after)} dx="-12" y={y(last.quality) - 10} textAnchor="end" className="fill-ink font-bold">
        Year {breakEven.year}
      </text>
      <text x="100%" y={top - 10} textAnchor="end" className="fill-problem font-bold">
        Poor {money(last.poor)}
      </text>
      <text x="100%" y={y(last.quality) + 22} textAnchor="end" className="fill-link font-bold">
        Quality {money(last.quality)}
      </text>
    </svg>
  )
}

const anchorOf = (year: number, last: number) => (year === 0 ? 'start' : year === last ? 'end' : 'middle')

import { useId } from 'react'
import type { CostModel } from '../content/content-schema.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { breakDown } from './breakdown.ts'
import type { CostEstimate } from './calculator-calls.ts'
import { type Part, PartPatterns, PartPiece, PartSwatch } from './cost-parts.tsx'
import { energyName, wasteName } from './estimate-words.ts'
import { FiguresTable } from './figures-table.tsx'

/** Both options as bars on one scale, and under them the same figures as a table that is also their key. */
export function CostBars({ model, answer }: { model: CostModel; answer: CostEstimate }) {
  const { money } = useFormats()
  const id = useId()
  const { years } = model
  const { poor, quality } = breakDown(model, answer)
  const widest = Math.max(poor.total, quality.total)
  const row = (name: string, values: [number, number], part?: Part) => ({
    key: name,
    name: part ? (
      <span className="flex gap-2">
        <PartSwatch id={id} part={part} />
        {name}
      </span>
    ) : (
      name
    ),
    values: values.map(money),
  })
  return (
    <figure>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <PartPatterns id={id} />
      </svg>
      <Bar
        id={id}
        name="Poor-quality option"
        total={poor.total}
        widest={widest}
        parts={[
          ['value', poor.projectValue],
          ['repairs', poor.repairs],
          ['waste', poor.energyWaste],
        ]}
      />
      <Bar
        id={id}
        name="Quality option"
        total={quality.total}
        widest={widest}
        parts={[
          ['value', quality.projectValue],
          ['extra', quality.extra - quality.energySavings],
          ['back', quality.energySavings],
        ]}
      />
      <figcaption className="sr-only">Both options as stacked bars; the table has the same figures.</figcaption>
      <div className="mt-6">
        <FiguresTable
          caption={`What each option costs over ${years} years, in US dollars`}
          headers={['Part', 'Poor', 'Quality']}
          rows={[
            row('Project value', [poor.projectValue, quality.projectValue], 'value'),
            row(`Repairs over ${years} years`, [poor.repairs, quality.repairs], 'repairs'),
            row(wasteName(model, answer), [poor.energyWaste, 0], 'waste'),
            row('Extra for careful work', [0, quality.extra - quality.energySavings], 'extra'),
            row(`Extra earned back as ${energyName(model, answer)} savings`, [0, quality.energySavings], 'back'),
            { ...row(`Total over ${years} years`, [poor.total, quality.total]), isTotal: true },
          ]}
        />
      </div>
    </figure>
  )
}

const barHeight = 36

interface BarProps {
  id: string
  name: string
  total: number
  /** The total that fills the whole width. */
  widest: number
  parts: [Part, number][]
}

function Bar({ id, name, total, widest, parts }: BarProps) {
  const { money } = useFormats()
  const percent = (dollars: number) => (dollars / widest) * 100
  return (
    <div className="mt-4 first:mt-0">
      <p className="mb-1 flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="text-xl font-bold tabular-nums">{money(total)}</span>
      </p>
      <svg width="100%" height={barHeight} className="block overflow-visible" aria-hidden="true">
        {parts.map(([part, dollars], place) => (
          <PartPiece
            key={part}
            id={id}
            part={part}
            x={percent(parts.slice(0, place).reduce((sum, [, before]) => sum + before, 0))}
            width={percent(dollars)}
            height={barHeight}
          />
        ))}
      </svg>
    </div>
  )
}

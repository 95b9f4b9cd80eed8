import { Badge } from '../ui/badge.tsx'
import { Day } from '../ui/day.tsx'
import { Fold } from '../ui/fold.tsx'
import { type Column, Table } from '../ui/table.tsx'
import type { Line } from './guide.ts'
import { Stars } from './stars.tsx'

interface LineTableProps {
  /** Read aloud; the heading above it says the same. */
  caption: string
  lines: Line[]
  /** What the terms, and the stars, rest on. */
  note: string
}

/**
 * The lines of a trade, and behind them what to ask for of each and why it is here. What is the same for all of them
 * is said once, above the table.
 */
export function LineTable({ caption, lines, note }: LineTableProps) {
  const differing = facts.filter(({ of }) => new Set(lines.map(of)).size > 1)
  const [first] = lines
  const shared = facts.flatMap((fact) => {
    const said = first && !differing.includes(fact) ? fact.of(first) : undefined
    return said === undefined ? [] : [{ header: fact.header, said }]
  })
  const criteria = lines.find(({ stars }) => stars)?.stars?.criteria
  return (
    <>
      {shared.length > 0 && (
        <dl className="mb-6 max-w-reading space-y-1">
          {shared.map(({ header, said }) => (
            <div key={header}>
              <dt className="inline font-bold">{header}: </dt>
              <dd className="inline">{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {criteria && (
        <p className="mb-6 max-w-reading max-sm:hidden">One star for each point met: {criteria.join(', ')}.</p>
      )}
      <Table
        isDense
        caption={caption}
        hideCaption
        columns={[
          { header: 'Brand and line', cell: (line) => <Named {...line} /> },
          ...(criteria ? [starColumn] : []),
          ...differing.filter((fact) => fact !== lookFor).map(({ header, of }): Column<Line> => ({ header, cell: of })),
        ]}
        rows={lines}
        rowKey={keyOf}
      />
      <Grounds lines={lines} looksFor={differing.includes(lookFor)} note={note} />
    </>
  )
}

interface Fact {
  header: string
  of: (line: Line) => string | undefined
}

const lookFor: Fact = { header: 'Ask for', of: ({ lookFor }) => lookFor }
const facts: Fact[] = [
  { header: 'Life here', of: ({ lasts }) => lasts },
  { header: 'Warranty', of: ({ warranty }) => warranty },
  lookFor,
]

const starColumn: Column<Line> = {
  header: 'Stars',
  cell: ({ stars }) => stars && <Stars {...stars} />,
}

const keyOf = ({ brand, line }: Line) => brand + line

function Named({ brand, line, isProductType }: Line) {
  return (
    <>
      {brand}
      <span className="block text-base font-normal">{line}</span>
      {isProductType && <Badge className="mt-1">Product type</Badge>}
    </>
  )
}

interface GroundsProps {
  lines: Line[]
  /** What to ask for differs from line to line. */
  looksFor: boolean
  note: string
}

function Grounds({ lines, looksFor, note }: GroundsProps) {
  // One day for all is said once.
  const [checked, ...otherDays] = new Set(lines.map(({ checked }) => checked))
  const sameDay = otherDays.length === 0
  return (
    <Fold summary={looksFor ? 'What to ask for, and why each line is here' : 'Why each line is here'} className="mt-3">
      {sameDay && checked && (
        <p className="text-sm text-quiet">
          Checked <Day date={checked} />
        </p>
      )}
      <p className="max-w-reading">{note}</p>
      <ul className="mt-4 grid grid-cols-1 gap-x-12 gap-y-3 lg:grid-cols-2">
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <strong>{line.brand}:</strong> {line.line}
            {looksFor && (
              <p>
                <strong>Ask for:</strong> {line.lookFor}
              </p>
            )}
            <p>{line.ground}</p>
            {!sameDay && line.checked && (
              <span className="block text-sm text-quiet">
                Checked <Day date={line.checked} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

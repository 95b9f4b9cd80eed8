import { Badge } from '../ui/badge.tsx'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Table } from '../ui/table.tsx'
import type { EquipmentComparison } from './guide.ts'

interface ComparisonProps {
  comparison: EquipmentComparison
  /** What all comparisons rest on. */
  note: string
}

/** One option a row, so that a narrow screen shows one option a card. */
export function Comparison({
  comparison: { title, note, performanceLabel, years, options },
  note: rests,
}: ComparisonProps) {
  const { money } = useFormats()
  return (
    <>
      <p className="max-w-reading">
        {note} {rests}
      </p>
      <Table
        className="mt-4"
        caption={title}
        hideCaption
        columns={[
          {
            header: 'Option',
            cell: ({ grade, name }) => (
              <>
                <Badge tone={grade === 'professional' ? 'pass' : 'caution'}>
                  {grade === 'professional' ? 'Professional' : 'Budget'}
                </Badge>
                <span className="mt-1 block">{name}</span>
              </>
            ),
          },
          { header: 'Lifespan', cell: ({ lifespan }) => lifespan },
          { header: performanceLabel, cell: ({ performance }) => performance },
          { header: 'Warranty', cell: ({ warranty }) => warranty },
          { header: `Service calls in ${years} years`, cell: ({ serviceCalls }) => serviceCalls, numeric: true },
          {
            header: 'Total repair costs',
            cell: ({ repairs }) => <strong>{money(repairs.total)}</strong>,
            numeric: true,
          },
        ]}
        rows={options}
        rowKey={({ name }) => name}
      />
      <h3 className="mt-6 font-bold">What the repair costs are made of</h3>
      <ul className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {options.map(({ name, repairs }) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <ul className="mt-1 text-sm">
              {repairs.payments.map(({ what, dollars: amount }) => (
                <li key={what} className="flex justify-between gap-4 border-b border-hairline py-1">
                  <span>{what}</span>
                  <span className="tabular-nums">{money(amount)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

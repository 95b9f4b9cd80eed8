import { Badge } from '../ui/badge.tsx'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Table } from '../ui/table.tsx'
import type { EquipmentComparison } from './guide.ts'

export function Comparisons({ comparisons }: { comparisons: EquipmentComparison[] }) {
  return comparisons.map((comparison, place) => (
    <Comparison key={comparison.id} comparison={comparison} className={place > 0 ? 'mt-14' : ''} />
  ))
}

interface ComparisonProps {
  comparison: EquipmentComparison
  className: string
}

/** One option a row, so that a narrow screen shows one option a card. */
function Comparison({ comparison: { id, title, note, performanceLabel, years, options }, className }: ComparisonProps) {
  const { money } = useFormats()
  return (
    <section id={`comparison-${id}`} aria-labelledby={`comparison-${id}-title`} className={className}>
      <h3 id={`comparison-${id}-title`} className="text-xl">
        {title}
      </h3>
      <p className="mt-2 max-w-reading text-quiet">{note}</p>
      <Table
        className="mt-6"
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
      <details className="mt-3">
        <summary className="inline-flex min-h-target items-center font-semibold text-link underline decoration-1 underline-offset-4">
          What the repair costs are made of
        </summary>
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
      </details>
    </section>
  )
}

import { useFormats } from '../ui/browser/use-formats.browser.ts'

interface SumTableProps {
  caption: string
  lines: { what: string; detail?: string; amount: number }[]
  total: number
  totalDetail?: string
}

/** A bill: what was paid for, and the sum below a line. Two short columns fit the narrowest screen as they are. */
export function SumTable({ caption, lines, total, totalDetail }: SumTableProps) {
  const { money } = useFormats()
  return (
    <table className="w-full tabular-nums [&_td]:ps-4 [&_td]:text-end [&_td]:align-top [&_th]:text-start [&_tbody_th]:font-normal [&_:is(td,th)]:border-t [&_:is(td,th)]:py-2">
      <caption className="mb-2 text-start font-bold">{caption}</caption>
      <tbody>
        {lines.map(({ what, detail, amount }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {detail && <span className="block text-sm text-quiet">{detail}</span>}
            </th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="[&_:is(td,th)]:border-t-2 [&_:is(td,th)]:border-ink [&_:is(td,th)]:font-bold">
        <tr>
          <th scope="row">
            Total
            {totalDetail && <span className="block text-sm font-normal text-quiet">{totalDetail}</span>}
          </th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

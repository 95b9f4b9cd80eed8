import { useFormats } from '../ui/browser/use-formats.browser.ts'
import type { Example } from './guide.ts'
import { SumTable } from './sum-table.tsx'

interface WorkedExampleProps {
  example: Example
  /** That all examples are made up. */
  note: string
}

/** A made-up case, both ways, as two bills and their difference. */
export function WorkedExample({
  example: { story, budget, professional, difference, lesson },
  note,
}: WorkedExampleProps) {
  const { money } = useFormats()
  return (
    <>
      <p className="max-w-reading">{story}</p>
      <div className="mt-5 grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-2">
        {[budget, professional].map(({ label, payments, total }) => (
          <SumTable
            key={label}
            caption={label}
            lines={payments.map(({ what, dollars: amount }) => ({ what, amount }))}
            total={total}
          />
        ))}
      </div>
      <p className="mt-5">
        Difference: <strong className="tabular-nums">{money(difference)}</strong>
      </p>
      <p className="mt-2 max-w-reading border-s-2 border-ink ps-4">{lesson}</p>
      <p className="mt-4 max-w-reading text-sm text-quiet">{note}</p>
    </>
  )
}

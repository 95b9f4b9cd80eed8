import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Card, CardLabel, CardTitle } from '../ui/card.tsx'
import type { Example } from './guide.ts'
import { SumTable } from './sum-table.tsx'

export function Examples({ examples }: { examples: Example[] }) {
  const { money } = useFormats()
  return (
    <ul className="grid grid-cols-1 gap-5">
      {examples.map(({ id, title, story, budget, professional, difference, lesson }) => (
        <Card as="li" key={id}>
          <CardLabel>Example</CardLabel>
          <CardTitle>{title}</CardTitle>
          <p className="mt-2 max-w-reading">{story}</p>
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
        </Card>
      ))}
    </ul>
  )
}

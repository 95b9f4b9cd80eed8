import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Card } from '../ui/card.tsx'
import type { Labor } from './guide.ts'
import { SumTable } from './sum-table.tsx'

/** Hours turned into money, side by side. */
export function LaborCost({ labor }: { labor: Labor }) {
  const { money } = useFormats()
  const rate = `${money(labor.dollarsPerHour)} an hour`
  const sides = [
    { side: labor.budget, lead: 'up to ' },
    { side: labor.professional, lead: '' },
  ]
  return (
    <>
      <h3 className="text-xl">{labor.title}</h3>
      <div className="mt-4 grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        {sides.map(({ side, lead }) => (
          <Card key={side.name}>
            <SumTable
              caption={`${side.name}: ${lead}${money(side.total)}`}
              lines={side.tasks.map(({ what, hours, dollars: amount }) => ({
                what,
                detail: `${hours} hours at ${rate}`,
                amount,
              }))}
              total={side.total}
              totalDetail={`${side.hours} hours at ${rate}`}
            />
          </Card>
        ))}
      </div>
      <p className="mt-5 text-lg">
        Difference: <strong className="tabular-nums">{money(labor.budget.total - labor.professional.total)}</strong> in
        labor alone.
      </p>
    </>
  )
}

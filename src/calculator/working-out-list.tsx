import type { CostModel } from '../content/content-schema.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import type { CostEstimate } from './calculator-calls.ts'
import { energyName } from './estimate-words.ts'
import { workOut } from './working-out.ts'

/** Every step with every factor, and what the factors stand for. */
export function WorkingOut({ model, answer }: { model: CostModel; answer: CostEstimate }) {
  const formats = useFormats()
  const service = model.services[answer.serviceType]
  const age = model.homeAges[answer.homeAge]
  return (
    <>
      <p>
        Factors for {service.name}: risk {service.risk}, premium {service.premium}. For the age of the home:{' '}
        {age.factor}. Amounts are rounded to whole dollars, halves up.
      </p>
      <ol className="mt-4">
        {workOut(model, answer, formats).map(({ what, how, rounded, result }) => (
          <li key={what} className="border-t border-hairline py-2.5 last:border-b">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{what}</span>
              <span className="font-semibold tabular-nums">{formats.money(result)}</span>
            </p>
            <p className="font-mono text-sm text-quiet">
              {how} {rounded}
            </p>
          </li>
        ))}
      </ol>
      <dl className="mt-4 grid grid-cols-1 gap-3 text-sm">
        <div>
          <dt className="font-semibold">What the repairs stand for</dt>
          <dd>{service.repairs}</dd>
        </div>
        <div>
          <dt className="font-semibold">What the {energyName(model, answer)} stands for</dt>
          <dd>{service.energy}</dd>
        </div>
        <div>
          <dt className="font-semibold">Why the age counts</dt>
          <dd>{age.why}</dd>
        </div>
      </dl>
    </>
  )
}

import type { CostModel } from '../content/content-schema.ts'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import { Day } from '../ui/day.tsx'
import { Section } from '../ui/page-section.tsx'
import { Table } from '../ui/table.tsx'

/** The whole model, for whoever wants to check it or to calculate without script. */
export function ModelFactors({ model }: { model: CostModel }) {
  return (
    <Section
      id="model"
      title="The model, in the open"
      index={
        <>
          Reviewed <Day date={model.reviewed} />
        </>
      }
      intro="It is an illustrative planning model: our own estimate, not a study and not a quote. Nobody has measured these factors for your home."
    >
      <ul className="max-w-reading list-disc space-y-2 ps-6">
        <li>Poor-quality option = project value × (1 + risk × age factor), over {model.years} years</li>
        <li>Quality option = project value × (1 + premium)</li>
        <li>Savings = poor-quality option − quality option: the model’s difference, if the work turns out poor</li>
        <li>
          Of what poor work adds, {percent(model.repairShareOfPoorExtra)} is repairs and the rest is energy waste. Of
          what quality work adds, {percent(model.energyShareOfQualityExtra)} comes back as energy savings. Where the
          work uses no energy, both stand for water or upkeep.
        </li>
      </ul>
      <details className="mt-6" data-screen-only="">
        <summary className="flex min-h-target items-center font-semibold text-link underline underline-offset-4">
          Show every factor
        </summary>
        <div className="mt-4 grid grid-cols-1 gap-10">
          <Table
            caption="Factors by service type"
            columns={[
              { header: 'Service type', cell: (type) => model.services[type].name },
              { header: 'Risk', cell: (type) => model.services[type].risk, numeric: true },
              { header: 'Premium', cell: (type) => model.services[type].premium, numeric: true },
              { header: 'What the repairs stand for', cell: (type) => model.services[type].repairs },
            ]}
            rows={serviceTypes}
            rowKey={(type) => type}
          />
          <Table
            caption="Factors by home age"
            columns={[
              { header: 'Home age', cell: (age) => model.homeAges[age].name },
              { header: 'Age factor', cell: (age) => model.homeAges[age].factor, numeric: true },
              { header: 'Why', cell: (age) => model.homeAges[age].why },
            ]}
            rows={homeAges}
            rowKey={(age) => age}
          />
        </div>
      </details>
    </Section>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

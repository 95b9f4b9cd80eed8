import { useQuery } from '@tanstack/react-query'
import model from '../../content/cost-model.yml'
import { checklistsQuery } from '../checklists/checklist-queries.ts'
import { checklistPath, paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { Calculator } from './calculator.tsx'
import type { CostEstimate } from './calculator-calls.ts'
import { ModelFactors } from './model-factors.tsx'
import { QualityCards } from './why-quality.tsx'

export default function CalculatorPage() {
  return (
    <Page>
      <Head
        title="Cost calculator for home projects"
        description="What a home project costs over five years if the work turns out poor, and if it is good. An illustrative planning model with every factor in the open."
        path={paths.calculator}
      />
      <PageHeader
        label="Illustrative planning model, not a study or a quote"
        title="Cost calculator"
        intro="What does your project cost over five years if the work turns out poor, and if it is good?"
      />
      <NeedsScript>
        The form needs script. Without it, the whole model stands below: you can calculate by hand.
      </NeedsScript>
      <Calculator model={model} nextStep={(answer) => <NextStep answer={answer} />} />
      <QualityCards />
      <ModelFactors model={model} />
    </Page>
  )
}

/** The checklist of the same trade, where there is one. */
function NextStep({ answer }: { answer: CostEstimate }) {
  const { data = [] } = useQuery(checklistsQuery)
  const checklist = data.find((one) => one.id === answer.serviceType)
  return (
    <ButtonLink className="sm:justify-self-start" href={checklist ? checklistPath(checklist.id) : paths.checklists}>
      {checklist ? `See what to check: ${checklist.title}` : 'See the checklists'}
    </ButtonLink>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { CostAnswer } from '../api/contract.ts'
import { useRetry } from '../api/retry.browser.ts'
import { checklistsQuery } from '../checklists/checklist-queries.browser.ts'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { Calculator } from './calculator.tsx'
import { costModelQuery } from './calculator-queries.browser.ts'
import { calculatorPath } from './link.ts'
import { ModelFactors } from './model-factors.tsx'
import { QualityCards } from './why-quality.tsx'

export default function CalculatorPage() {
  const { data: model, error, isFetching } = useQuery(costModelQuery())
  const retry = useRetry()
  return (
    <Page>
      <Head
        title="Cost calculator for home projects"
        description="What a home project costs over five years when the work is poor and when it is good. An illustrative planning model with every factor in the open."
        path={calculatorPath}
      />
      <PageHeader
        label="Illustrative planning model, not a study or a quote"
        title="Cost calculator"
        intro="What does your project cost over five years if the work is poor, and if it is good?"
      />
      <NeedsScript>
        The form needs script. Without it, the whole model stands below: you can calculate by hand.
      </NeedsScript>
      {model ? (
        <>
          <Calculator model={model} nextStep={(answer) => <NextStep answer={answer} />} />
          <QualityCards />
          <ModelFactors model={model} />
        </>
      ) : error && !isFetching ? (
        <LoadFailed title="The calculator could not be loaded" error={error} onRetry={retry} className="mt-8" />
      ) : (
        <Loading label="Loading the calculator" className="mt-8">
          <SkeletonCard lines={6} />
        </Loading>
      )}
    </Page>
  )
}

/** The checklist of the same trade, where there is one. */
function NextStep({ answer }: { answer: CostAnswer }) {
  const { data = [] } = useQuery(checklistsQuery())
  const checklist = data.find((one) => one.id === answer.serviceType)
  return (
    <ButtonLink className="sm:justify-self-start" to={checklist ? `/checklist/${checklist.id}` : '/checklist'}>
      {checklist ? `See what to check: ${checklist.title}` : 'See the checklists'}
    </ButtonLink>
  )
}

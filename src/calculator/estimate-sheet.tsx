import Printer from 'lucide-react/icons/printer'
import Scale from 'lucide-react/icons/scale'
import type { ReactNode, Ref } from 'react'
import type { CostModel } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import type { Formats } from '../format/formats.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Clipboard } from '../ui/pictures/clipboard.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { CostEstimate } from './calculator-calls.ts'
import type { useComparedEstimates } from './compared-estimates.browser.ts'
import { mostCompared } from './comparison.ts'
import type { Estimate } from './cost.ts'
import { CostBars } from './cost-bars.tsx'
import { CostTimeline } from './cost-timeline.tsx'
import { aboutMoney, energyName, inputsInWords, sizeNote } from './estimate-words.ts'
import { searchFor } from './link.ts'
import { WorkingOut } from './working-out-list.tsx'

interface EstimateSheetProps {
  model: CostModel
  answer: Estimate
  /** What the homeowner wrote about work of another kind. */
  description: string
  /** Focus comes here when the sheet appears. */
  ref: Ref<HTMLElement>
  comparison: ReturnType<typeof useComparedEstimates>
  /** Where to go from here. */
  nextStep: ReactNode
}

/** The result: both options, year by year, and how it was calculated. */
export function EstimateSheet(props: EstimateSheetProps) {
  const formats = useFormats()
  const { model, answer, description, ref } = props
  const note = sizeNote(model, answer.projectValue, formats)
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="result-title" className="outline-none">
      <Clipboard label="Planning model" number="Not a quote">
        <h2 id="result-title" className="text-lg">
          {inputsInWords(model, answer, formats)}
        </h2>
        {description && (
          <p className="mt-1 wrap-anywhere">
            Your work: <bdi>{description}</bdi>
          </p>
        )}
        <p className="form-label mt-4">Savings: the model’s difference</p>
        <p className="text-4xl font-bold tracking-tight tabular-nums sm:text-5xl">{formats.money(answer.savings)}</p>
        <p className="mt-1 mb-6 text-lg">{savingsInWords(answer, model.years, formats)}</p>
        {note && (
          <Notice tone="caution" className="mb-6">
            <p>{note}</p>
          </Notice>
        )}
        {answer.isCalculatedHere && (
          <Notice className="mb-6" title="Worked out on this device">
            <p>The service did not answer. The figures follow from the same model, so they are the same.</p>
          </Notice>
        )}
        <CostBars model={model} answer={answer} />
        <p className="mt-4 text-sm text-quiet">
          Of the extra price, the {energyName(model, answer)} savings are the part that comes back. They are not taken
          off the total, so the savings above stay on the cautious side. An illustrative planning model, not a study or
          a quote.
        </p>
        <Actions {...props} />
        <Part title="Year by year">
          <CostTimeline model={model} answer={answer} />
        </Part>
        <Part title="How this was calculated">
          <WorkingOut model={model} answer={answer} />
        </Part>
        <p className="mt-6 hidden text-sm wrap-anywhere print:block">Calculate it again: {linkOf(answer)}</p>
      </Clipboard>
    </section>
  )
}

function Actions({ answer, comparison, nextStep }: EstimateSheetProps) {
  const { isFull, add, remove, answers } = comparison
  const isCompared = comparison.includes(answer)
  return (
    <div data-screen-only="" className="mt-6 grid grid-cols-1 gap-4">
      {nextStep}
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          icon={<Scale size={18} aria-hidden="true" />}
          disabled={isFull && !isCompared}
          onClick={() => (isCompared ? remove(answer) : add(answer))}
        >
          {isCompared ? 'Remove from the comparison' : 'Add to the comparison'}
        </Button>
        <CopyButton label="Copy link" of="with these inputs" text={linkOf(answer)} />
        <Button size="small" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div role="status" className="text-sm">
        {answers.length > 0 && (
          <>
            {answers.length} of {mostCompared} in the comparison. {isFull && !isCompared && 'Remove one to add this. '}
            <TextLink href={`${paths.calculator}${searchFor(answer)}#comparison`} alone>
              See the comparison
            </TextLink>
          </>
        )}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-hairline pt-6">
      <h3 className="text-xl">{title}</h3>
      <div className="mt-3">{children}</div>
    </section>
  )
}

const linkOf = (answer: CostEstimate): string => location.origin + paths.calculator + searchFor(answer)

function savingsInWords({ savings }: CostEstimate, years: number, formats: Formats): string {
  if (savings > 0)
    return `That is ${aboutMoney(savings, formats)} less over ${years} years with quality work than if the work turns out poor: what our model makes of it, not money that anybody measured.`
  if (savings === 0) return `No difference over ${years} years at this size, in this model.`
  return `Quality work costs more over ${years} years at this size, in this model.`
}

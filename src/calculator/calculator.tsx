import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import type { CostModel } from '../content/content-schema.ts'
import type { Formats } from '../format/formats.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import type { CostEstimate } from './calculator-calls.ts'
import { useComparedEstimates } from './compared-estimates.browser.ts'
import { EstimateComparison } from './estimate-comparison.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateSheet } from './estimate-sheet.tsx'
import { aboutMoney } from './estimate-words.ts'
import { inputLabels } from './inputs.ts'
import { useEstimate } from './use-estimate.browser.ts'
import { WhyQuality } from './why-quality.tsx'

interface CalculatorProps {
  model: CostModel
  /** Where to go from a result. */
  nextStep: (answer: CostEstimate) => ReactNode
}

/** The form, its result beside it (on a phone below it), and the comparison. */
export function Calculator({ model, nextStep }: CalculatorProps) {
  const formats = useFormats()
  const estimate = useEstimate()
  const { inputs, answer, busy, error, ignored } = estimate
  const [description, setDescription] = useState('')
  const comparison = useComparedEstimates()
  const sheet = useRef<HTMLElement>(null)
  const setShowsNext = useShowNext(sheet, answer !== undefined)
  const isIdle = !answer && !busy
  return (
    <>
      {ignored.length > 0 && <IgnoredNote ignored={ignored} />}
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <EstimateForm
          model={model}
          inputs={inputs}
          description={description}
          onChange={estimate.change}
          onDescribe={setDescription}
          busy={busy}
          onCalculate={() => {
            estimate.calculate()
            setShowsNext(true)
          }}
          onReset={() => {
            estimate.reset()
            setDescription('')
            setShowsNext(false)
          }}
          outcome={
            estimate.isOutdated
              ? 'You changed a field. Calculate again.'
              : answer && outcomeInWords(model, answer, formats)
          }
        >
          {error && <CalculationFailed error={error} onRetry={estimate.retry} />}
        </EstimateForm>
        <div className="grid grid-cols-1 gap-8">
          {busy && (
            <Loading label="Calculating…">
              <SkeletonCard lines={6} />
            </Loading>
          )}
          {answer && (
            <EstimateSheet
              ref={sheet}
              model={model}
              answer={answer}
              description={answer.serviceType === 'other' ? description.trim() : ''}
              comparison={comparison}
              nextStep={nextStep(answer)}
            />
          )}
          {isIdle && <WhyQuality />}
        </div>
      </div>
      <EstimateComparison model={model} answers={comparison.answers} onRemove={comparison.remove} />
      {!isIdle && (
        <div className="mt-12">
          <WhyQuality />
        </div>
      )}
    </>
  )
}

function CalculationFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      tone="problem"
      role="alert"
      title="Failed to calculate costs"
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      <p>{reasonOf(error)} Your inputs are kept.</p>
    </Notice>
  )
}

function IgnoredNote({ ignored }: Pick<ReturnType<typeof useEstimate>, 'ignored'>) {
  return (
    <Notice tone="caution" className="mt-6" role="status">
      <p>
        {ignored.map((field) => inputLabels[field]).join(' and ')} in this link could not be used and was left empty.
        Please choose below.
      </p>
    </Notice>
  )
}

/** Scrolls to the sheet when the next answer has come, once that was asked for. */
function useShowNext(sheet: RefObject<HTMLElement | null>, hasAnswer: boolean) {
  const [showsNext, setShowsNext] = useState(false)
  useEffect(() => {
    if (!showsNext || !hasAnswer) return
    setShowsNext(false)
    showSheet(sheet.current)
  }, [showsNext, hasAnswer, sheet])
  return setShowsNext
}

function showSheet(sheet: HTMLElement | null): void {
  sheet?.scrollIntoView({ block: 'start' })
  sheet?.focus({ preventScroll: true })
}

const outcomeInWords = (
  { years }: CostModel,
  { poorQualityCost, qualityWorkCost }: CostEstimate,
  formats: Formats,
): string =>
  `Over ${years} years ${aboutMoney(poorQualityCost, formats)} if the work turns out poor, ${aboutMoney(qualityWorkCost, formats)} with quality work.`

function reasonOf(error: Error): string {
  if (!(error instanceof CallError) || error.status === 0) return 'There is no connection to the service right now.'
  if (error.status === 429) return 'There were too many tries from this connection. Please wait a minute.'
  return 'The service could not answer just now.'
}

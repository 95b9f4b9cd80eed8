import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CostAnswer, CostModel } from '../contract.ts'
import { CallError } from '../http/call.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { EstimateComparison } from './estimate-comparison.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateSheet } from './estimate-sheet.tsx'
import { inputsInWords } from './estimate-words.ts'
import { inputLabels } from './inputs.ts'
import { useKeptEstimates } from './kept-estimates.tsx'
import { money } from './money.ts'
import { useEstimate } from './use-estimate.tsx'
import { WhyQuality } from './why-quality.tsx'

interface CalculatorProps {
  model: CostModel
  /** Where to go from a result. */
  nextStep: (answer: CostAnswer) => ReactNode
}

/** The form, its result beside it (on a phone below it), and the comparison. */
export function Calculator({ model, nextStep }: CalculatorProps) {
  const estimate = useEstimate()
  const { inputs, answer, busy, error } = estimate
  const [description, setDescription] = useState('')
  const kept = useKeptEstimates()
  const sheet = useRef<HTMLElement>(null)
  const [wantsSheet, setWantsSheet] = useState(false)

  useEffect(() => {
    if (!wantsSheet || !answer || !estimate.isCurrent) return
    setWantsSheet(false)
    showSheet(sheet.current)
  }, [wantsSheet, answer, estimate.isCurrent])

  const isIdle = !answer && !busy
  return (
    <>
      <LinkNotes estimate={estimate} model={model} onShow={() => showSheet(sheet.current)} />
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
            setWantsSheet(true)
          }}
          onReset={() => {
            estimate.reset()
            setDescription('')
            setWantsSheet(false)
          }}
          outcome={answer && outcomeInWords(answer, estimate.isCurrent)}
        >
          {error && (
            <Notice
              tone="problem"
              role="alert"
              title="Failed to calculate costs"
              actions={<Button onClick={estimate.retry}>Retry</Button>}
            >
              <p>{reasonOf(error)} Your inputs are kept.</p>
            </Notice>
          )}
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
              comparison={kept}
              nextStep={nextStep(answer)}
            />
          )}
          {isIdle && <WhyQuality />}
        </div>
      </div>
      <EstimateComparison model={model} answers={kept.answers} onRemove={kept.drop} />
      {!isIdle && (
        <div className="mt-12">
          <WhyQuality />
        </div>
      )}
    </>
  )
}

interface LinkNotesProps {
  estimate: ReturnType<typeof useEstimate>
  model: CostModel
  onShow: () => void
}

/** What a link filled in, and what of it could not be used. */
function LinkNotes({ estimate: { answer, ignored, isByLink, isCurrent }, model, onShow }: LinkNotesProps) {
  return (
    <>
      {ignored.length > 0 && (
        <Notice tone="caution" className="mt-6" role="status">
          <p>
            {ignored.map((field) => inputLabels[field]).join(' and ')} in this link could not be used and was left
            empty. Please choose below.
          </p>
        </Notice>
      )}
      {answer && isByLink && isCurrent && (
        <Notice
          className="mt-6 lg:hidden"
          title={`${money(answer.savings)} less over ${model.years} years with quality work`}
          actions={<Button onClick={onShow}>See the result</Button>}
        >
          <p>Calculated from your link: {inputsInWords(model, answer)}.</p>
        </Notice>
      )}
    </>
  )
}

function showSheet(sheet: HTMLElement | null): void {
  sheet?.scrollIntoView({ block: 'start' })
  sheet?.focus({ preventScroll: true })
}

const outcomeInWords = ({ poorQualityCost, qualityWorkCost }: CostAnswer, isCurrent: boolean): string =>
  isCurrent
    ? `Poor-quality option ${money(poorQualityCost)}, quality option ${money(qualityWorkCost)}.`
    : 'You changed a field. Calculate again to bring the result up to date.'

function reasonOf(error: Error): string {
  if (!(error instanceof CallError) || error.status === 0) return 'There is no connection to the service right now.'
  if (error.status === 429) return 'There were too many tries from this connection. Please wait a minute.'
  return 'The service could not answer just now.'
}

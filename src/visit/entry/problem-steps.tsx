import { useState } from 'react'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { type LifeStep, lifeOf } from '../model/problem-life.ts'
import { lifeTitle, stepLine, stepWords } from '../model/problem-life-words.ts'
import type { ProblemFormProps } from './problem-form.tsx'

/** So many of the last steps stand open. */
const mostOpen = 3

/** What happened to the problems at a point, step by step with its time, and how to say that a repair is none. */
export function ProblemSteps({ pointId, number, record }: ProblemFormProps) {
  const { steps, state } = lifeOf(record)
  const earlier = steps.slice(0, -mostOpen)
  // A problem that was just found says no more than the fields above.
  if (steps.length < 2 && state === 'open') return null
  const isSaidFixed = state === 'open' && record.reply === 'done'
  return (
    <section aria-label={`${lifeTitle.en} (${number})`} className="w-full max-w-lg">
      <p className="font-semibold">{lifeTitle.en}</p>
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-target content-center font-semibold text-link">
            {earlier.length} earlier {earlier.length === 1 ? 'step' : 'steps'}
          </summary>
          <StepList steps={earlier} pointId={pointId} number={number} />
        </details>
      )}
      <StepList steps={steps.slice(-mostOpen)} pointId={pointId} number={number} isFixed={state === 'fixed'} />
      {isSaidFixed && <StillWrong pointId={pointId} number={number} />}
    </section>
  )
}

interface StepListProps {
  steps: readonly LifeStep[]
  pointId: string
  number: string
  /** Its last step is a repair, of which a photo is wanted. */
  isFixed?: boolean
}

function StepList({ steps, pointId, number, isFixed = false }: StepListProps) {
  const formats = useFormats()
  const { photos } = useVisitContext()
  const last = steps.findLast(({ kind }) => kind === 'settled')
  return (
    <ol className="mt-1 grid gap-2 border-s-2 border-hairline ps-3">
      {steps.map((step) => {
        const words = stepWords(step, formats)
        return (
          <li key={step.id} dir="auto" className="wrap-anywhere whitespace-pre-line">
            {stepLine(words, 'en')}
            {words.at && <span className="block text-sm text-quiet">{words.at.en}</span>}
            {photos && (
              <photos.StepPhotos pointId={pointId} number={number} step={step.id} isWanted={isFixed && step === last} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Once they say that it is done: it was looked at, and is not. */
export function StillWrong({ pointId, number }: { pointId: string; number: string }) {
  const change = useChange(pointId)
  const [saw, setSaw] = useState<string>()
  if (saw === undefined)
    return (
      <Button className="mt-3" onClick={() => setSaw('')}>
        Still wrong<span className="sr-only"> {number}</span>
      </Button>
    )
  return (
    <div className="mt-3 grid gap-2">
      <Field label={`What is still wrong (${number})`}>
        <Textarea
          autoFocus
          rows={2}
          maxLength={2000}
          value={saw}
          onChange={(event) => setSaw(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() => {
            change(saw)
            setSaw(undefined)
          }}
        >
          Keep it as still wrong
        </Button>
        <Button onClick={() => setSaw(undefined)}>Cancel</Button>
      </div>
    </div>
  )
}

function useChange(pointId: string) {
  const { dispatch } = useVisitContext()
  return (stillWrong: string) => dispatch({ point: pointId, answers: {}, stillWrong })
}

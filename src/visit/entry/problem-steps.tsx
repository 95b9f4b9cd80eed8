import { useState } from 'react'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { isPhotographed, useVisitContext } from '../context/visit-context.tsx'
import { type LifeStep, lifeOf } from '../model/problem/problem-life.ts'
import { lifeTitle, stepLine, stepWords } from '../model/problem/problem-life-words.ts'
import type { ProblemFormProps } from './problem-form.tsx'
import { StillWrong } from './still-wrong.tsx'

/** So many of the last steps stand open. */
const mostOpen = 3

/** What happened to the problems at a point, step by step with its time, and how to say that a repair is none. */
export function ProblemSteps({ pointId, number, record }: ProblemFormProps) {
  const { photos } = useVisitContext()
  const { steps, state } = lifeOf(record)
  const [isPhotoAsked, askPhoto] = useState(false)
  const earlier = steps.slice(0, -mostOpen)
  // A problem that was just found says no more than the fields above.
  if (steps.length < 2 && state === 'open') return null
  const isSaidFixed = state === 'open' && record.reply === 'done'
  const looked = steps.findLast(({ kind }) => kind === 'settled' || kind === 'still-wrong')
  // A repair from before the problem that is open now is past.
  const wanted = looked?.kind === 'settled' && state === 'open' ? undefined : looked
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
      <StepList steps={steps.slice(-mostOpen)} pointId={pointId} number={number} wanted={wanted} />
      {isSaidFixed && <StillWrong pointId={pointId} number={number} onKept={() => askPhoto(true)} />}
      {isPhotoAsked && photos && (
        <photos.StepPhotoSheet pointId={pointId} number={number} of="still-wrong" onClose={() => askPhoto(false)} />
      )}
    </section>
  )
}

interface StepListProps {
  steps: readonly LifeStep[]
  pointId: string
  number: string
  /** The one of which a photo is wanted: the last that was looked at. */
  wanted?: LifeStep | undefined
}

function StepList({ steps, pointId, number, wanted }: StepListProps) {
  const formats = useFormats()
  const { photos } = useVisitContext()
  return (
    <ol className="mt-1 grid gap-2 border-s-2 border-hairline ps-3">
      {steps.map((step) => {
        const words = stepWords(step, formats)
        return (
          <li key={step.id} dir="auto" className="wrap-anywhere whitespace-pre-line">
            {stepLine(words, 'en')}
            {words.at && <span className="block text-sm text-quiet">{words.at.en}</span>}
            {photos && isPhotographed(step) && (
              <photos.StepPhotos pointId={pointId} number={number} step={step} isWanted={step === wanted} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

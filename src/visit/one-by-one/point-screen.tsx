import { useEffect, useRef } from 'react'
import type { Checklist } from '../../checklists/checklist.ts'
import { itemWords } from '../../checklists/checklist-words.ts'
import type { Job } from '../../content/job-fit.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { isLastLocalEdit } from '../device/last-local-edit.browser.ts'
import type { Dispatch } from '../device/use-visit.browser.ts'
import { PointNote } from '../entry/point-note.tsx'
import { PointPhotos } from '../entry/point-photos.tsx'
import { ProblemFields } from '../entry/problem-fields.tsx'
import { StopHere, StopMark } from '../entry/stop-here.tsx'
import { isReadTwice, PointLines, SayToCrew, textLine } from '../full-list/point-card.tsx'
import { phaseCounts, type Step } from '../model/steps.ts'
import { pointIn, type Visit } from '../model/visit.ts'
import { lastChance } from '../model/visit-words.ts'

interface PointScreenProps {
  checklist: Checklist
  step: Step
  steps: Step[]
  job: Job
  visitId: string
  visit: Visit
  dispatch: Dispatch
  /** Good was pressed, and waits for its case. */
  isGoodAsked: boolean
  /** Goes on to what is open next. */
  onDone: () => void
}

/** One check point as it is held beside the work: what is asked first and large, then what is wrong, and its item last. */
export function PointScreen(props: PointScreenProps) {
  const { checklist, step, steps, job, visitId, visit, dispatch, isGoodAsked, onDone } = props
  const { item, point, number } = step
  const words = itemWords({ ...item, points: [point] }, checklist, job)
  const [pointWords] = words.points
  const record = pointIn(visit, point.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const isProblem = record.answer === 'problem'
  // Read aloud when it comes, and where the keys are.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const wasProblem = useRef(isProblem)
  useEffect(() => {
    if (isProblem && !wasProblem.current && isLastLocalEdit(point.id))
      problem.current?.scrollIntoView({ block: 'nearest' })
    wasProblem.current = isProblem
  }, [isProblem, point.id])
  if (!pointWords) return null
  const isTimed = isReadTwice(pointWords)
  const photos = (
    <PointPhotos
      visitId={visitId}
      placeId={point.id}
      title={number}
      isWanted={isTimed || isProblem}
      isInRows={isTimed}
    />
  )
  return (
    <article aria-labelledby={`check-${point.id}`}>
      <div className="safety-first">{words.lines.filter(({ kind }) => kind === 'safety').map(textLine)}</div>
      <p className="form-label mt-2">
        {number} · {pointWords.how}
        <span className="item-named"> · {words.title}</span>
      </p>
      <h2 ref={heading} id={`check-${point.id}`} tabIndex={-1} className="check-asked">
        {unbroken(pointWords.check)}
      </h2>
      <StopMark stopWork={pointWords.stopWork} isProblem={isProblem} />
      <div className="mt-2 grid grid-cols-1 gap-2">
        <PointLines
          checklist={checklist}
          point={pointWords}
          job={job}
          visit={visit}
          dispatch={dispatch}
          isGoodAsked={isGoodAsked}
          photos={isTimed && photos}
          onDecided={onDone}
        />
        <div ref={problem} className="flex flex-wrap items-start gap-3">
          <StopHere stopWork={pointWords.stopWork} isProblem={isProblem} />
          {!isTimed && photos}
          {isProblem ? (
            <ProblemFields
              pointId={point.id}
              number={number}
              record={record}
              onChange={(answers) => dispatch({ point: point.id, answers })}
            />
          ) : (
            <PointNote
              number={number}
              saw={record.saw}
              onChange={(answers) => dispatch({ point: point.id, answers })}
              isOffered
            />
          )}
        </div>
        <LastChance steps={steps} step={step} visit={visit} />
        <SayToCrew checklist={checklist} point={pointWords} number={number} job={job} visitId={visitId} visit={visit} />
        <details>
          <summary className="min-h-target content-center font-semibold text-link">
            About {words.title} <span className="text-sm font-normal text-quiet">{words.priority}</span>
          </summary>
          <div className="mb-3 grid gap-2">
            <p className="text-quiet">{words.description}</p>
            {words.lines.filter(({ kind }) => kind !== 'safety').map(textLine)}
          </div>
        </details>
      </div>
    </article>
  )
}

/** How many checks are lost when this phase goes by. */
function LastChance({ steps, step, visit }: Pick<PointScreenProps, 'steps' | 'step' | 'visit'>) {
  const { phase } = step.item
  const count = phaseCounts(steps, visit).find((one) => one.phase === phase)
  const open = count ? count.all - count.answered : 0
  if (open === 0) return null
  return <p className="border-s-4 border-copper bg-sunken px-3 py-2 text-sm font-semibold">{lastChance(phase, open)}</p>
}

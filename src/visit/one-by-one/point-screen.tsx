import { useEffect, useRef } from 'react'
import { itemWords } from '../../checklists/checklist-words.ts'
import { isLastLocalEdit } from '../context/last-local-edit.browser.ts'
import { PointPhotos, usePoint, useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { OwnCheckHere } from '../entry/own-check-here.tsx'
import { PointFindings } from '../entry/point-findings.tsx'
import { Exceptions, isReadTwice, PointLines, Steps, textLine } from '../entry/point-lines.tsx'
import { SayToCrew } from '../entry/say-to-crew.tsx'
import { StopHere, StopMark } from '../entry/stop-here.tsx'
import { WithTerms } from '../entry/with-terms.tsx'
import { crewChecks, isFirstOf, isFirstWithoutCrew, phaseCounts, type Step } from '../model/steps.ts'
import { lastChance, withoutCrew } from '../model/visit-words.ts'

interface PointScreenProps {
  step: Step
  steps: Step[]
  /** Goes on to the next open point. */
  onDone: () => void
}

/** One check: its name, what to do and what is read, then what is wrong, and its item last. What is good stands in the bar. */
export function PointScreen({ step, steps, onDone }: PointScreenProps) {
  const { checklist, job } = useVisitContext()
  const { item, point, number } = step
  const words = itemWords({ ...item, points: [point] }, checklist, job)
  const [pointWords] = words.points
  const record = usePoint(point.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const isProblem = record.answer === 'problem'
  // The heading is read aloud when the point comes, and keys start from it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const wasProblem = useRef(isProblem)
  useEffect(() => {
    if (isProblem && !wasProblem.current && isLastLocalEdit(point.id))
      problem.current?.scrollIntoView({ block: 'nearest' })
    wasProblem.current = isProblem
  }, [isProblem, point.id])
  if (!pointWords) return null
  const isTimed = isReadTwice(pointWords)
  const { true: ofSafety = [], false: ofItem = [] } = Object.groupBy(words.lines, ({ kind }) =>
    kind === 'safety' ? 'true' : 'false',
  )
  const found = (
    <div ref={problem} className="flex scroll-mt-28 flex-wrap items-start gap-3">
      <PointFindings pointId={point.id} number={number} record={record} isNoteOffered>
        {!isTimed && <PointPhotos pointId={point.id} number={number} lines={pointWords.lines} isWanted={isProblem} />}
      </PointFindings>
      {isProblem && <Exceptions point={pointWords} />}
    </div>
  )
  return (
    <article aria-labelledby={`check-${point.id}`}>
      {isFirstOf(steps, step, 'item') && <div className="safety-first">{ofSafety.map((line) => textLine(line))}</div>}
      <p className="form-label">
        {number} · {pointWords.how}
        <span className="item-named"> · {words.title}</span>
      </p>
      <h2 ref={heading} id={`check-${point.id}`} tabIndex={-1} className="check-asked">
        <WithTerms text={pointWords.name.en} terms={pointWords.terms} />
      </h2>
      <Steps steps={pointWords.do} terms={pointWords.terms} />
      <StopMark stopWork={pointWords.stopWork} isProblem={isProblem} />
      <StopHere stopWork={pointWords.stopWork} isProblem={isProblem} />
      <div className="mt-2 grid grid-cols-1 gap-2">
        <PointLines point={pointWords} number={number} record={record} isAlone onDecided={onDone}>
          {isProblem && found}
        </PointLines>
        {!isProblem && found}
        {isFirstWithoutCrew(steps, step) && <WithoutCrew steps={steps} />}
        {isFirstOf(steps, step, 'phase') && <LastChance steps={steps} step={step} />}
        <SayToCrew point={pointWords} number={number} record={record} />
        <details>
          <summary className="min-h-target content-center font-semibold text-link">
            About {words.title} <span className="text-sm font-normal text-quiet">{words.priority}</span>
          </summary>
          <div className="mb-3 grid gap-2">
            <p className="text-quiet">{words.description}</p>
            {ofItem.map((line) => textLine(line))}
          </div>
        </details>
        <OwnCheckHere item={item} />
      </div>
    </article>
  )
}

/** The crew's checks are behind, in the order of the steps. */
function WithoutCrew({ steps }: Pick<PointScreenProps, 'steps'>) {
  const open = useVisitValue((visit) => crewChecks(steps, visit).without)
  return open > 0 && <p className="text-sm font-semibold">{withoutCrew(open)}</p>
}

/** How many checks are lost when this phase ends. */
function LastChance({ steps, step }: Pick<PointScreenProps, 'steps' | 'step'>) {
  const { phase } = step.item
  const open = useVisitValue((visit) => {
    const count = phaseCounts(steps, visit).find((one) => one.phase === phase)
    return count ? count.all - count.answered : 0
  })
  if (open === 0) return null
  return <p className="border-s-4 border-copper bg-sunken px-3 py-2 text-sm font-semibold">{lastChance(phase, open)}</p>
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { phaseLabels } from '../../checklists/checklist-words.ts'
import { paths } from '../../content/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CodeWanted } from '../context/code-wanted.tsx'
import { VisitActions } from '../context/visit-actions.tsx'
import { AnswersBesideList } from '../entry/answers-beside-list.tsx'
import { answersBeside } from '../model/answers-beside-list.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import { type Counts, needsCode } from '../model/progress.ts'
import { filtered, phaseCounts, type Step } from '../model/steps.ts'
import { allAnswered, checksWords, stopsWords } from '../model/visit-words.ts'
import { BeforePaying, ProblemList, ToDecide } from './to-fix.tsx'
import type { VisitScreenProps } from './visit-screen.tsx'

export interface VisitEndProps extends VisitScreenProps {
  fitted: FittedItem[]
  counts: Counts
  steps: Step[]
  onPick: (pointId: string) => void
  /** Once it is drawn, which may be after all else of the page. */
  onShown: () => void
}

/** When no point is left: what was found, what is still to be fixed, and the report. */
export function VisitEnd(props: VisitEndProps) {
  const {
    checklist,
    title,
    items,
    isOpen,
    hadFullAccess,
    canStart,
    job,
    fitted,
    visiting,
    counts,
    steps,
    onPick,
    onShown,
  } = props
  const { visit } = visiting
  const problems = filtered(steps, visit, 'problem')
  const open = filtered(steps, visit, 'open')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone; this is read aloud in its place.
  const shown = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true })
    onShown()
  })
  useEffect(() => shown(), [])
  const locked = checklist.itemCount - items.length
  const stops = stopsWords(counts.stops)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="w-fit text-2xl outline-none">
        {open.length > 0
          ? `${checksWords(open.length, isOpen)} ${open.length === 1 ? 'is' : 'are'} open`
          : allAnswered(isOpen)}
      </h2>
      {stops && <p className="font-semibold text-problem">{stops}</p>}
      <ToDecide checklist={checklist} steps={steps} job={job} visit={visit} onPick={onPick} />
      {problems.length > 0 && (
        <ProblemList checklist={checklist} problems={problems} job={job} visit={visit} onPick={onPick} />
      )}
      <AnswersBesideList beside={answersBeside(fitted, visit)} />
      <VisitActions
        checklist={checklist}
        title={title}
        items={items}
        open={isOpen}
        hadFullAccess={hadFullAccess}
        canStart={canStart || needsCode(counts, props)}
        visiting={visiting}
        job={job}
        isAtEnd
      />
      {problems.length > 0 && <BeforePaying problems={problems} steps={steps} />}
      <ul className="mt-6">
        {phaseCounts(steps, visit).map(({ phase, all, answered, problems }) => (
          <li key={phase} className="flex justify-between gap-4 border-b border-hairline py-2">
            <span>{phaseLabels[phase]}</span>
            <span className="tabular-nums">
              {answered} of {all}
              {problems > 0 && <strong className="text-problem"> · {problems} to fix</strong>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink alone href={paths.myVisits}>
          Save a backup file of your visits
        </TextLink>
      </p>
      {needsCode(counts, props) ? (
        <CodeWanted canStart={canStart} className="mt-6" />
      ) : locked > 0 ? (
        <Card tone="open" className="mt-6">
          <h3 className="text-xl">{locked} more items</h3>
          <p className="mt-2 mb-4">
            These were the free ones. The other {locked} hold{' '}
            {checklist.pointCount - items.reduce((sum, { points }) => sum + points.length, 0)} checks.
          </p>
          <ButtonLink href={canStart ? paths.access : paths.purchase} variant="primary">
            {canStart ? 'Start the project' : 'Unlock with a plan'}
          </ButtonLink>
          {!canStart && (
            <p className="mt-3">
              Have a code? <TextLink href={paths.access}>Enter it</TextLink>
            </p>
          )}
        </Card>
      ) : null}
    </>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { phaseLabels } from '../../checklists/checklist-words.ts'
import { paths } from '../../content/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BackupReminder } from '../backup/backup-reminder.tsx'
import { CodeWanted } from '../context/code-wanted.tsx'
import { VisitActions } from '../context/visit-actions.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { earliest, latest } from '../device/visits-here.browser.ts'
import { AnswersBesideList } from '../entry/answers-beside-list.tsx'
import { answeredWords } from '../model/answered-words.ts'
import { answersBeside } from '../model/answers-beside-list.ts'
import { problemCountWords } from '../model/problem/problem-life-words.ts'
import { needsCode, problemsOf, visitProgress } from '../model/progress.ts'
import { answeredLast, filtered, nextOpen, phaseCounts } from '../model/steps.ts'
import { allAnswered, checksWords, goOnWords, lookAgain, stopsWords } from '../model/visit-words.ts'
import { PaperworkLinks } from '../paperwork/paperwork-links.tsx'
import type { VisitEndProps } from './screen-props.ts'
import { BeforePaying, ProblemList, ToDecide } from './to-fix.tsx'
import { placeOfAgain } from './use-place.browser.ts'

/** When no point is left: what was found, what is still to be fixed, and the report. */
export function VisitEnd(props: VisitEndProps) {
  const {
    title,
    items,
    isOpen,
    hadFullAccess,
    told,
    canStart,
    isUnpaid,
    fitted,
    visiting,
    counts,
    steps,
    onPick,
    onShown,
  } = props
  const { checklist, job } = useVisitContext()
  const { visit } = visiting
  const problems = filtered(steps, visit, 'problem')
  const open = filtered(steps, visit, 'open')
  const next = nextOpen(steps, visit, answeredLast(steps, visit))
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone; this is read aloud in its place.
  const shown = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true })
    onShown()
  })
  useEffect(() => shown(), [])
  const stops = stopsWords(counts.stops)
  const count = problemsOf(counts)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="w-fit text-2xl outline-none">
        {needsCode(counts, props)
          ? answeredWords(visitProgress(counts, props))
          : open.length > 0
            ? `${steps.length - open.length} of ${checksWords(steps.length, isOpen)}`
            : allAnswered(isOpen)}
        {problems.length > 0 && `, ${problems.length} to fix`}
      </h2>
      {next && (
        <Button variant="primary" size="large" className="mt-3 w-full" onClick={() => onPick(next.point.id)}>
          {goOnWords(counts, props)}
        </Button>
      )}
      {count.fixed > 0 && <p className="font-semibold">Problems: {problemCountWords(count).en}</p>}
      {stops && <p className="font-semibold text-problem">{stops}</p>}
      <ToDecide steps={steps} visit={visit} onPick={onPick} />
      {problems.length > 0 && (
        <>
          <Button size="large" className="mt-3 w-full" onClick={() => onPick(placeOfAgain)}>
            {lookAgain(problems.length)}
          </Button>
          <ProblemList steps={problems} visit={visit} onPick={onPick} />
        </>
      )}
      <AnswersBesideList beside={answersBeside(fitted, visit, told)} />
      <VisitActions
        checklist={checklist}
        title={title}
        items={items}
        open={isOpen}
        hadFullAccess={hadFullAccess}
        told={told}
        canStart={canStart || isUnpaid || needsCode(counts, props)}
        visiting={visiting}
        job={job}
        isAtEnd={next ? 'early' : 'all'}
      />
      {problems.length > 0 && <BeforePaying problems={problems} steps={steps} />}
      <PaperworkLinks when="paying" className="mt-4" />
      <PaperworkLinks when="after" className="mt-2" />
      <PhaseTable {...props} />
      <BackupReminder changedAt={latest(visit)} begunAt={earliest(visit)} isElsewhere />
      {!isUnpaid &&
        (needsCode(counts, props) ? <CodeWanted canStart={canStart} className="mt-6" /> : <LockedItems {...props} />)}
    </>
  )
}

const PhaseTable = ({ steps, visiting }: VisitEndProps) => (
  <ul className="mt-6">
    {phaseCounts(steps, visiting.visit).map(({ phase, all, answered, problems }) => (
      <li key={phase} className="flex justify-between gap-4 border-b border-hairline py-2">
        <span>{phaseLabels[phase]}</span>
        <span className="tabular-nums">
          {answered} of {all}
          {problems > 0 && <strong className="text-problem"> · {problems} to fix</strong>}
        </span>
      </li>
    ))}
  </ul>
)

/** How many items a plan opens beyond the free ones. */
function LockedItems({ items, canStart }: VisitEndProps) {
  const { checklist } = useVisitContext()
  const locked = checklist.itemCount - items.length
  if (locked === 0) return null
  return (
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
  )
}

import { isSaid } from '../../content/job-fit.ts'
import { visitPath } from '../../content/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Folds } from '../../ui/fold-card.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { CodeWanted } from '../context/code-wanted.tsx'
import { JobCard } from '../context/job-card.tsx'
import { NewerList } from '../context/newer-list.tsx'
import { StopWork } from '../context/stop-work.tsx'
import { Tonight } from '../context/tonight.tsx'
import { VisitChoice } from '../context/visit-choice.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { needsCode, visitProgress } from '../model/progress.ts'
import { crewChecks } from '../model/steps.ts'
import { allAnswered, crewIsHere, goOnWords, lookAgain, progressInFull } from '../model/visit-words.ts'
import { PaperworkLinks } from '../paperwork/paperwork-links.tsx'
import { AnswerIcon } from './answer-bar.tsx'
import type { VisitPartProps } from './screen-props.ts'
import { placeOfAgain } from './use-place.browser.ts'
import { answerKeys } from './use-shortcuts.browser.ts'

interface VisitStartProps extends VisitPartProps {
  /** True where the crew is there: then what needs it comes first. */
  onBegin: (isCrewHere: boolean) => void
  onPick: (place: string) => void
}

/** Before the first point: which job it is, what should stop the work, and what can be settled the evening before. */
export function VisitStart(props: VisitStartProps) {
  const { items, canStart, isUnpaid, changeJob, visiting, visits, newer, offlineLine, fitted, counts } = props
  const { checklist, job } = useVisitContext()
  const [keysAreOn, switchKeys] = answerKeys.useSwitch()
  const hrefOf = (id: string | undefined) => `${visitPath(checklist.id)}#${id ?? ''}`
  const firstOf = (itemId: string) => fitted.find(({ item }) => item.id === itemId)?.points[0]?.id
  return (
    <>
      {needsCode(counts, props) && !isUnpaid && <CodeWanted canStart={canStart} className="mb-4" />}
      {counts.answered > 0 && <Rows {...props} />}
      <JobCard checklist={checklist} job={job} onChange={changeJob} folded={counts.answered > 0} className="mt-0!" />
      {counts.answered === 0 && <Rows {...props} />}
      {offlineLine}
      <NewerList newer={newer} visit={visiting.visit} />
      <div className="mt-6">
        <Folds>
          <StopWork
            checklist={checklist}
            items={items}
            job={job}
            hrefOf={({ id, points }) => hrefOf(firstOf(id) ?? points[0]?.id)}
          />
          <Tonight fitted={fitted} hrefOf={({ point }) => hrefOf(point.id)} />
          <PaperworkLinks when="before" />
          <VisitChoice checklist={checklist} visits={visits} />
        </Folds>
      </div>
      <TickBox
        className="mt-4 pointer-coarse:hidden noscript:hidden"
        label="Keys: 1 Good, 2 Problem, 3 not applicable, arrows to go on and back, U to undo"
        checked={keysAreOn}
        onTick={switchKeys}
      />
      <BeginBar {...props} />
    </>
  )
}

/** The way to begin, where the answers will be. */
function BeginBar(props: VisitStartProps) {
  const { isOpen, counts, onBegin } = props
  const { checklist, job } = useVisitContext()
  const left = counts.all - counts.answered
  const isWanting = needsCode(counts, props)
  const isAllAnswered = left === 0 && counts.answered > 0 && !isWanting
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-4 border-t border-hairline bg-page px-4 py-3 noscript:hidden"
    >
      <p className="sr-only" role="status">
        {progressInFull(visitProgress(counts, props), {
          pointCount: checklist.pointCount,
          isOpen,
          isJobSaid: isSaid(job),
        })}
        {isAllAnswered && `. ${allAnswered(isOpen)}.`}
      </p>
      <Button
        variant={isWanting ? 'secondary' : 'primary'}
        size="large"
        className="w-full"
        onClick={() => onBegin(false)}
      >
        {goOnWords(counts, props)}
      </Button>
    </div>
  )
}

/** Other ways into the checks: to the problems that are left, and to what cannot be done without the crew. */
function Rows({ counts, steps, visiting, onBegin, onPick }: VisitStartProps) {
  const { checks, minutes } = crewChecks(steps, visiting.visit)
  return (
    <div className="my-3 grid gap-2 noscript:hidden">
      {counts.problems > 0 && (
        <Button wide onClick={() => onPick(placeOfAgain)} icon={<AnswerIcon answer="problem" />}>
          {lookAgain(counts.problems)}
        </Button>
      )}
      {checks > 0 && (
        <Button wide onClick={() => onBegin(true)}>
          {crewIsHere(checks, minutes)}
        </Button>
      )}
    </div>
  )
}

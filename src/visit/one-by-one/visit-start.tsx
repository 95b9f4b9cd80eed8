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
import { allAnswered, crewIsHere, goOnWords, lookAgain, progressInFull, withoutCrew } from '../model/visit-words.ts'
import { PaperworkLinks } from '../paperwork/paperwork-links.tsx'
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
      <JobCard
        checklist={checklist}
        job={job}
        onChange={changeJob}
        folded={counts.answered > 0 && isSaid(job)}
        className="mt-0!"
      />
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
      <p className="mt-4 text-quiet">Good goes on by itself, and can be undone for five seconds.</p>
      <TickBox
        className="mt-2 pointer-coarse:hidden noscript:hidden"
        label="Keys: 1 Good, 2 Problem, 3 not applicable, arrows to go on and back, U to undo"
        checked={keysAreOn}
        onTick={switchKeys}
      />
      <BeginBar {...props} />
    </>
  )
}

/** What is left and the way to begin, where the answers will be. */
function BeginBar(props: VisitStartProps) {
  const { isOpen, counts, steps, visiting, onBegin, onPick } = props
  const { checklist, job } = useVisitContext()
  const left = counts.all - counts.answered
  const isWanting = needsCode(counts, props)
  const isAllAnswered = left === 0 && counts.answered > 0 && !isWanting
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-4 border-t border-hairline bg-page px-4 py-3 noscript:hidden"
    >
      <p className="mb-2 text-sm text-quiet" role="status">
        {progressInFull(visitProgress(counts, props), {
          pointCount: checklist.pointCount,
          isOpen,
          isJobSaid: isSaid(job),
        })}
        {isAllAnswered && `. ${allAnswered(isOpen)}.`}
      </p>
      {counts.problems > 0 && (
        <Button size="large" className="mb-3 w-full" onClick={() => onPick(placeOfAgain)}>
          {lookAgain(counts.problems)}
        </Button>
      )}
      <CrewIsHere {...crewChecks(steps, visiting.visit)} onPress={() => onBegin(true)} />
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

type CrewIsHereProps = ReturnType<typeof crewChecks> & { onPress: () => void }

/** Begins with the checks that cannot be done without the crew. */
const CrewIsHere = ({ checks, minutes, without, onPress }: CrewIsHereProps) =>
  checks > 0 && (
    <>
      <Button size="large" className="w-full" onClick={onPress}>
        {crewIsHere(checks, minutes)}
      </Button>
      <p className="mt-1 mb-2 text-sm text-quiet">{without > 0 && `Then ${withoutCrew(without)}.`}</p>
    </>
  )

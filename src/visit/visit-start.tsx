import { visitPath } from '../content/paths.ts'
import { Button } from '../ui/button.tsx'
import { Folds } from '../ui/fold-card.tsx'
import { TickBox } from '../ui/tick-box.tsx'
import { answerKeys } from './answer-keys.browser.ts'
import type { FittedItem } from './fitted-items.ts'
import { JobCard } from './job-card.tsx'
import { NewerList } from './newer-list.tsx'
import { filtered, type Step } from './steps.ts'
import { StopWork } from './stop-work.tsx'
import { Tonight } from './tonight.tsx'
import { VisitChoice } from './visit-choice.tsx'
import type { VisitScreenProps } from './visit-screen.tsx'

interface VisitStartProps extends VisitScreenProps {
  fitted: FittedItem[]
  steps: Step[]
  onBegin: () => void
}

/** Before the first point: which job it is, what should stop the work, and what can be settled the evening before. */
export function VisitStart(props: VisitStartProps) {
  const { checklist, items, job, changeJob, visiting, visits, newer, offlineLine, fitted, steps, onBegin } = props
  const { visit } = visiting
  const [keysAreOn, switchKeys] = answerKeys.useSwitch()
  const open = filtered(steps, visit, 'open').length
  const hrefOf = (id: string | undefined) => `${visitPath(checklist.id)}#${id ?? ''}`
  return (
    <>
      <Button variant="primary" size="large" className="w-full noscript:hidden" onClick={onBegin}>
        {open === steps.length ? `Begin: ${open} checks` : `Continue: ${open} checks left`}
      </Button>
      {offlineLine}
      <NewerList newer={newer} visit={visit} />
      <StopWork checklist={checklist} items={items} job={job} hrefOf={({ points }) => hrefOf(points[0]?.id)} />
      <JobCard checklist={checklist} job={job} onChange={changeJob} />
      <div className="mt-8">
        <Tonight fitted={fitted} className="mb-4" hrefOf={({ point }) => hrefOf(point.id)} />
      </div>
      <Folds>
        <VisitChoice checklist={checklist} visits={visits} />
      </Folds>
      <p className="mt-4 text-quiet">Good goes on by itself, and can be undone for five seconds.</p>
      <TickBox
        className="mt-2 pointer-coarse:hidden noscript:hidden"
        label="Keys: 1 Good, 2 Problem, 3 not applicable, arrows to go on and back, U to undo"
        checked={keysAreOn}
        onTick={switchKeys}
      />
    </>
  )
}

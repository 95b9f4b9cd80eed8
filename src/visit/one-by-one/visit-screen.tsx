import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Item } from '../../checklists/checklist.ts'
import { afterPaint } from '../../ui/browser/after-paint.browser.ts'
import { useIsHydrating } from '../../ui/browser/hydrating.browser.ts'
import { useIsWide } from '../../ui/browser/is-wide.browser.ts'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { rememberLocalEdit } from '../context/last-local-edit.browser.ts'
import { RunningReadings } from '../context/running-readings.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { heldElsewhere } from '../device/database.browser.ts'
import type { VisitedList } from '../device/use-visited-list.browser.ts'
import { useBegunVisit } from '../device/visit-index.browser.ts'
import { AnswerBar, LastAnswerStatus, UndoLast } from '../entry/answer-bar.tsx'
import { useLastAnswer } from '../entry/use-last-answer.browser.ts'
import { fitItems } from '../model/fitted-items.ts'
import { undecided } from '../model/objection.ts'
import { begunVisit, countsOf, problemCount, visitProgress } from '../model/progress.ts'
import { answeredLast, nextOpen, phaseCounts, type Step, stepBeside, stepsOf } from '../model/steps.ts'
import { type Answer, pointIn } from '../model/visit.ts'
import { heldWords } from '../model/visit-words.ts'
import { Outline } from './outline.tsx'
import { PhaseChips } from './phase-chips.tsx'
import { PointScreen } from './point-screen.tsx'
import { TopBar } from './top-bar.tsx'
import { useShortcuts } from './use-shortcuts.browser.ts'
import type { VisitEndProps } from './visit-end.tsx'
import { VisitStart } from './visit-start.tsx'

export type VisitScreenProps = Omit<VisitedList, 'items'> & {
  items: Item[]
  /** Whether the page works without a signal. */
  offlineLine: ReactNode
}

/** What the hash names when it names no check point. */
const list = 'list'
const end = 'end'

/** How long an answer is seen before the next point comes, in milliseconds. */
const advanceMs = 250

/** The point that the address names, with what is around it: how far one is, the phases, the answers at the thumb. */
export function VisitScreen(props: VisitScreenProps) {
  const { checklist, title, items, job, visiting } = props
  const { id, visit } = visiting
  const { dispatch, current } = useVisitContext()
  const fitted = useMemo(() => fitItems(items, job, checklist), [items, job, checklist])
  const steps = useMemo(() => stepsOf(fitted), [fitted])
  const counts = countsOf(fitted, visit)
  useBegunVisit(visiting, begunVisit({ id, title }, { counts, list: props, visit }))
  const { place, go: goTo } = usePlace()
  const turning = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(turning.current), [])
  /** Whoever goes somewhere is not taken elsewhere by an answer given before. */
  const go = (to: string) => {
    clearTimeout(turning.current)
    goTo(to)
  }
  const step = steps.find(({ point }) => point.id === place)
  // The list is opened to look around, and is left where one was.
  const [seenLast, setSeenLast] = useState<string>()
  if (step && step.point.id !== seenLast) setSeenLast(step.point.id)
  const { last, remember, forget, hold } = useLastAnswer()
  const next = (from: string | undefined) => go(nextOpen(steps, visit, from)?.point.id ?? end)
  /** The point where Good was pressed and waits for its case. */
  const [goodAskedAt, askGoodAt] = useState<string>()
  /** False where the answer has to wait: a number without its case takes no Good. */
  const give = (given: Answer | null, isMarked = false): boolean => {
    if (!step) return false
    const point = step.point.id
    const asking = { visit: current(), job, questions: checklist.questions }
    const objection = given && undecided({ point: step.point, whens: [step.item.when, step.point.when] }, given, asking)
    const hasToWait = objection?.kind === 'no-case'
    askGoodAt(hasToWait ? point : undefined)
    clearTimeout(turning.current)
    if (hasToWait) {
      rememberLocalEdit(point)
      return false
    }
    // A correction may come before the press that it corrects is shown.
    const before = pointIn(current(), point).answer
    const rememberIt = () => remember({ id: point, number: step.number, before, given })
    if (given !== before) {
      dispatch({ point, answers: { answer: given } }, isMarked)
      if (isMarked) afterPaint(rememberIt)
      else rememberIt()
    }
    // A problem is told at its point, and so is what speaks against an answer.
    // What is pressed once more holds, and leads on once more.
    if ((given === 'good' || given === 'na') && !objection) {
      const { href } = window.location
      turning.current = setTimeout(() => href === window.location.href && next(point), advanceMs)
    }
    return true
  }
  const undo = () => {
    if (!last) return
    // What another tab has said there since is not what is taken back.
    if (pointIn(current(), last.id).answer === last.given)
      dispatch({ point: last.id, answers: { answer: last.before } })
    go(last.id)
    forget()
  }
  const undoing = { last, onUndo: undo, onHold: hold }
  const turn = (places: -1 | 1) => {
    const to = step && stepBeside(steps, step.point.id, places)
    if (to) go(to.point.id)
  }
  useShortcuts({ onAnswer: give, onBack: () => turn(-1), onNext: () => turn(1), onUndo: undo })

  const outline = (
    <Outline
      checklist={checklist}
      steps={steps}
      visit={visit}
      current={step?.point.id ?? (place === list ? seenLast : undefined)}
      onPick={(id) => go(id)}
    />
  )
  const isWide = useIsWide()
  // The answer is painted first, and its mark among all the others after it.
  const beside = useDeferredValue(isWide ? outline : null)
  return (
    <div className="visit lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="flex min-h-dvh min-w-0 flex-col lg:col-start-2">
        <TopBar
          checklist={checklist}
          title={title}
          progress={visitProgress(counts, props)}
          problems={problemCount(counts)}
        />
        <PhaseChips
          counts={phaseCounts(steps, visit)}
          current={step?.item.phase}
          onPick={(phase) => go(firstOf(steps, phase, (one) => pointIn(visit, one.point.id).answer === null))}
        />
        <div
          data-skip-here=""
          tabIndex={-1}
          className="mx-auto w-full max-w-reading flex-1 px-4 pt-3 pb-6 outline-none"
        >
          <RunningReadings
            points={steps.map(({ point }) => point)}
            visit={visit}
            current={step?.point.id}
            className="mb-3"
          />
          {step ? (
            <PointScreen
              key={step.point.id}
              step={step}
              steps={steps}
              isGoodAsked={goodAskedAt === step.point.id}
              onDone={() => next(step.point.id)}
            />
          ) : place === list ? (
            isWide ? (
              <p>Pick a check from the list.</p>
            ) : (
              outline
            )
          ) : place === end ? (
            <VisitEnd
              {...props}
              fitted={fitted}
              counts={counts}
              steps={steps}
              onPick={(id) => go(id)}
              onShown={toItsTop}
            />
          ) : (
            <VisitStart
              {...props}
              fitted={fitted}
              counts={counts}
              steps={steps}
              onBegin={() => next(answeredLast(steps, visit))}
            />
          )}
          <Saved {...visiting} />
        </div>
        {place === end && (
          <div className={last ? 'undo-bar' : 'sr-only'}>
            <UndoLast {...undoing} />
            <LastAnswerStatus last={last} />
          </div>
        )}
        {step && (
          <AnswerBar
            step={step}
            answer={pointIn(visit, step.point.id).answer}
            latest={() => pointIn(current(), step.point.id).answer}
            onAnswer={(answer) => give(answer, true)}
            onClear={() => give(null, true)}
            undo={undoing}
            onBack={stepBeside(steps, step.point.id, -1) && (() => turn(-1))}
            onList={() => go(list)}
            onNext={() => next(step.point.id)}
          />
        )}
      </div>
      {/* Seen first, reached last: whoever comes by keys is here to answer. */}
      {isWide && (
        <aside className="sticky top-0 col-start-1 row-start-1 h-dvh overflow-y-auto border-e border-hairline p-4">
          {beside}
        </aside>
      )}
    </div>
  )
}

const VisitEnd = lazyPart(
  () => import('./visit-end.tsx').then((part) => part.VisitEnd),
  (_: VisitEndProps, retry) => (
    <>
      <p className="mb-3">What the end of the visit shows could not be loaded now. Your answers are kept.</p>
      <Button onClick={retry}>Try again</Button>
    </>
  ),
)

const firstOf = (steps: Step[], phase: Item['phase'], isOpen: (step: Step) => boolean): string => {
  const ofPhase = steps.filter(({ item }) => item.phase === phase)
  return (ofPhase.find(isOpen) ?? ofPhase[0])?.point.id ?? ''
}

/** Which check point the address names. From point to point nothing is added to the way back. */
function usePlace() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()
  const place = isHydrating ? '' : hash.slice(1)
  const go = (to: string) => {
    void navigate({ hash: to }, { replace: place !== '' && to !== '' })
    toItsTop()
  }
  // Once it is drawn: what was above it may be gone.
  useLayoutEffect(() => {
    if (place !== '') toItsTop()
  }, [place])
  return { place, go }
}

/** What stands above the visit has been read, and its room is needed. */
const toItsTop = () => window.scrollTo(0, document.querySelector<HTMLElement>('.visit')?.offsetTop ?? 0)

/** Said only when it is so: the browser has confirmed the writing. */
function Saved({ isKept, savedAt }: { isKept: boolean; savedAt: string | undefined }): ReactNode {
  const { phoenixTime } = useFormats()
  const isHeld = useObservable(heldElsewhere)
  if (!isKept)
    return (
      <p role="status" className="mt-6 font-semibold text-caution">
        {isHeld ? heldWords : 'This browser does not keep your answers. They last only while this page is open.'}
      </p>
    )
  if (savedAt === undefined) return null
  return <p className="mt-6 text-sm text-quiet">Saved on this device {phoenixTime(new Date(savedAt))}, Phoenix time</p>
}

import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { itemWords } from '../../checklists/checklist-words.ts'
import { useIsWide } from '../../ui/browser/is-wide.browser.ts'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { RunningReadings } from '../context/running-readings.tsx'
import { useFitted } from '../context/use-fitted.browser.ts'
import { useVisitContext } from '../context/visit-context.tsx'
import { closedBy } from '../device/database.browser.ts'
import { useBegunVisit } from '../device/visit-index.browser.ts'
import { AnswerSheet } from '../entry/answer-sheet.tsx'
import type { Phase } from '../model/fitted-items.ts'
import { begunVisit, countsOf, problemCount, visitProgress } from '../model/progress.ts'
import {
  answeredLast,
  crewChecks,
  crewFirst,
  lateSteps,
  nextOpen,
  phaseCounts,
  stepBeside,
  stepsOf,
} from '../model/steps.ts'
import { pointIn } from '../model/visit.ts'
import { closedWords } from '../model/visit-words.ts'
import { PaperMissing } from '../paperwork/paper-missing.tsx'
import { isPaper } from '../paperwork/paper-place.ts'
import type { PaperScreenProps } from '../paperwork/paper-screen.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { GoodOrCase } from './good-or-case.tsx'
import { LateLine } from './late-line.tsx'
import { Outline } from './outline.tsx'
import { PhaseChips } from './phase-chips.tsx'
import { PointScreen } from './point-screen.tsx'
import type { LookAgainProps, VisitEndProps, VisitScreenProps } from './screen-props.ts'
import { TopBar } from './top-bar.tsx'
import { LastAnswerStatus, UndoLast } from './undo-last.tsx'
import { useAnswering } from './use-answering.browser.ts'
import { placeOfAgain, placeOfEnd, placeOfList, scrollToTop, usePlace } from './use-place.browser.ts'
import { useShortcuts } from './use-shortcuts.browser.ts'
import { useWalk } from './use-walk.browser.ts'
import { VisitStart } from './visit-start.tsx'

/** What the address shows of a visit, with what is around it: progress, phases, and the answers within reach of a thumb. */
export function VisitScreen(props: VisitScreenProps) {
  const screen = useScreen(props)
  const { step, steps, late, counts, visit, go } = screen
  const goToPhase = (phase: Phase) => {
    const ofPhase = steps.filter(({ item }) => item.phase === phase)
    const open = ofPhase.find(({ point }) => pointIn(visit, point.id).answer === null)
    go((open ?? ofPhase[0])?.point.id ?? '')
  }
  const outline = <Outline steps={steps} visit={visit} current={screen.inOutline} onPick={go} />
  const { isWide } = screen
  // The answer is painted first, and its mark among all the others after it.
  const beside = useDeferredValue(isWide ? outline : null)
  return (
    <div className="visit lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="@container flex min-h-dvh min-w-0 flex-col lg:col-start-2">
        <TopBar title={props.title} progress={visitProgress(counts, props)} problems={problemCount(counts)} />
        <PhaseChips counts={phaseCounts(steps, visit)} current={step?.item.phase} onPick={goToPhase} />
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
          {(!step || !props.isOpen) && props.payment(step !== undefined)}
          {step && <LateLine late={late} step={step} onEnd={() => go(placeOfEnd)} />}
          <Place {...props} {...screen} outline={isWide ? <p>Pick a check from the list.</p> : outline} />
          <Saved {...props.visiting} />
          {screen.sheet.asked && <AnswerSheet {...screen.sheet} asked={screen.sheet.asked} />}
        </div>
        <Bar {...screen} />
      </div>
      {/* It is seen first and reached last by keys: whoever comes by keys is here to answer. */}
      {isWide && (
        <aside className="sticky top-0 col-start-1 row-start-1 h-dvh overflow-y-auto border-e border-hairline p-4">
          {beside}
        </aside>
      )}
    </div>
  )
}

/** The visit as steps, where on them one is, and how to answer and to go elsewhere. */
function useScreen(props: VisitScreenProps) {
  const { items, visiting } = props
  const { id, visit } = visiting
  const context = useVisitContext()
  const { checklist, job } = context
  const fitted = useFitted({ items, checklist, job, visit })
  const [walk, takeWalk] = useWalk(id)
  const steps = useMemo(() => (walk === 'crew' ? crewFirst(stepsOf(fitted)) : stepsOf(fitted)), [fitted, walk])
  const counts = countsOf(fitted, visit)
  useBegunVisit(visiting, begunVisit({ id, title: checklist.title }, { counts, list: props, visit }))
  const { place, go } = usePlace()
  const step = steps.find(({ point }) => point.id === place)
  // The list is opened to look around, and is left where one was.
  const [seenLast, setSeenLast] = useState<string>()
  if (step && step.point.id !== seenLast) setSeenLast(step.point.id)
  // Beside the list, which a wide screen always shows, stands a check: where one was, or the next one.
  const isWide = useIsWide()
  const beside =
    isWide && visiting.isRead && place === placeOfList
      ? (seenLast ?? nextOpen(steps, visit, answeredLast(steps, visit))?.point.id)
      : undefined
  const showBeside = useEffectEvent((pointId: string) => go(pointId))
  useEffect(() => {
    if (beside !== undefined) showBeside(beside)
  }, [beside])
  const late = walk === 'late' ? lateSteps(steps) : []
  const path = step && late.includes(step) ? late : steps
  const isLookingAgain = place === placeOfAgain
  const answering = useAnswering({ context, path, isWhole: path === steps, step, visit, isLookingAgain, go })
  /** Goes to the point before or after; undefined where there is none. */
  const turn = (places: -1 | 1) => {
    const to = step && stepBeside(path, step.point.id, places)
    return to && (() => answering.go(to.point.id))
  }
  useShortcuts({
    onAnswer: answering.answer,
    onBack: () => turn(-1)?.(),
    onNext: () => turn(1)?.(),
    onUndo: answering.undoing.onUndo,
  })
  const inOutline = step?.point.id ?? (place === placeOfList ? seenLast : undefined)
  /** Begins with what needs the crew, or goes on in the order of the work. */
  const begin = (isCrewHere: boolean) => {
    takeWalk(isCrewHere ? 'crew' : null)
    const first = isCrewHere
      ? crewChecks(steps, visit).first
      : nextOpen(stepsOf(fitted), visit, answeredLast(steps, visit))
    go(first?.point.id ?? placeOfEnd)
  }
  return { fitted, steps, late, counts, visit, place, step, isWide, onBack: turn(-1), inOutline, begin, ...answering }
}

type Screen = ReturnType<typeof useScreen>

/** The point, the list, what is looked at again, the end or the start, as the address says. */
function Place(props: VisitScreenProps & Screen & { outline: ReactNode }) {
  const { step, steps, place, go, begin, next, fix, outline } = props
  if (step) return <PointScreen key={step.point.id} step={step} steps={steps} onDone={() => next(step.point.id)} />
  if (place === placeOfList) return outline
  if (isPaper(place)) return <PaperScreen key={place} {...props} place={place} onPick={go} />
  if (place === placeOfAgain) return <LookAgain {...props} onPick={go} onFixed={fix} />
  if (place === placeOfEnd) return <VisitEnd {...props} onPick={go} onShown={scrollToTop} />
  return <VisitStart {...props} onBegin={begin} onPick={go} />
}

const PaperScreen = lazyPart(
  () => import('../paperwork/paper-screen.tsx').then((part) => part.PaperScreen),
  (_: PaperScreenProps, retry) => <PaperMissing onRetry={retry} />,
)

const LookAgain = lazyPart(
  () => import('./look-again.tsx').then((part) => part.LookAgain),
  (_: LookAgainProps, retry) => <PaperMissing onRetry={retry} />,
)

const VisitEnd = lazyPart(
  () => import('./visit-end.tsx').then((part) => part.VisitEnd),
  (_: VisitEndProps, retry) => (
    <>
      <p className="mb-3">What the end of the visit shows could not be loaded now. Your answers are kept.</p>
      <Button onClick={retry}>Try again</Button>
    </>
  ),
)

/** The answers to a point; at the end what undoes the last of them. */
function Bar({ step, place, visit, answer, goodAskedAt, undoing, onBack, go, next }: Screen) {
  const { current, checklist, job } = useVisitContext()
  const [words] = step ? itemWords({ ...step.item, points: [step.point] }, checklist, job).points : []
  if (step)
    return (
      <AnswerBar
        step={step}
        answer={pointIn(visit, step.point.id).answer}
        latest={() => pointIn(current(), step.point.id).answer}
        onAnswer={(given) => answer(given, true)}
        onClear={() => answer(null, true)}
        undo={undoing}
        onBack={onBack}
        onList={() => go(placeOfList)}
        onNext={() => next(step.point.id)}
      >
        {words && <GoodOrCase key={words.id} point={words} isGoodAsked={goodAskedAt === words.id} />}
      </AnswerBar>
    )
  if (place !== placeOfEnd) return null
  return (
    <div className={undoing.last ? 'undo-bar' : 'sr-only'}>
      <UndoLast {...undoing} />
      <LastAnswerStatus last={undoing.last} />
    </div>
  )
}

/** Shown only once the browser has confirmed the writing. */
function Saved({ isKept, savedAt }: { isKept: boolean; savedAt: string | undefined }): ReactNode {
  const { phoenixTime } = useFormats()
  const closed = useObservable(closedBy)
  if (!isKept)
    return (
      <p role="status" className="mt-6 font-semibold text-caution">
        {closed
          ? closedWords[closed]
          : 'This browser does not keep your answers. They last only while this page is open.'}
      </p>
    )
  if (savedAt === undefined) return null
  return <p className="mt-6 text-sm text-quiet">Saved on this device {phoenixTime(new Date(savedAt))}, Phoenix time</p>
}

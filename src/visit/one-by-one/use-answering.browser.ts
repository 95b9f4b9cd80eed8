import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../ui/browser/after-paint.browser.ts'
import { rememberLocalEdit } from '../context/last-local-edit.browser.ts'
import type { VisitStore, VisitSurroundings } from '../context/visit-context.tsx'
import { type Asked, type Given, useAsking } from '../entry/use-asking.browser.ts'
import { undecided } from '../model/objection.ts'
import { nextOpen, type Step, stepBeside } from '../model/steps.ts'
import { type Answer, pointIn, type Visit } from '../model/visit.ts'
import { placeOfEnd } from './use-place.browser.ts'

/** Milliseconds for which an answer is seen before the next point comes. */
const advanceMs = 250
/** Milliseconds for which an answer can be undone. */
const undoMs = 5000

interface Answering {
  context: VisitSurroundings & VisitStore
  /** The checks among which one goes on. */
  path: Step[]
  /** They are all checks: then one goes on to what has no answer yet, otherwise to the next one. */
  isWhole: boolean
  /** The point that is on the screen. */
  step: Step | undefined
  visit: Visit
  /** The open problems alone are looked at, and the page stays at them. */
  isLookingAgain: boolean
  go: (to: string) => void
}

/** Answers the point on the screen, goes on after a Good or not applicable, and undoes the last answer. */
export function useAnswering({ context, path, isWhole, step, visit, isLookingAgain, go: goTo }: Answering) {
  const { dispatch, current } = context
  const advancing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(advancing.current), [])
  /** Goes there, and no longer where an earlier answer would have gone. */
  const go = (to: string) => {
    clearTimeout(advancing.current)
    goTo(to)
  }
  const next = (from: string) => {
    const following = isWhole ? nextOpen(path, visit, from) : stepBeside(path, from, 1)
    go(following?.point.id ?? placeOfEnd)
  }
  const asking = useAsking(context)
  const { last, remember, forget, hold } = useLastAnswer(asking.asked !== undefined)
  /** The point where Good was pressed and waits for its case. */
  const [goodAskedAt, askGoodAt] = useState<string>()
  /** Returns false where the answer has to wait: a number without its case takes no Good. `isMarked` as of `Dispatch`. */
  const answer = (given: Answer | null, isMarked = false): boolean => {
    if (!step) return false
    const point = step.point.id
    const objection = given && undecided(step.point, given, current())
    const hasToWait = objection?.kind === 'no-case'
    askGoodAt(hasToWait ? point : undefined)
    clearTimeout(advancing.current)
    if (hasToWait) {
      rememberLocalEdit(point)
      return false
    }
    if (!asking.mayGive(point, step.number, given)) return false
    give(step, given, isMarked, objection !== undefined && objection !== null)
    return true
  }
  const give = ({ point: { id }, number }: Step, given: Answer | null, isMarked: boolean, isObjected: boolean) => {
    // The answer before may not be shown yet.
    const isOther = given !== pointIn(current(), id).answer
    if (isOther) {
      const { undo, isRepair } = asking.give(id, number, given, { isMarked })
      const rememberIt = () => remember({ id, number, given, undo })
      if (isMarked) afterPaint(rememberIt)
      else rememberIt()
      // It goes on once the sheet is closed.
      if (isRepair) return
    }
    // A problem is described at its point, and so is what speaks against an answer. The given answer, pressed again, goes
    // on once more.
    if ((given === 'good' || given === 'na') && !isObjected) goOnFrom(id, advanceMs)
  }
  /** Goes on after so many milliseconds, unless the reader goes elsewhere meanwhile. */
  const goOnFrom = (point: string, ms: number) => {
    const { href } = window.location
    advancing.current = setTimeout(() => href === window.location.href && next(point), ms)
  }
  /** Of what is asked around an answer (`useAsking`). */
  const sheet = {
    asked: asking.asked,
    onWithdraw({ answer }: Extract<Asked, { kind: 'withdrawal' }>) {
      asking.ask(undefined)
      if (step) give(step, answer, false, false)
    },
    onClose() {
      asking.ask(undefined)
      if (step && asking.asked?.kind === 'repair') goOnFrom(step.point.id, 0)
    },
  }
  /** Says that the problem at a point is fixed, wherever the reader is. */
  const fix = ({ point: { id }, number }: Step) =>
    remember({ id, number, given: 'good', undo: asking.give(id, number, 'good', { isFixed: true }).undo })
  const undo = () => {
    if (!last) return
    // Another tab may have answered since; that answer stays.
    if (pointIn(current(), last.id).answer === last.given) dispatch(last.undo)
    if (!isLookingAgain) go(last.id)
    forget()
  }
  return { go, next, answer, fix, goodAskedAt, sheet, undoing: { last, onUndo: undo, onHold: hold } }
}

/** An answer that can still be undone. */
export interface LastAnswer extends Pick<Given, 'undo'> {
  id: string
  number: string
  given: Answer | null
}

/** The last answer, for as long as it can be undone: five seconds, and longer while Undo has the focus or lies behind a sheet. */
function useLastAnswer(isBehind: boolean) {
  const [last, setLast] = useState<LastAnswer>()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!last || isHeld || isBehind) return
    const leaving = setTimeout(() => setLast(undefined), undoMs)
    return () => clearTimeout(leaving)
  }, [last, isHeld, isBehind])
  const remember = (answer: LastAnswer | undefined) => {
    setHeld(false)
    setLast(answer)
  }
  return { last, remember, forget: () => remember(undefined), hold: setHeld }
}

import CircleSlash from 'lucide-react/icons/circle-slash-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type AnswerPress, doubleTapMs, meaningOf } from '../../ui/form/answer-press.ts'
import { ToneIcon } from '../../ui/tone.tsx'
import type { Step } from '../model/steps.ts'
import { type Answer, answerValues } from '../model/visit.ts'
import { answerTones, answerWords } from '../model/visit-words.ts'
import { goodIdOf } from './good-or-case.tsx'
import { LastAnswerStatus, UndoLast, type UndoLastProps } from './undo-last.tsx'

interface AnswerBarProps {
  step: Step
  answer: Answer | null
  /** The answer by now: `answer` comes later, and may be one that was corrected since. */
  latest: () => Answer | null
  /** False where something is to be said first: then what held before stays. */
  onAnswer: (answer: Answer) => boolean
  /** Takes the answer back; a second press on it does not, since a finger may tremble. */
  onClear: () => void
  undo: UndoLastProps
  /** Undefined at the first point. */
  onBack: (() => void) | undefined
  onList: () => void
  onNext: () => void
  /** What is good, above the answers. */
  children?: ReactNode
}

/**
 * What is good and how to answer, always in sight and within reach of a thumb. On a low page it makes room while
 * something is written.
 */
export function AnswerBar(props: AnswerBarProps) {
  const { step, answer, latest, onAnswer } = props
  const point = step.point.id
  const [shown, press] = usePressed(answer, latest, point)
  const [lastPress, setLastPress] = useLastPress()
  const answers = useRef<HTMLDivElement>(null)
  return (
    <fieldset className="answer-bar" aria-describedby={goodIdOf(point)}>
      <legend className="sr-only">Your answer to {step.number}</legend>
      {props.children}
      <div ref={answers} className="answers">
        {answerValues.map((one) => (
          <button
            key={one}
            type="button"
            data-answer={one}
            aria-pressed={shown === one}
            aria-disabled={lastPress !== undefined && lastPress.question !== point}
            onClick={({ timeStamp: at }) => {
              const pressed = { question: point, answer: one, at }
              if (meaningOf(pressed, lastPress, shown) === 'double-tap') return
              setLastPress(pressed)
              if (onAnswer(one)) press(one)
            }}
          >
            <AnswerIcon answer={one} size={22} />
            {answerWords(one)}
          </button>
        ))}
      </div>
      {/* Undo and Clear disappear when they are pressed, and the focus must not be lost with them. */}
      <Ways {...props} shown={shown} toAnswers={() => answers.current?.querySelector('button')?.focus()} />
      <LastAnswerStatus last={props.undo.last} />
    </fieldset>
  )
}

interface WaysProps extends AnswerBarProps {
  shown: Answer | null
  toAnswers: () => void
}

/** How to go on and back, and how to take the answer back. */
function Ways({ answer, shown, undo, onClear, onBack, onList, onNext, toAnswers }: WaysProps) {
  const thenToAnswers = (act: () => void) => () => {
    act()
    toAnswers()
  }
  return (
    <div className="ways">
      <button type="button" disabled={!onBack} onClick={onBack}>
        Back
      </button>
      <button type="button" onClick={onList} className="lg:invisible">
        List
      </button>
      {undo.last || shown === null ? (
        <UndoLast {...undo} onUndo={thenToAnswers(undo.onUndo)} />
      ) : (
        <button type="button" className="cleared" onClick={thenToAnswers(onClear)}>
          Clear this answer
        </button>
      )}
      <button type="button" className={answer === 'problem' ? 'done' : undefined} onClick={onNext}>
        {answer === 'problem' ? 'Done' : 'Next open'}
      </button>
    </div>
  )
}

/**
 * The answer that the bar shows: what was pressed, at once, until `answer` changes; then the latest, since a correction
 * may have come meanwhile.
 */
function usePressed(
  answer: Answer | null,
  latest: () => Answer | null,
  point: string,
): [Answer | null, (pressed: Answer) => void] {
  const [mark, setMark] = useState({ answer, point, shown: answer })
  const isOver = mark.answer !== answer || mark.point !== point
  const shown = isOver ? latest() : mark.shown
  if (isOver) setMark({ answer, point, shown })
  return [shown, (pressed) => setMark({ answer, point, shown: pressed })]
}

/** The last press, for as long as another one may belong to it. */
function useLastPress() {
  const [lastPress, setLastPress] = useState<AnswerPress>()
  const over = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(over.current), [])
  const remember = (press: AnswerPress) => {
    clearTimeout(over.current)
    over.current = setTimeout(() => setLastPress(undefined), doubleTapMs)
    setLastPress(press)
  }
  return [lastPress, remember] as const
}

/** What stands beside the word of an answer. */
export function AnswerIcon({ answer, size = 20 }: { answer: Answer; size?: number }) {
  const tone = answerTones[answer]
  if (!tone) return <CircleSlash size={size} className="shrink-0 text-quiet" aria-hidden="true" />
  return <ToneIcon tone={tone} size={size} />
}

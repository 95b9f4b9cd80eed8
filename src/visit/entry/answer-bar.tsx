import { useEffect, useRef, useState } from 'react'
import { type AnswerPress, doubleTapMs, meaningOf } from '../../ui/answer-press.ts'
import type { Step } from '../model/steps.ts'
import type { Answer } from '../model/visit.ts'
import { answerLabels, answerWords } from '../model/visit-words.ts'
import { AnswerIcon } from './answer-icon.tsx'
import type { LastAnswer } from './use-last-answer.browser.ts'

interface AnswerBarProps {
  step: Step
  answer: Answer | null
  /** What holds by now, where `answer` comes late and tells a press that was corrected since. */
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
}

/** What is pressed often, where the thumb is. A low page gives its room to the field while something is written. */
export function AnswerBar(props: AnswerBarProps) {
  const { step, answer, latest, onAnswer, onClear, undo, onBack, onList, onNext } = props
  const point = step.point.id
  const [shown, press] = usePressed(answer, latest, point)
  const [lastPress, setLastPress] = useLastPress()
  const answers = useRef<HTMLDivElement>(null)
  // Undo and Clear go with their press, and the focus must not go with them.
  const toAnswers = () => answers.current?.querySelector('button')?.focus()
  return (
    <fieldset className="answer-bar">
      <legend className="sr-only">Your answer to {step.number}</legend>
      <div ref={answers} className="answers">
        {(['good', 'problem', 'na'] as const).map((one) => (
          <button
            key={one}
            type="button"
            data-answer={one}
            aria-pressed={shown === one}
            aria-label={one === 'na' ? 'N/A, not applicable' : undefined}
            aria-disabled={lastPress !== undefined && lastPress.question !== point}
            onClick={({ timeStamp: at }) => {
              const pressed = { question: point, answer: one, at }
              if (meaningOf(pressed, lastPress, shown) === 'double-tap') return
              setLastPress(pressed)
              if (onAnswer(one)) press(one)
            }}
          >
            <AnswerIcon answer={one} size={22} />
            {answerLabels[one]}
          </button>
        ))}
      </div>
      <div className="ways">
        <button type="button" disabled={!onBack} onClick={onBack}>
          Back
        </button>
        <button type="button" onClick={onList} className="lg:invisible">
          List
        </button>
        {undo.last || shown === null ? (
          <UndoLast
            {...undo}
            onUndo={() => {
              undo.onUndo()
              toAnswers()
            }}
          />
        ) : (
          <button
            type="button"
            aria-label="Clear this answer"
            className="cleared"
            onClick={() => {
              onClear()
              toAnswers()
            }}
          >
            Clear
          </button>
        )}
        <button type="button" className={answer === 'problem' ? 'done' : undefined} onClick={onNext}>
          {answer === 'problem' ? 'Done' : 'Next open'}
        </button>
      </div>
      <LastAnswerStatus last={undo.last} />
    </fieldset>
  )
}

/**
 * What the bar shows as chosen at a point: at once what was pressed, until whoever was told of the press says what holds
 * now.
 */
function usePressed(
  told: Answer | null,
  latest: () => Answer | null,
  point: string,
): [Answer | null, (pressed: Answer) => void] {
  const [mark, setMark] = useState({ told, point, shown: told })
  const isOver = mark.told !== told || mark.point !== point
  const shown = isOver ? latest() : mark.shown
  if (isOver) setMark({ told, point, shown })
  return [shown, (pressed) => setMark({ told, point, shown: pressed })]
}

/** The last press, until another one cannot be its tail any more. */
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

interface UndoLastProps {
  last: LastAnswer | undefined
  onUndo: () => void
  /** It stays as long as it is held. */
  onHold: (isHeld: boolean) => void
}

/** Takes the last answer back, as long as that can be done. Its place stays empty before and after. */
export function UndoLast({ last, onUndo, onHold }: UndoLastProps) {
  if (!last) return <span className="taken-back" />
  return (
    <button
      type="button"
      className="taken-back"
      onClick={onUndo}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      Undo{' '}
      <span>
        {last.number} {last.given ? answerLabels[last.given] : 'cleared'}
      </span>
    </button>
  )
}

/** The last answer as it is read aloud. */
export function LastAnswerStatus({ last }: Pick<UndoLastProps, 'last'>) {
  return (
    <p role="status" className="sr-only">
      {last && `${last.number}: ${answerWords(last.given)}. It can be undone.`}
    </p>
  )
}

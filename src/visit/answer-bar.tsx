import { usePressed } from '../ui/pressed.ts'
import { ToneIcon } from '../ui/tone.tsx'
import type { Step } from './steps.ts'
import type { Answer } from './visit.ts'
import type { LastAnswer } from './visit-screen.tsx'
import { answerLabels, answerWords } from './visit-words.ts'

interface AnswerBarProps {
  step: Step
  answer: Answer | null
  onAnswer: (answer: Answer) => void
  last: LastAnswer | undefined
  onUndo: () => void
  /** Undefined at the first point. */
  onBack: (() => void) | undefined
  onList: () => void
  onNext: () => void
}

/** What is pressed often, where the thumb is. It makes room for the keyboard while something is written. */
export function AnswerBar({ step, answer, onAnswer, last, onUndo, onBack, onList, onNext }: AnswerBarProps) {
  const [shown, press] = usePressed(answer, step.point.id)
  return (
    <fieldset className="answer-bar">
      <legend className="sr-only">Your answer to {step.number}</legend>
      <UndoLast last={last} onUndo={onUndo} />
      <div className="answers">
        {(['good', 'problem', 'na'] as const).map((one) => (
          <button
            key={one}
            type="button"
            data-answer={one}
            aria-pressed={shown === one}
            aria-label={one === 'na' ? 'N/A, not applicable' : undefined}
            onClick={() => {
              press(shown === one ? null : one)
              onAnswer(one)
            }}
          >
            {one !== 'na' && <ToneIcon tone={one === 'good' ? 'pass' : 'problem'} size={22} />}
            {answerLabels[one]}
          </button>
        ))}
      </div>
      <div className="ways">
        <button type="button" disabled={!onBack} onClick={onBack}>
          Back
        </button>
        <button type="button" onClick={onList} className="lg:invisible">
          {step.number} · List
        </button>
        <button type="button" onClick={onNext}>
          Next open
        </button>
      </div>
    </fieldset>
  )
}

/** What was answered last, for as long as it can be taken back. */
export function UndoLast({ last, onUndo }: Pick<AnswerBarProps, 'last' | 'onUndo'>) {
  return (
    <>
      <p role="status" className="sr-only">
        {last && `${last.number}: ${answerWords(last.given)}.`}
      </p>
      {last && (
        <div className="undo">
          <span>
            {last.number} {answerWords(last.given)}
          </span>
          <button type="button" onClick={onUndo}>
            Undo
          </button>
        </div>
      )}
    </>
  )
}

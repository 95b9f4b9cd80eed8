import { answerLabels, answerWords } from '../model/visit-words.ts'
import type { LastAnswer } from './use-answering.browser.ts'

export interface UndoLastProps {
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

import type { ReactNode } from 'react'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { useModal } from '../../ui/browser/modal.browser.ts'
import { Button } from '../../ui/button.tsx'

interface CrewSheetProps {
  /** The label of the button that opened it. */
  label: string
  say: PointWords['say']
  onClose: () => void
  /** Shown above the sentence. */
  children?: ReactNode
  /** Shown below it. */
  after?: ReactNode
}

/** A dialog that opens scrolls to its first button, which is the last element of this one. */
function showFromTop(dialog: HTMLDialogElement): void {
  dialog.focus({ preventScroll: true })
  dialog.scrollTop = 0
}

/** The sentence in both languages, to show to the crew; open for as long as it is rendered. */
export function CrewSheet({ label, say, onClose, children, after }: CrewSheetProps) {
  const sheet = useModal({ onLeave: onClose, focusFirst: showFromTop })
  return (
    <dialog ref={sheet} tabIndex={-1} aria-label={label} className="crew-sheet">
      {children}
      {say.map(({ label, text, lang }) => (
        <p key={label} lang={lang} className="said">
          {text}
        </p>
      ))}
      {after}
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    </dialog>
  )
}

import type { ReactNode } from 'react'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { useModal } from '../../ui/browser/modal.browser.ts'
import { Button } from '../../ui/button.tsx'

interface CrewSheetProps {
  /** What was pressed to open it. */
  label: string
  say: PointWords['say']
  onClose: () => void
  /** What it is about, above the sentence. */
  children?: ReactNode
  /** Below it. */
  after?: ReactNode
}

/** Opened, a dialog scrolls to its first button, which is the last thing in this one. */
function showFromTop(dialog: HTMLDialogElement): void {
  dialog.focus({ preventScroll: true })
  dialog.scrollTop = 0
}

/** The sentence in both languages, to be held out to the crew; open for as long as it is rendered. */
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

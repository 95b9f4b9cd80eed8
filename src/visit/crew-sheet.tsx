import type { ReactNode } from 'react'
import type { PointWords } from '../checklists/checklist-words.ts'
import { Button } from '../ui/button.tsx'
import { useModal } from '../ui/modal.browser.ts'

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

/** The sentence in both languages, to be held out to the crew; open for as long as it is rendered. */
export function CrewSheet({ label, say, onClose, children, after }: CrewSheetProps) {
  const sheet = useModal({ onLeave: onClose, focusFirst: (dialog) => dialog.focus() })
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

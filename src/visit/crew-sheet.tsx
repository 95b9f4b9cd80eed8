import type { PointWords } from '../checklists/checklist-words.ts'
import { Button } from '../ui/button.tsx'
import { useModal } from '../ui/modal.browser.ts'

/** The sentence in both languages and nothing else, to be held out to the crew; open for as long as it is rendered. */
export function CrewSheet({ say, onClose }: { say: PointWords['say']; onClose: () => void }) {
  const sheet = useModal({ onLeave: onClose, focusFirst: (dialog) => dialog.focus() })
  return (
    <dialog ref={sheet} tabIndex={-1} aria-label="Show to crew" className="crew-sheet">
      {say.map(({ label, text, lang }) => (
        <p key={label} lang={lang}>
          {text}
        </p>
      ))}
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    </dialog>
  )
}

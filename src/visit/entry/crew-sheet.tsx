import type { ReactNode } from 'react'
import { caseThatCounts } from '../../checklists/cases.ts'
import type { Both } from '../../checklists/checklist.ts'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { useModal } from '../../ui/browser/modal.browser.ts'
import { Button } from '../../ui/button.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { crewLanguages, crewTitles } from '../model/crew-words.ts'

interface CrewSheetProps {
  /** The label of the button that opened it. */
  label: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that opens scrolls to its first button, which is the last element of this one. */
function showFromTop(dialog: HTMLDialogElement): void {
  dialog.focus({ preventScroll: true })
  dialog.scrollTop = 0
}

/** A screen to hold out to the crew; open for as long as it is rendered. Every text on it is `InBoth`, or was typed. */
export function CrewSheet({ label, onClose, children }: CrewSheetProps) {
  const sheet = useModal({ onLeave: onClose, focusFirst: showFromTop })
  return (
    <dialog ref={sheet} tabIndex={-1} aria-label={label} className="crew-sheet">
      {children}
      <Button variant="primary" className="close" onClick={onClose}>
        <Words of={crewTitles.close} />
      </Button>
    </dialog>
  )
}

interface InBothProps {
  of: Both
  /** Before the words, in the language of each. */
  label?: Both
  /** How it looks: `name`, `fault`, `said`. */
  className?: string
}

/** A text in the languages of the crew, one below the other and the first one larger. */
export const InBoth = ({ of, label, className }: InBothProps) => (
  <div className={className ? `both ${className}` : 'both'}>
    {crewLanguages.map((lang) => (
      <p key={lang} lang={lang}>
        {label && <b>{label[lang]}: </b>}
        {unbroken(of[lang])}
      </p>
    ))}
  </div>
)

/** The same within a button, a label or a line. */
export const Words = ({ of }: { of: Both }) =>
  crewLanguages.map((lang) => (
    <b key={lang} lang={lang} className="word">
      {of[lang]}{' '}
    </b>
  ))

/** What a good one looks like: one fact, or that of the case that counts, or of each case while none does. */
export function Good({ point, pickedCase }: { point: Pick<PointWords, 'good' | 'cases'>; pickedCase: string }) {
  if (point.good) return <InBoth label={crewTitles.good} of={point.good} />
  const counts = caseThatCounts(pickedCase, point.cases)
  return (counts ? [counts] : point.cases).map(({ id, name, good }) => (
    <InBoth
      key={id}
      label={{ en: `${crewTitles.good.en}, ${name.en}`, es: `${crewTitles.good.es}, ${name.es}` }}
      of={good}
    />
  ))
}

/** The sentence for the crew, in quotation marks. */
export const Sentence = ({ say }: { say: Both }) => (
  <InBoth className="said" of={{ en: `“${say.en}”`, es: `“${say.es}”` }} />
)

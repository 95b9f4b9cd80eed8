import { type ReactNode, useState } from 'react'
import { type PointWords, sayTitle } from '../../checklists/checklist-words.ts'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { PointRecord } from '../model/visit.ts'
import { CrewSheet } from './crew-sheet.tsx'
import type { ProblemSheetProps } from './problem-sheet.tsx'

interface SayToCrewProps {
  point: PointWords
  number: string
  record: PointRecord
  /** What stands in the same row, before its button. */
  children?: ReactNode
}

/** The sentence for the crew: a sheet to show them, with the problem where there is one, and folded with its source. */
export function SayToCrew({ point, number, record, children }: SayToCrewProps) {
  const [isShown, setShown] = useState(false)
  const isProblem = record.answer === 'problem'
  const label = isProblem ? 'Show the problem' : 'Show to crew'
  const close = () => setShown(false)
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4">
        {children}
        <Button size="small" className="noscript:hidden" onClick={() => setShown(true)}>
          {label}
          <span className="sr-only"> {number}</span>
        </Button>
        <Sentence {...point} />
      </div>
      {isShown &&
        (isProblem ? (
          <ProblemSheet point={point} record={record} label={label} onClose={close} />
        ) : (
          <CrewSheet label={label} say={point.say} onClose={close} />
        ))}
    </>
  )
}

function Sentence({ say, basis }: PointWords) {
  return (
    <details className="min-w-0 flex-1 basis-64">
      <summary className="min-h-target content-center font-semibold text-link">{sayTitle}</summary>
      <blockquote className="grid grid-cols-1 gap-2 border-s-4 border-hairline ps-3">
        {say.map(({ label, text, lang }) => (
          <p key={label} lang={lang}>
            {text}
          </p>
        ))}
      </blockquote>
      <p className="mt-2 text-sm text-quiet">
        {basis.label}: {basis.url ? <TextLink href={basis.url}>{basis.text}</TextLink> : basis.text}
        {basis.about && `. ${basis.about}`}
      </p>
    </details>
  )
}

const ProblemSheet = lazyPart(
  () => import('./problem-sheet.tsx').then((part) => part.ProblemSheet),
  ({ label, point, onClose }: ProblemSheetProps, retry) => (
    <CrewSheet label={label} say={point.say} onClose={onClose}>
      <p>There is no connection to load the rest.</p>
      <Button onClick={retry}>Try again</Button>
    </CrewSheet>
  ),
)

import { type ReactNode, useState } from 'react'
import { type PointWords, sayLines, sayTitle } from '../../checklists/checklist-words.ts'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { PointRecord } from '../model/visit.ts'
import { CrewSheet, Good, InBoth, Sentence } from './crew-sheet.tsx'
import { IfTheySay } from './if-they-say.tsx'
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
  const sheet = { point, number, record, label, onClose: () => setShown(false) }
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4">
        {children}
        <Button size="small" className="noscript:hidden" onClick={() => setShown(true)}>
          {label}
          <span className="sr-only"> {number}</span>
        </Button>
        <div className="min-w-0 flex-1 basis-64">
          <WhatToSay {...point} />
          <IfTheySay ifTheySay={point.ifTheySay} number={number} />
        </div>
      </div>
      {isShown && (isProblem ? <ProblemSheet {...sheet} /> : <CheckSheet {...sheet} />)}
    </>
  )
}

function WhatToSay({ say, basis }: PointWords) {
  return (
    <details>
      <summary className="min-h-target content-center font-semibold text-link">{sayTitle}</summary>
      <blockquote className="grid grid-cols-1 gap-2 border-s-4 border-hairline ps-3">
        {sayLines(say).map(({ text, lang }) => (
          <p key={lang} lang={lang}>
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

/** A check as it is shown to the crew: its name, what good is, and the sentence. `children` come last. */
const CheckSheet = ({ point, record, label, onClose, children }: ProblemSheetProps & { children?: ReactNode }) => (
  <CrewSheet label={label} onClose={onClose}>
    <InBoth className="name" of={point.name} />
    <Good point={point} pickedCase={record.pickedCase} />
    <Sentence say={point.say} />
    {children}
  </CrewSheet>
)

/** Fetched with the first problem that is shown. */
const ProblemSheet = lazyPart(
  () => import('./problem-sheet.tsx').then((part) => part.ProblemSheet),
  (sheet: ProblemSheetProps, retry) => (
    <CheckSheet {...sheet}>
      <p>There is no connection to load the rest.</p>
      <Button onClick={retry}>Try again</Button>
    </CheckSheet>
  ),
)

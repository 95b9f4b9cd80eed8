import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { useChangeAt } from '../context/visit-context.tsx'
import { isPastWord, stateOf } from '../model/problem/problem-life.ts'
import type { PointRecord } from '../model/visit.ts'
import { addNote, noteTitle } from '../model/visit-words.ts'
import type { ProblemFormProps } from './problem-form.tsx'

interface PointFindingsProps extends ProblemFormProps {
  /** Whether a note can be begun where nothing is wrong. */
  isNoteOffered: boolean
}

/** What was found at a point, in words: all of a problem, or a note where there is none. */
export function PointFindings({ isNoteOffered, ...of }: PointFindingsProps) {
  return (
    <>
      {of.record.answer === 'problem' ? <ProblemForm {...of} /> : <PointNote {...of} isOffered={isNoteOffered} />}
      {stateOf(of.record) !== 'none' && <ProblemSteps {...of} />}
    </>
  )
}

/** Fetched with the first problem too. Without it, the fields are there all the same. */
const ProblemSteps = lazyPart(
  () => import('./problem-steps.tsx').then((part) => part.ProblemSteps),
  (_: ProblemFormProps, retry) => (
    <Button size="small" onClick={retry}>
      Show what happened
    </Button>
  ),
)

/** Fetched with the first problem. */
const ProblemForm = lazyPart(
  () => import('./problem-form.tsx').then((part) => part.ProblemForm),
  ({ children }: ProblemFormProps, retry) => (
    <div>
      {children}
      <p>The problem is noted. There is no connection to load the fields for what is wrong.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  ),
)

interface PointNoteProps {
  pointId: string
  number: string
  record: PointRecord
  isOffered: boolean
  children?: ReactNode
}

/** What was seen at a point that is no problem: the same words as at a problem, behind a button until they are wanted. */
function PointNote({ pointId, number, record, isOffered, children }: PointNoteProps) {
  const saw = isPastWord(record) ? '' : record.saw
  const change = useChangeAt(pointId)
  const [isBegun, setBegun] = useState(false)
  const isWritten = saw.trim() !== ''
  if (!isBegun && !isWritten)
    return (
      <>
        {children}
        {isOffered && (
          <Button size="small" className="noscript:hidden" onClick={() => setBegun(true)}>
            {addNote}
            <span className="sr-only"> to {number}</span>
          </Button>
        )}
      </>
    )
  return (
    <>
      {children}
      <Field label={`${noteTitle} (${number})`} className="w-full max-w-lg">
        <Textarea
          // Who presses the button writes next.
          autoFocus={isBegun && !isWritten}
          rows={2}
          maxLength={2000}
          value={saw}
          onChange={({ currentTarget: { value } }) => {
            // The field stays while it is being emptied.
            setBegun(true)
            change({ saw: value })
          }}
        />
      </Field>
    </>
  )
}

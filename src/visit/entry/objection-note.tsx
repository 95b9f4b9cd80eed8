import { useEffect, useRef } from 'react'
import type { BandCase } from '../../checklists/checklist.ts'
import { Button } from '../../ui/button.tsx'
import { ToneIcon } from '../../ui/tone.tsx'
import { isLastLocalEdit } from '../context/last-local-edit.browser.ts'
import { useChangeAt } from '../context/visit-context.tsx'
import { isDecided, type Objection } from '../model/objection.ts'
import { answerDespite, endWaitLabel, goodAnywayLabel, objectionQuestion, waitEnded } from '../model/objection-words.ts'
import type { PointRecord } from '../model/visit.ts'
import { answerLabels } from '../model/visit-words.ts'

interface ObjectionNoteProps {
  pointId: string
  record: PointRecord
  objection: Objection | undefined
  /** The cases to pick from, where a Good waits for one. */
  cases: readonly BandCase[]
  /** Goes on to the next point, where one is shown at a time. */
  onDecided: (() => void) | undefined
}

/** What speaks against the answer, with the ways to resolve it; the answer itself stays. */
export function ObjectionNote({ pointId, record, objection, cases, onDecided }: ObjectionNoteProps) {
  const change = useChangeAt(pointId)
  const note = useRef<HTMLDivElement>(null)
  const open = objection !== undefined && !isDecided(record, objection)
  const wasOpen = useRef(open)
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isChanged = open !== wasOpen.current
    wasOpen.current = open
    // An objection from an earlier day or another tab must not scroll the page.
    if (!isChanged || !isLastLocalEdit(pointId)) return
    if (open) note.current?.scrollIntoView({ block: 'nearest' })
    // The button that was pressed is gone; keep the focus here.
    if (document.activeElement === document.body) (outcome.current ?? note.current)?.focus({ preventScroll: true })
  }, [open, pointId])
  return (
    <>
      <div
        ref={note}
        tabIndex={-1}
        className={open ? 'max-w-lg border-s-4 border-caution bg-sunken px-3 py-3' : 'sr-only'}
      >
        <p role="status" className="flex gap-2 text-lg leading-snug font-semibold">
          {open && (
            <>
              <span className="mt-1 text-caution">
                <ToneIcon tone="caution" size={20} />
              </span>
              <span>{objectionQuestion(objection, record)}</span>
            </>
          )}
        </p>
        {open && <Ways {...{ pointId, objection, cases, onDecided }} />}
      </div>
      {objection && !open && (
        <div className="flex max-w-lg flex-wrap items-center gap-x-4 border-s-4 border-hairline ps-3">
          <p ref={outcome} tabIndex={-1} className="font-semibold">
            {objection.kind === 'waiting' ? waitEnded : `${answerDespite(record, objection)}.`}
          </p>
          {objection.kind === 'waiting' && (
            <Button variant="quiet" onClick={() => change({ decidedOn: '' })}>
              Wait again
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface WaysProps extends Pick<ObjectionNoteProps, 'pointId' | 'cases' | 'onDecided'> {
  objection: Objection
}

/** What resolves an objection: a decision in spite of it, another answer, or the case that was missing. */
function Ways({ pointId, objection, cases, onDecided }: WaysProps) {
  const change = useChangeAt(pointId)
  const decide = (decidedOn: string) => {
    change({ decidedOn })
    onDecided?.()
  }
  switch (objection.kind) {
    case 'outside':
      return (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button size="large" className="px-3!" onClick={() => decide(objection.on)}>
            {goodAnywayLabel}
          </Button>
          <Button size="large" className="px-3!" onClick={() => change({ answer: 'problem' })}>
            {answerLabels.problem}
          </Button>
        </div>
      )
    case 'no-case':
      return (
        <div className="mt-3 grid gap-2">
          {cases.map(({ id, name }) => (
            <Button
              key={id}
              size="large"
              className="justify-start! px-3! text-start"
              onClick={() => change({ pickedCase: id, answer: 'good' })}
            >
              {name.en}
            </Button>
          ))}
        </div>
      )
    case 'waiting':
      return (
        <div className="mt-3 flex flex-wrap gap-2">
          {onDecided && (
            <Button size="large" className="flex-1 px-3!" onClick={onDecided}>
              Keep waiting
            </Button>
          )}
          <Button size="large" className="flex-1 px-3!" onClick={() => decide(objection.on)}>
            {endWaitLabel}
          </Button>
        </div>
      )
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Checklist } from '../../checklists/checklist.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import type { useNamedVisits } from '../device/use-named-visits.browser.ts'
import { useBegunVisits } from '../device/visit-index.browser.ts'
import { answeredWords } from '../model/answered-words.ts'
import { longestName, shownName, visitTitle } from '../model/named-visits.ts'

interface VisitChoiceProps {
  checklist: Checklist
  visits: ReturnType<typeof useNamedVisits>
}

/** Chooses, names, adds and deletes the visits of this checklist. */
export function VisitChoice({ checklist, visits }: VisitChoiceProps) {
  const { current, all, begunHere, choose, rename, begin } = visits
  const begun = useBegunVisits()
  const title = useRef<HTMLElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (!visits.takesFocus()) return
    // Nothing takes the focus inside what is folded away.
    title.current?.closest('details')?.parentElement?.closest('details')?.setAttribute('open', '')
    title.current?.focus()
  })
  useEffect(() => takeFocus(), [])
  const [asking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const remove = async () => {
    const isDeleted = await visits.remove(current.id).then(
      () => true,
      () => false,
    )
    setRefused(!isDeleted)
    if (isDeleted) setAsking(false)
  }
  const isOnly = all.length === 1
  return (
    <FoldCard
      title={isOnly && current.name === '' ? 'Name your visits' : `This visit: ${shownName(current)}`}
      folded
      onScreenOnly
      className="noscript:hidden"
      open={begunHere === current.id}
      summary={title}
    >
      <div className="grid gap-4">
        <p>Two units, two bathrooms, or a second look next week: each is a visit of its own.</p>
        {!isOnly && (
          <ul aria-label="Your visits with this checklist" className="grid gap-2">
            {all.map((visit) => {
              const { id } = visit
              const progress = begun.find((one) => one.id === id)
              return (
                <li key={id}>
                  <Button wide aria-pressed={id === current.id} onClick={() => choose(id)}>
                    {shownName(visit)}
                    {progress && ` · ${answeredWords(progress)}`}
                    {id === current.id && ' · shown'}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
        <Field label="Name of this visit" hint="The unit, the room or the day: upstairs unit, guest bath.">
          <TextInput
            autoComplete="off"
            maxLength={longestName}
            value={current.name}
            onChange={(event) => rename(event.currentTarget.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button onClick={begin}>Begin another visit</Button>
          <Button
            variant="quiet"
            onClick={() => {
              setRefused(false)
              setAsking(true)
            }}
          >
            Delete this visit
          </Button>
        </div>
      </div>
      {asking && (
        <AlertDialog
          onClose={() => setAsking(false)}
          title={`Delete ${visitTitle(checklist.title, current)}?`}
          description="Its answers, readings, notes and photos leave this device. Nobody has a copy, so nobody can bring them back. The checklist stays."
          confirmLabel="Delete the visit"
          cancelLabel="Keep it"
          isTakingAway
          onConfirm={remove}
        >
          {isRefused && (
            <p role="alert" className="mb-3 font-semibold text-problem">
              This device did not let us delete it. Nothing is gone; please try again.
            </p>
          )}
        </AlertDialog>
      )}
    </FoldCard>
  )
}

import { useState } from 'react'
import { useDeferred } from '../../ui/browser/deferred.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import type { NotesDraft } from '../device/outbox.ts'
import { useNotesDraft } from './use-notes-draft.browser.ts'

interface ItemNotesProps {
  item: { id: string; title: string }
  notes: string | null
}

/** The notes of an item and their field. What is typed is stored as a draft until Save Notes, so it outlives the page. */
export function ItemNotes({ item, notes }: ItemNotesProps) {
  const { visitId, dispatch } = useVisitContext()
  const { left, store, forget } = useNotesDraft(visitId, item.id)
  const [begun, setBegun] = useState<NotesDraft>()
  const storing = useDeferred(store, 500)
  const draft = begun ?? left
  if (!draft)
    return (
      <div className={notes ? 'w-full' : ''}>
        {notes && (
          <p dir="auto" className="mb-2 whitespace-pre-wrap wrap-anywhere">
            {notes}
          </p>
        )}
        <Button
          size="small"
          onClick={() => setBegun({ seen: notes, text: notes ?? '' })}
          aria-label={`${notes ? 'Edit notes' : 'Add notes'} for ${item.title}`}
        >
          {notes ? 'Edit notes' : 'Add notes'}
        </Button>
      </div>
    )
  const close = () => {
    storing.drop()
    forget()
    setBegun(undefined)
  }
  return (
    <div className="w-full">
      <Field label={`Notes for ${item.title}`} hint={left && 'You typed this before and have not saved it yet.'}>
        <Textarea
          // A draft that was left opens by itself: nobody asked for the keyboard.
          autoFocus={!left}
          maxLength={4000}
          value={draft.text}
          onChange={({ currentTarget: { value } }) => {
            const typed = { ...draft, text: value }
            setBegun(typed)
            storing.later(typed)
          }}
        />
      </Field>
      <div className="mt-3 flex gap-3">
        <Button
          onClick={() => {
            dispatch({ item: item.id, seen: draft.seen, written: draft.text.trim() || null })
            close()
          }}
        >
          Save Notes
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

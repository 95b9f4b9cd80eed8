import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { addNote, noteTitle } from '../model/visit-words.ts'

interface PointNoteProps {
  number: string
  saw: string
  onChange: (answers: { saw: string }) => void
  /** Whether one can be begun here; the whole list has the notes of an item, and asks for one where something is read. */
  isOffered: boolean
}

/** What was seen at a point that is no problem: the same words as at a problem, out of the way until they are wanted. */
export function PointNote({ number, saw, onChange, isOffered }: PointNoteProps) {
  const [isBegun, setBegun] = useState(false)
  const isWritten = saw.trim() !== ''
  if (!isBegun && !isWritten)
    return (
      isOffered && (
        <Button size="small" className="noscript:hidden" onClick={() => setBegun(true)}>
          {addNote}
          <span className="sr-only"> to {number}</span>
        </Button>
      )
    )
  return (
    <Field label={`${noteTitle} (${number})`} className="w-full max-w-lg">
      <Textarea
        // Who presses for it writes next.
        autoFocus={isBegun && !isWritten}
        rows={2}
        maxLength={2000}
        value={saw}
        onChange={({ currentTarget: { value } }) => {
          // Emptied, it stays under the finger.
          setBegun(true)
          onChange({ saw: value })
        }}
      />
    </Field>
  )
}

import { useState } from 'react'
import { daysAfter } from '../../format/day.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { Card } from '../../ui/card.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { lastDay } from '../model/visit-words.ts'
import { MessageDraft } from '../paperwork/message-draft.tsx'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { askedLines } from './asked-lines.ts'
import { AskedList } from './asked-list.tsx'
import { FilePictures } from './file-pictures.tsx'
import { eveningMessage } from './message-words.ts'

/** What the crew is asked to send, what of it came, and where the pictures that came belong. */
export function EveningMessage({ steps, items, isOpen }: PaperProps) {
  const lines = askedLines(steps)
  const [typedDay, writeDay] = useFormField('message/day')
  const [today] = useState(() => phoenixDay(new Date()))
  const day = typedDay || daysAfter(today, 1)
  const isPast = day < today
  if (lines.length === 0)
    return (
      <p className="mt-2">
        {isOpen
          ? 'Nothing of this job has to be asked for by message.'
          : 'The first three items of this list hold nothing to ask for by message. The rest of the list needs a code.'}
      </p>
    )
  return (
    <>
      <p className="mt-2">
        The evening before, ask the crew for what you cannot see later. Each line has the number of its check, so a
        picture finds its place.
      </p>
      <Field
        label="Day of the work"
        className="mt-4 max-w-sm"
        error={isPast && 'This day has passed, so the message names no day. Pick the day on which they come.'}
      >
        <TextInput type="date" max={lastDay} value={day} onChange={({ currentTarget: { value } }) => writeDay(value)} />
      </Field>
      <h3 className="mt-6 text-xl">The message</h3>
      {!isOpen && <p className="mt-1">It asks for what the items show that are open to you now.</p>}
      <MessageDraft name="message" of="the message" made={eveningMessage(lines, isPast ? undefined : day)} />
      <Card className="mt-6">
        <h3 className="text-xl">File the pictures they sent</h3>
        <FilePictures lines={lines} steps={steps} items={items} />
      </Card>
      <h3 className="mt-8 text-xl">What came of it</h3>
      <AskedList lines={lines} />
    </>
  )
}

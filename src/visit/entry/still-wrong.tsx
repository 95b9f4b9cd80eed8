import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { useVisitContext } from '../context/visit-context.tsx'

interface StillWrongProps {
  pointId: string
  number: string
}

/** Once they say that it is done: it was looked at, and is not. */
export function StillWrong({ onKept, ...of }: StillWrongProps & Pick<StillWrongFormProps, 'onKept'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isOpen)
    return (
      <div className="mt-3">
        <StillWrongForm {...of} onKept={onKept} onCancel={close} />
      </div>
    )
  return (
    <Button className="mt-3" onClick={() => setOpen(true)}>
      Still wrong<span className="sr-only"> {of.number}</span>
    </Button>
  )
}

interface StillWrongFormProps extends StillWrongProps {
  onKept: () => void
  onCancel: () => void
}

/** What is still wrong, in words that may be left out. */
export function StillWrongForm({ pointId, number, onKept, onCancel }: StillWrongFormProps) {
  const { dispatch } = useVisitContext()
  const [saw, setSaw] = useState('')
  return (
    <div className="grid gap-2">
      <Field label={`What is still wrong (${number})`}>
        <Textarea
          autoFocus
          rows={2}
          maxLength={2000}
          value={saw}
          onChange={(event) => setSaw(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() => {
            dispatch({ point: pointId, answers: {}, stillWrong: saw })
            onKept()
          }}
        >
          Keep it as still wrong
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  )
}

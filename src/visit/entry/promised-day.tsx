import type { ReactNode } from 'react'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { useChangeAt } from '../context/visit-context.tsx'
import { lastDay } from '../model/visit-words.ts'

interface PromisedDayProps {
  pointId: string
  label: ReactNode
  /** `YYYY-MM-DD`, or empty. */
  byWhen: string
}

/** The field for the day on which the crew promised to have it fixed. */
export function PromisedDay({ pointId, label, byWhen }: PromisedDayProps) {
  const change = useChangeAt(pointId)
  return (
    <Field label={label} className="max-w-sm">
      <TextInput
        type="date"
        max={lastDay}
        value={byWhen}
        onChange={(event) => change({ byWhen: event.currentTarget.value })}
      />
    </Field>
  )
}

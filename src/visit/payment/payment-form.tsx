/** The fields of a bill, on the page before paying and on that of the letter. */
import type { ReactNode } from 'react'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { lastDay } from '../model/visit-words.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { paymentFields } from './payment-fields.ts'
import { objectionDaysWords } from './payment-words.ts'
import type { Payment } from './use-payment.tsx'

interface FormFieldProps {
  /** Of the field, as it is stored. */
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A day, stored as `YYYY-MM-DD`. */
export function DayField({ name, ...field }: FormFieldProps) {
  const [value, write] = useFormField(name)
  return (
    <Field {...field} className="max-w-sm">
      <TextInput type="date" max={lastDay} value={value} onChange={(event) => write(event.currentTarget.value)} />
    </Field>
  )
}

/** A sum in dollars, stored as it is typed. */
export function SumField({ name, ...field }: FormFieldProps) {
  const [value, write] = useFormField(name)
  return (
    <Field {...field} className="max-w-sm">
      <TextInput
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </Field>
  )
}

/** A line of text. */
export function LineField({ name, ...field }: FormFieldProps) {
  const [value, write] = useFormField(name)
  return (
    <Field {...field} className="max-w-sm">
      <TextInput
        autoComplete="off"
        maxLength={120}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </Field>
  )
}

/** When the bill came, and until when it can be objected to. */
export const ReceivedField = ({ days }: Pick<Payment, 'days'>) => (
  <div>
    <DayField
      name={paymentFields.received}
      label="The bill came on"
      hint="The day it reached you, also by e-mail, or whoever takes bills for you. If you are not sure, the earlier day."
    />
    <p role="status" className={days.kind === 'unknown' ? 'mt-2' : 'mt-2 font-semibold'}>
      {objectionDaysWords(days)}
    </p>
  </div>
)

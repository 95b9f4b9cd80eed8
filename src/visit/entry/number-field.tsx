import type { ReactNode } from 'react'
import { useEarlyInput } from '../../ui/browser/early-input.browser.ts'
import { leaveOnEnter } from '../../ui/browser/leave-on-enter.browser.ts'
import { Field, TextInput } from '../../ui/form/field.tsx'

interface NumberFieldProps {
  label: string
  unit: string
  /** The name of its check. */
  check: string
  typed: string
  keypad: 'text' | 'decimal'
  hint?: ReactNode
  error?: string | undefined
  onType: (typed: string) => void
}

/** Characters; a longer unit leaves no room for the number on a narrow phone, so it is part of the label. */
const longestSuffix = 8

/** The field for a number of a check: a reading, or what stands on a plate beside it. */
export function NumberField({ label, unit, check, typed, keypad, hint, error, onType }: NumberFieldProps) {
  const field = useEarlyInput<HTMLInputElement>((control) => onType(control.value))
  const isShort = unit.length <= longestSuffix
  return (
    <Field
      label={<span className="text-sm">{isShort ? label : `${label} (${unit})`}</span>}
      hint={hint}
      error={error}
      className="max-w-sm"
      isHintBelow
    >
      <TextInput
        ref={field}
        inputMode={keypad}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={12}
        suffix={isShort && unit}
        className="min-w-0 tabular-nums"
        aria-label={`${label} (${unit}) for: ${check}`}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={leaveOnEnter}
      />
    </Field>
  )
}

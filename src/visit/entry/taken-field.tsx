import { useState } from 'react'
import { keypadFor } from '../../checklists/readings/reading.ts'
import type { Taken } from '../../checklists/readings/timed-reading.ts'
import { readAt } from '../../checklists/readings/timed-words.ts'
import { numberOf } from '../../checklists/readings/typed-number.ts'
import { verdictWords } from '../../checklists/readings/verdict-words.ts'
import { fromPhoenixField, phoenixField } from '../../format/phoenix-time.ts'
import { useEarlyInput } from '../../ui/browser/early-input.browser.ts'
import { leaveOnEnter } from '../../ui/browser/leave-on-enter.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'

interface TakenFieldProps {
  /** What is read. */
  name: string
  label: string
  unit: string
  taken: Taken | null
  onType: (typed: string) => void
  onLeave: () => void
  /** Called with a corrected time; undefined where the time is not asked. */
  onTime: ((at: Date) => void) | undefined
}

/** One reading of a pair with its time, which can be corrected: a photo of the crew may be older. */
export function TakenField({ name, label, unit, taken, onType, onLeave, onTime }: TakenFieldProps) {
  const input = useEarlyInput<HTMLInputElement>((control) => onType(control.value))
  const [isCorrecting, setCorrecting] = useState(false)
  const typed = taken?.reading ?? ''
  const isRead = typed.trim() !== ''
  const isWrong = isRead && numberOf(typed) === undefined
  const time = taken ? readAt(taken) : ''
  return (
    <div>
      <Field
        label={<span className="text-sm">{label}</span>}
        error={isWrong ? verdictWords['not-a-number'] : undefined}
        className="max-w-sm"
      >
        <TextInput
          ref={input}
          mono
          inputMode={keypadFor({ unit })}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={12}
          suffix={unit}
          className="min-w-0"
          aria-label={`${label} (${unit}): ${name}`}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={leaveOnEnter}
          onBlur={() => taken && !isRead && onLeave()}
        />
      </Field>
      {isRead && onTime && (
        <div className="flex min-h-target flex-wrap items-center gap-x-4">
          <p className="text-sm tabular-nums">{time === '' ? 'Time not known' : `Read ${time}`}</p>
          {!isCorrecting && (
            <Button variant="quiet" onClick={() => setCorrecting(true)}>
              <span className="text-sm">
                {time === '' ? 'Say the time' : 'Correct the time'}
                <span className="sr-only"> of the {label.toLowerCase()}</span>
              </span>
            </Button>
          )}
        </div>
      )}
      {isRead && onTime && isCorrecting && (
        <Field label={<span className="text-sm">When it was read, as on the photo</span>} className="mt-2 max-w-sm">
          <TextInput
            type="datetime-local"
            autoFocus
            defaultValue={taken && time !== '' ? phoenixField(new Date(taken.at)) : ''}
            onChange={(event) => {
              const at = fromPhoenixField(event.currentTarget.value)
              if (at) onTime(at)
            }}
            onBlur={() => setCorrecting(false)}
          />
        </Field>
      )}
    </div>
  )
}

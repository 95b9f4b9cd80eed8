import type { ReactNode } from 'react'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { factLabels, factNames, longestFact, type ReportFacts } from '../model/report-facts.ts'

interface ReportFactsFormProps {
  facts: ReportFacts
  onChange: (change: Partial<ReportFacts>) => void
  children?: ReactNode
}

/** Asks what may stand at the head of the report. All of it may be left out. */
export function ReportFactsForm({ facts, onChange, children }: ReportFactsFormProps) {
  return (
    <details className="fold col-span-full w-full" data-screen-only="">
      <summary>
        <span className="font-semibold">Add address and contractor</span>
      </summary>
      <div className="grid max-w-lg grid-cols-1 gap-4 pb-4">
        <p className="text-quiet">You may leave these out. They stay on this device and stand in the report.</p>
        {factNames.map((name) => (
          <Field key={name} label={factLabels[name]} optional>
            <TextInput
              autoComplete="off"
              maxLength={longestFact}
              value={facts[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
        {children}
      </div>
    </details>
  )
}

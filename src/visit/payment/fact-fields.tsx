import { Field, TextInput } from '../../ui/form/field.tsx'
import { useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { factLabels, factNames, longestFact } from '../model/report-facts.ts'
import { aboutIn } from '../model/visit.ts'

/** The address and the contractor, as the report has them. */
export function FactFields() {
  const { dispatch } = useVisitContext()
  const about = useVisitValue(aboutIn)
  return factNames.map((name) => (
    <Field key={name} label={factLabels[name]} className="max-w-sm">
      <TextInput
        autoComplete="off"
        maxLength={longestFact}
        value={about[name] ?? ''}
        onChange={(event) => dispatch({ about: { [name]: event.currentTarget.value } })}
      />
    </Field>
  ))
}

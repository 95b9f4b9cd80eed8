import { casesTitle, type ReadingLine, unsureOfCase } from '../checklists/reading-words.ts'
import { useEarlyInput } from '../ui/early-input.browser.ts'
import { Field, Select } from '../ui/field.tsx'

interface CaseChoiceProps {
  check: string
  cases: ReadingLine['cases']
  /** The id of the case that counts. */
  picked: string | undefined
  onPick: (id: string) => void
}

/** Which of the cases of a reading it is: picked, or said where there is only one left. */
export function CaseChoice({ check, cases, picked, onPick }: CaseChoiceProps) {
  const choice = useEarlyInput<HTMLSelectElement>((control) => onPick(control.value))
  if (cases.length === 0) return null
  if (cases.length === 1)
    return (
      <p>
        <span className="form-label me-2">{casesTitle}</span>
        {cases[0]?.when}
      </p>
    )
  return (
    <Field label={<span className="text-sm">{casesTitle}</span>} className="max-w-sm">
      <Select
        ref={choice}
        autoComplete="off"
        aria-label={`${casesTitle} for: ${check}`}
        value={picked ?? ''}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="">{unsureOfCase}</option>
        {cases.map(({ id, when }) => (
          <option key={id} value={id}>
            {when}
          </option>
        ))}
      </Select>
    </Field>
  )
}

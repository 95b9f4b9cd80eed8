import { type ReadingLine, unsureOfCase } from '../../checklists/reading-words.ts'
import { useEarlyInput } from '../../ui/browser/early-input.browser.ts'
import { WrappingSelect } from '../../ui/form/field.tsx'
import { FormLabel } from '../../ui/form/form-label.tsx'

interface CaseChoiceProps {
  title: string
  check: string
  cases: ReadingLine['cases']
  /** The id of the case that counts. */
  picked: string | undefined
  onPick: (id: string) => void
}

/** Which case of a reading applies: a choice, or a line of text where only one is left. */
export function CaseChoice({ title, check, cases, picked, onPick }: CaseChoiceProps) {
  const choice = useEarlyInput<HTMLSelectElement>((control) => onPick(control.value))
  if (cases.length === 0) return null
  if (cases.length === 1)
    return (
      <p>
        <FormLabel>{title}</FormLabel>
        {cases[0]?.when}
      </p>
    )
  return (
    <div className="max-w-sm">
      <WrappingSelect
        ref={choice}
        shown={
          <>
            <FormLabel>{title}</FormLabel>
            {cases.find(({ id }) => id === picked)?.when ?? unsureOfCase}
          </>
        }
        autoComplete="off"
        aria-label={`${title} for: ${check}`}
        value={picked ?? ''}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="">{unsureOfCase}</option>
        {cases.map(({ id, when }) => (
          <option key={id} value={id}>
            {when}
          </option>
        ))}
      </WrappingSelect>
    </div>
  )
}

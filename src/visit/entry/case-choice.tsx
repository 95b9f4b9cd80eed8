import type { Case } from '../../checklists/checklist.ts'
import { caseTitle } from '../../checklists/readings/reading-words.ts'
import { useEarlyInput } from '../../ui/browser/early-input.browser.ts'
import { WrappingSelect } from '../../ui/form/field.tsx'
import { FormLabel } from '../../ui/form/form-label.tsx'

interface CaseChoiceProps {
  name: string
  cases: readonly Case[]
  /** The id of the case that counts. */
  picked: string | undefined
  onPick: (id: string) => void
}

/** Which case of a check counts; nothing where there is no choice. */
export function CaseChoice({ name, cases, picked, onPick }: CaseChoiceProps) {
  const choice = useEarlyInput<HTMLSelectElement>((control) => onPick(control.value))
  if (cases.length < 2) return null
  return (
    <div className="max-w-sm">
      <WrappingSelect
        ref={choice}
        shown={
          <>
            <FormLabel>{caseTitle}</FormLabel>
            {cases.find(({ id }) => id === picked)?.name.en ?? unsureOfCase}
          </>
        }
        autoComplete="off"
        aria-label={`${caseTitle} ${name}`}
        value={picked ?? ''}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="">{unsureOfCase}</option>
        {cases.map(({ id, name }) => (
          <option key={id} value={id}>
            {name.en}
          </option>
        ))}
      </WrappingSelect>
    </div>
  )
}

/** The option for no case. */
const unsureOfCase = 'Pick one'

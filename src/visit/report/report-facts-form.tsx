import type { ReactNode } from 'react'
import { Field, Select, TextInput } from '../../ui/form/field.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { factsIn } from '../model/about.ts'
import { formsChange, formsIn } from '../model/forms.ts'
import { factLabels, factNames, longestFact } from '../model/report-facts.ts'
import type { AboutAnswers, Visit } from '../model/visit.ts'
import { reportFields, reportLanguage, signaturesIn } from './report-signatures.ts'

interface ReportFactsFormProps {
  visit: Visit
  onChange: (change: AboutAnswers) => void
  children?: ReactNode
}

/** Asks what may stand at the head of the report, in which language it is, and who signs it. All of it may be left out. */
export function ReportFactsForm({ visit, onChange, children }: ReportFactsFormProps) {
  const facts = factsIn(visit)
  const forms = formsIn(visit)
  const isRefused = signaturesIn(visit).contractor.state === 'refused'
  return (
    <details className="fold col-span-full w-full" data-screen-only="">
      <summary>
        <span className="font-semibold">Add address and contractor, signatures, Spanish</span>
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
        <Field
          label="Language of the report"
          hint="Names, what is good, faults, readings and answers. What was typed stays as it is."
        >
          <Select
            value={reportLanguage(visit)}
            onChange={(event) => onChange(formsChange({ [reportFields.language]: event.currentTarget.value }))}
          >
            <option value="en">English</option>
            <option value="es" lang="es">
              Español
            </option>
          </Select>
        </Field>
        <Field
          label="Signed by the contractor"
          hint="A typed name, with its time. Without one, the report has a line to sign on paper."
          optional
        >
          <TextInput
            autoComplete="off"
            maxLength={longestFact}
            value={isRefused ? '' : (forms[reportFields.contractor] ?? '')}
            onChange={(event) =>
              onChange(
                formsChange({ [reportFields.contractor]: event.currentTarget.value, [reportFields.refused]: '' }),
              )
            }
          />
        </Field>
        <TickBox
          label="The contractor refused to sign"
          checked={isRefused}
          onTick={(isTicked) =>
            onChange(
              formsChange({
                [reportFields.refused]: isTicked ? 'yes' : '',
                ...(isTicked && { [reportFields.contractor]: '' }),
              }),
            )
          }
        />
        <Field label="Signed by you" optional>
          <TextInput
            autoComplete="off"
            maxLength={longestFact}
            value={forms[reportFields.homeowner] ?? ''}
            onChange={(event) => onChange(formsChange({ [reportFields.homeowner]: event.currentTarget.value }))}
          />
        </Field>
        {children}
      </div>
    </details>
  )
}

import { type FormEvent, type ReactNode, type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { CostModel } from '../content/content-schema.ts'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import type { Formats } from '../format/formats.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Select, Textarea, TextInput } from '../ui/form/field.tsx'
import { ToneIcon } from '../ui/tone.tsx'
import { sizeNote, valueHint } from './estimate-words.ts'
import {
  type Inputs,
  inputLabels,
  projectValueFault,
  readHomeAge,
  readProjectValue,
  readServiceType,
  requestOf,
  stillNeeded,
} from './inputs.ts'

interface EstimateFormProps {
  model: CostModel
  inputs: Inputs
  /** Only for work of another kind; it stays on this page. */
  description: string
  onChange: (change: Partial<Inputs>) => void
  onDescribe: (description: string) => void
  onCalculate: () => void
  onReset: () => void
  busy: boolean
  /** What came of the last calculation, said once all fields can be used. */
  outcome: ReactNode
  /** Below the buttons: what went wrong. */
  children?: ReactNode
}

/** The three questions of the calculator. */
export function EstimateForm(props: EstimateFormProps) {
  const { model, inputs, busy, onChange, onCalculate, onReset } = props
  const formats = useFormats()
  const serviceField = useRef<HTMLSelectElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isUsable = requestOf(inputs) !== undefined
  const takeOverTyped = useEffectEvent(() => {
    if (form.current) onChange(typedInto(form.current))
  })
  // On a slow connection the fields are filled in before the script is there to notice.
  useLayoutEffect(() => takeOverTyped(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUsable && !busy) onCalculate()
  }
  const reset = () => {
    onReset()
    serviceField.current?.focus()
  }
  return (
    <Card as="section" aria-label="Your project" tone="strong" className="lg:sticky lg:top-6" data-screen-only="">
      <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <Choice
          ref={serviceField}
          label={inputLabels.serviceType}
          name="service"
          value={inputs.serviceType}
          none="Choose the kind of work"
          options={serviceTypes.map((type) => ({ value: type, name: model.services[type].name }))}
          onPick={(value) => onChange({ serviceType: readServiceType(value) })}
        />
        {inputs.serviceType === 'other' && (
          <Field label="What kind of work?" optional hint="For your own print. It is not sent, and no link carries it.">
            <Textarea
              rows={2}
              maxLength={200}
              autoComplete="off"
              placeholder="For example pool maintenance, landscaping, roofing"
              value={props.description}
              onChange={(event) => props.onDescribe(event.currentTarget.value)}
            />
          </Field>
        )}
        <ProjectValue model={model} inputs={inputs} onChange={onChange} />
        <Choice
          label={inputLabels.homeAge}
          name="age"
          value={inputs.homeAge}
          none="Choose the age of the home"
          options={homeAges.map((age) => ({ value: age, name: model.homeAges[age].name }))}
          onPick={(value) => onChange({ homeAge: readHomeAge(value) })}
        />
        <div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" className="grow" disabled={!isUsable} busy={busy}>
              {busy ? 'Calculating…' : 'Calculate Risk'}
            </Button>
            <Button onClick={reset}>Reset</Button>
          </div>
          <div role="status" className="mt-3 min-h-12 text-sm text-quiet">
            {isUsable ? props.outcome : unusableInWords(inputs, formats)}
          </div>
        </div>
        {props.children}
      </form>
    </Card>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  /** Stands there until something is picked. */
  none: string
  options: { value: string; name: string }[]
  onPick: (value: string) => void
  ref?: Ref<HTMLSelectElement>
}

const Choice = ({ label, name, value, none, options, onPick, ref }: ChoiceProps) => (
  <Field label={label}>
    <Select ref={ref} name={name} required value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </Select>
  </Field>
)

function ProjectValue({ model, inputs, onChange }: Pick<EstimateFormProps, 'model' | 'inputs' | 'onChange'>) {
  const formats = useFormats()
  const { min, max } = model.calibratedFor
  const dollars = readProjectValue(inputs.projectValue)
  const note = dollars === undefined ? undefined : sizeNote(model, dollars, formats)
  return (
    <div>
      <Field
        label={inputLabels.projectValue}
        hint={valueHint(model, formats)}
        error={projectValueFault(inputs.projectValue, formats)}
      >
        <TextInput
          type="number"
          name="value"
          inputMode="numeric"
          required
          min={min}
          max={max}
          step={1}
          prefix="$"
          autoComplete="off"
          value={inputs.projectValue}
          onChange={(event) => onChange({ projectValue: event.currentTarget.value })}
        />
      </Field>
      <div role="status">
        {note && (
          <p className="mt-2 flex gap-2 text-sm">
            <span className="mt-0.5">
              <ToneIcon tone="caution" />
            </span>
            {note}
          </p>
        )}
      </div>
    </div>
  )
}

function typedInto(form: HTMLFormElement): Inputs {
  const typed = new FormData(form)
  return {
    serviceType: readServiceType(String(typed.get('service'))),
    projectValue: String(typed.get('value')),
    homeAge: readHomeAge(String(typed.get('age'))),
  }
}

/** Why nothing can be calculated yet. What is wrong with a value stands at its field. */
function unusableInWords(inputs: Inputs, { listInWords }: Formats): string {
  const needed = stillNeeded(inputs)
  if (needed.length === Object.keys(inputLabels).length) return ''
  if (needed.length === 0) return `Correct the ${inputLabels.projectValue} to calculate.`
  return `Still needed: ${listInWords(needed.map((field) => inputLabels[field]))}.`
}

/** The form controls in every state, for the design page. */
import { useState } from 'react'
import { Field, Select, Textarea, TextInput } from '../form/field.tsx'
import { RadioCard, RadioCards } from '../form/radio-card.tsx'
import { TickBox } from '../form/tick-box.tsx'
import { Section } from '../page-section.tsx'

export function DesignForms() {
  const [choice, setChoice] = useState('second')
  return (
    <Section title="Forms" index="one question, one answer" layout="side" intro="Native controls, drawn our way.">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field label="Project value" hint="Whole dollars, from 100 to 100,000">
          <TextInput name="value" inputMode="numeric" prefix="$" defaultValue="8000" />
        </Field>
        <Field label="Home age" error="Choose how old the home is.">
          <Select name="age" defaultValue="">
            <option value="" disabled>
              Choose one
            </option>
            <option value="new">New</option>
            <option value="10-20">10 to 20 years</option>
          </Select>
        </Field>
        <Field label="Code" hint="On your order" error="This code has a typing mistake in it.">
          <TextInput name="code" mono placeholder="ABC-0000-0000" />
        </Field>
        <Field label="Reading" optional>
          <TextInput name="reading" inputMode="decimal" suffix="in. w.c." mono />
        </Field>
        <Field label="Notes" className="sm:col-span-2">
          <Textarea name="notes" />
        </Field>
        <Field label="Cannot be changed">
          <TextInput disabled defaultValue="Phoenix" />
        </Field>
      </div>
      <RadioCards legend="Which plan?" className="mt-8">
        <RadioCard
          name="plan"
          value="first"
          title="Basic"
          aside="$29"
          checked={choice === 'first'}
          onChange={() => setChoice('first')}
        >
          One project.
        </RadioCard>
        <RadioCard
          name="plan"
          value="second"
          title="Advanced"
          aside="$49"
          checked={choice === 'second'}
          onChange={() => setChoice('second')}
        >
          Two projects and a call.
        </RadioCard>
      </RadioCards>
      <div className="mt-8">
        <TickBox label="The plate on the unit says the model in the contract" hint="Model number, first line" />
        <TickBox label="The disconnect is within sight" defaultChecked />
        <TickBox label="Not open yet" disabled />
      </div>
    </Section>
  )
}

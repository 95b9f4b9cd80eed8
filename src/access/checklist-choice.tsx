import { useState } from 'react'
import type { ChecklistCard } from '../checklists/checklist-calls.ts'
import { useLastChecklist } from '../checklists/last-checklist.browser.ts'
import { checklistPath } from '../content/paths.ts'
import { Field, Select } from '../ui/form/field.tsx'
import { Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { AccessResponse } from './access-calls.ts'
import { StartProject } from './start-project.tsx'

interface ChecklistChoiceProps {
  code: string
  access: AccessResponse
  /** Those that are not started. */
  checklists: ChecklistCard[]
  onStarted: (checklistId: string) => void
}

/** Choosing what the next project is for. Nothing is spent before the explicit yes. */
export function ChecklistChoice({ code, access, checklists, onStarted }: ChecklistChoiceProps) {
  const last = useLastChecklist()
  const [picked, setPicked] = useState<string>()
  const id = picked ?? last ?? ''
  const chosen = checklists.find((checklist) => checklist.id === id)
  return (
    <Section
      title="Start a project"
      intro="A project is one checklist, for one job. Look at the free items first if you are not sure which one you need."
    >
      <Field label="Checklist" className="max-w-sm">
        <Select value={chosen?.id ?? ''} onChange={(event) => setPicked(event.currentTarget.value)}>
          <option value="">Choose one</option>
          {checklists.map((checklist) => (
            <option key={checklist.id} value={checklist.id}>
              {checklist.title}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && (
        <div className="mt-4 grid grid-cols-1 justify-items-start gap-3">
          <p>
            {chosen.itemCount} items, {chosen.pointCount} checks.{' '}
            <TextLink href={checklistPath(chosen.id)}>Look at the free items</TextLink>
          </p>
          <StartProject accessCode={code} checklist={chosen} access={access} onStarted={() => onStarted(chosen.id)} />
        </div>
      )}
    </Section>
  )
}

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { nothingSaid } from '../../content/job-fit.ts'
import { noForms } from '../model/forms.ts'
import { noFacts } from '../model/report-facts.ts'
import { afterOperation, emptyVisit } from '../model/visit.ts'
import type { FoundVisit } from './backup-file.browser.ts'
import { BackupPreview } from './backup-preview.tsx'
import { mergePreview } from './visit-merge.ts'

afterEach(cleanup)

it('answers without a name show which visit here would take them, and can go into one of their own', () => {
  const good = { point: 'a', answers: { answer: 'good' as const }, at: '2026-11-20T17:00:00.000Z' }
  const visit = {
    id: 'hvac',
    checklistId: 'hvac',
    name: '',
    job: nothingSaid,
    facts: noFacts,
    forms: noForms,
    visit: afterOperation(emptyVisit, good),
    photos: [],
  }
  const here = {
    name: 'Upstairs',
    visit: emptyVisit,
    job: nothingSaid,
    facts: noFacts,
    forms: noForms,
    photos: new Map(),
  }
  const upstairs = { id: 'hvac', name: 'Upstairs' }
  const own = { id: 'hvac~2', name: 'Visit 2' }
  const found: FoundVisit = {
    visit,
    goesInto: upstairs,
    choices: [upstairs, { ...own, isNew: true }],
    preview: mergePreview(here, visit, new Set()),
    wordsOf: new Map(),
    add: async () => null,
    into: async () => found,
  }
  const chosen: unknown[] = []
  render(
    <BackupPreview
      found={{ madeAt: '', leftOut: 0, unknownLists: 0, visits: [found] }}
      checklists={[]}
      isAdding={false}
      isLooking={false}
      onInto={(_, other) => chosen.push(other)}
      onAdd={() => {}}
      onCancel={() => {}}
    />,
  )
  expect(screen.getByText(/^Here this visit is named “Upstairs”/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Goes into'), { target: { value: own.id } })
  expect(chosen).toEqual([{ ...own, isNew: true }])
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Upstairs',
    'A visit of its own: Visit 2',
  ])
})

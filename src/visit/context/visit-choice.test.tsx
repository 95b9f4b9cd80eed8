// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Checklist } from '../../checklists/checklist.ts'
import { latestToast } from '../../ui/browser/toast-store.browser.ts'
import { useNamedVisits } from '../device/use-named-visits.browser.ts'
import { VisitChoice } from './visit-choice.tsx'

vi.mock('../device/visit-store.browser.ts', () => ({
  deleteVisit: async () => {},
  restoreIndex: async () => {},
  storeAbout: () => {},
}))

beforeEach(() => latestToast.change(null))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const checklist = { id: 'hvac', title: 'HVAC cooling' } as Checklist

function PageOfVisits() {
  const visits = useNamedVisits(checklist.id)
  return <VisitChoice key={visits.key} checklist={checklist} visits={visits} />
}

const press = (name: string) => fireEvent.click(screen.getByText(name))
const focused = () => document.activeElement?.textContent

async function deleteShown(): Promise<void> {
  press('Delete this visit')
  press('Delete the visit')
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

it('after the only visit is deleted, the focus is where visits are named, and it is said', async () => {
  render(<PageOfVisits />)
  await deleteShown()
  expect(focused()).toBe('Name your visits')
  expect(latestToast.read()).toMatchObject({ title: 'The visit is deleted' })
})

it('after one of two is deleted, it is said which one is open now', async () => {
  render(<PageOfVisits />)
  fireEvent.change(screen.getByLabelText('Name of this visit'), { target: { value: 'Upstairs' } })
  press('Begin another visit')
  await deleteShown()
  expect(focused()).toBe('This visit: Upstairs')
  expect(latestToast.read()).toMatchObject({ title: 'The visit is deleted', body: 'Now open: Upstairs' })
})

it('on the way to another visit the focus stays where one was chosen', () => {
  render(<PageOfVisits />)
  press('Begin another visit')
  expect(focused()).toBe('This visit: Visit 2')
  press('Visit 1')
  expect(focused()).toBe('This visit: Visit 1')
  expect(latestToast.read()).toMatchObject({ title: 'Now open: Visit 1' })
})

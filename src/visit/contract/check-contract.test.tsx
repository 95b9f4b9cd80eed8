// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { formsIn } from '../model/forms.ts'
import { CheckContract } from './check-contract.tsx'

afterEach(cleanup)

function show(id: string) {
  const store = visitInMemory()
  render(aroundVisit({ checklist: { id } as Checklist, store }, <CheckContract />))
  return store
}

it('a line that is missing becomes a request, and is kept with the visit', () => {
  const store = show('hvac')
  const total = screen.getByRole('group', { name: 'The total price in dollars, with all taxes' })
  fireEvent.click(within(total).getByRole('radio', { name: 'Missing' }))
  expect(formsIn(store.shown())).toEqual({ 'contract/contract-total': 'missing' })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'In English' }).value).toContain(
    '- The total price in dollars, with all taxes',
  )
})

it('asks for the day of signing only where a right to cancel follows from it', () => {
  show('hvac')
  expect(screen.queryByLabelText('Day on which you signed')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Elsewhere' }))
  expect(screen.queryByLabelText('Day on which you signed')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'At my home' }))
  expect(screen.getByLabelText('Day on which you signed')).toBeDefined()
  cleanup()
  show('solar')
  expect(screen.getByLabelText('Day on which you signed')).toBeDefined()
})

it('says once that it is not legal advice', () => {
  show('pool')
  expect(screen.getAllByText(/not legal advice/)).toHaveLength(1)
})

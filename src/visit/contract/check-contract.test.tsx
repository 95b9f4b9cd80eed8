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

it('a contract of two kinds has the last day of each, and its law', () => {
  show('solar')
  fireEvent.click(screen.getByRole('radio', { name: 'At my home' }))
  expect(screen.getByText('Type the day on which you signed, and the last day follows.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Day on which you signed'), { target: { value: '2026-10-09' } })
  const said = screen.getByRole('status').textContent
  expect(said).toMatch(/such a solar agreement, .*October 13, 2026.*such a sale at home, .*October 14, 2026/)
  for (const law of ['A.R.S. 44-1763', 'A.R.S. 44-5002'])
    expect(screen.getByText(`Which days count (${law})`)).toBeDefined()
})

it('a storm repair has four days wherever it was agreed on, and lines of its own', () => {
  const store = show('hvac')
  fireEvent.click(screen.getByRole('radio', { name: 'Elsewhere' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  fireEvent.change(screen.getByLabelText('Day on which you signed'), { target: { value: '2026-11-25' } })
  expect(screen.getByRole('status').textContent).toMatch(
    /^If it is such a storm repair, .*midnight .*November 30, 2026/,
  )
  expect(screen.getByText(/within 72 hours after you hear that the insurer denied the claim\./)).toBeDefined()
  expect(screen.getByRole('group', { name: /four business days after signing$/ })).toBeDefined()
  expect(formsIn(store.shown())['contract/storm']).toBe('yes')
})

it('says once that it is not legal advice', () => {
  show('pool')
  expect(screen.getAllByText(/not legal advice/)).toHaveLength(1)
})

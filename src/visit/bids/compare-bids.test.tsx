// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { formsIn } from '../model/forms.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { CompareBids } from './compare-bids.tsx'

afterEach(cleanup)

const point = checkPoint({ id: 'permit', how: 'ask', name: { en: 'Permit', es: 'Permiso' }, say: 'Which permit?' })
const item = { id: 'i', phase: 'before-hiring', points: [point] } as unknown as Item

function show() {
  const store = visitInMemory()
  const props = { steps: [{ item, point, number: '1.3' }], items: [item], isOpen: true } as unknown as PaperProps
  render(aroundVisit({ checklist: { id: 'hvac' } as Checklist, store }, <CompareBids {...props} />))
  return store
}

it('what one bid lacks is asked of that one alone, and stands beside the other in the table', () => {
  const store = show()
  fireEvent.click(within(screen.getByRole('group', { name: '1.3, Bid A' })).getByRole('radio', { name: 'Lacks it' }))
  fireEvent.click(within(screen.getByRole('group', { name: '1.3, Bid B' })).getByRole('radio', { name: 'Has it' }))
  expect(formsIn(store.shown())).toEqual({ 'bids/a/permit': 'lacks', 'bids/b/permit': 'has' })
  expect(screen.getByRole('row', { name: '1.3 Permit Lacks it Has it' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'For Bid A' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'For Bid B' })).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'In English' }).value).toContain(
    'Permit: Which permit?',
  )
})

it('a bid without a price is compared like the others', () => {
  show()
  expect(screen.getByRole('row', { name: 'Price Names none Names none' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('Price of bid B'), { target: { value: 'about 5k' } })
  expect(screen.getByRole('row', { name: 'Price Names none about 5k' })).toBeDefined()
})

it('a third bid is added by a button', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Add a third bid' }))
  expect(screen.getByRole('group', { name: '1.3, Bid C' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add a third bid' })).toBeNull()
})

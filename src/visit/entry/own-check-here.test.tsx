// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { ownChecksIn, ownItemId } from '../model/own-checks.ts'
import { OwnCheckHere } from './own-check-here.tsx'

afterEach(cleanup)

const checklist = { id: 'hvac', questions: [], jobs: [] } as unknown as Checklist

async function addAt(item: { id: string; title: string }) {
  const store = visitInMemory()
  render(aroundVisit({ checklist, store }, <OwnCheckHere item={item} />))
  fireEvent.click(screen.getByRole('button', { name: `Add a check of my own to ${item.title}` }))
  const field = await screen.findByLabelText('What to check', undefined, { timeout: 20_000 })
  expect(document.activeElement).toBe(field)
  expect(screen.queryByLabelText('Belongs to')).toBeNull()
  fireEvent.change(field, { target: { value: 'Brand Acme' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add the check' }))
  return ownChecksIn(store.shown()).map(({ name, item }) => ({ name, item }))
}

it('a check of one’s own that is added at an item belongs to it', async () => {
  expect(await addAt({ id: 'papers', title: 'The papers' })).toEqual([{ name: 'Brand Acme', item: 'papers' }])
  expect(screen.getByText('The check is added.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByLabelText('What to check')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Add a check of my own/ }))
})

it('open fields are not printed with the list', async () => {
  await addAt({ id: 'papers', title: 'The papers' })
  expect(screen.getByRole('region', { name: 'Checks of my own for The papers' })).toHaveProperty(
    'dataset.screenOnly',
    '',
  )
})

it('one that is added beside those that belong to no item belongs to none either', async () => {
  expect(await addAt({ id: ownItemId, title: 'Your own checks' })).toEqual([{ name: 'Brand Acme', item: '' }])
})

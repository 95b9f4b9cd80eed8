// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchResults } from './search-results.tsx'

afterEach(cleanup)

it('a hit that is opened beside this page, with a key held, leaves the search open', () => {
  const onChoose = vi.fn()
  const hits = [{ to: '/checklist/hvac', title: 'HVAC', text: '', note: '' }]
  const optionId = (place: number) => `hit-${place}`
  const groups = [{ name: 'Checklists' as const, hits }]
  const given = { id: 'hits', optionId, groups, query: '', selected: 0, onSelect: () => {}, onChoose }
  render(<SearchResults {...given} />)
  const hit = screen.getByRole('option')
  hit.addEventListener('click', (event) => event.preventDefault())
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(hit, { [key]: true })
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.click(hit)
  expect(onChoose).toHaveBeenCalledOnce()
})

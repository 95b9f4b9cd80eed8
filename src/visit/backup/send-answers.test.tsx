// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { formsChange } from '../model/forms.ts'
import { textOfLink } from './answers-link.ts'
import { readVisitFile } from './read-visit-file.ts'
import { SendAnswers } from './send-answers.tsx'

vi.mock('../../shell/use-site.ts', () => ({ useSite: () => ({ publicUrl: 'https://site.test' }) }))

afterEach(cleanup)

it('the link that is sent holds the answers of the visit, and nothing of its forms', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const store = visitInMemory()
  store.dispatch({ point: 'license', answers: { answer: 'good', saw: 'R-39' } })
  store.dispatch({ about: { ...formsChange({ 'bids/a/price': '9400' }), name: 'Upstairs' } })
  const checklist = { id: 'hvac', title: 'HVAC' } as Checklist
  render(aroundVisit({ checklist, store }, <SendAnswers />))
  fireEvent.click(await screen.findByRole('button', { name: /^Send the link/ }))
  await vi.waitFor(() => expect(copied).toHaveLength(1))
  const link = new URL(copied[0] ?? '')
  expect(`${link.origin}${link.pathname}${link.search}`).toBe('https://site.test/my-visits')
  const read = readVisitFile(textOfLink(link.hash) ?? '')
  if ('fault' in read) throw new Error(read.fault)
  expect(read.visits[0]?.name).toBe('Upstairs')
  expect(read.visits[0]?.forms).toEqual({})
  expect(read.visits[0]?.visit.points.get('license')).toMatchObject({ answer: 'good', saw: 'R-39' })
})

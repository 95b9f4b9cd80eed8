// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { nothingSaid } from '../../content/job-fit.ts'
import { noForms } from '../model/forms.ts'
import { noFacts } from '../model/report-facts.ts'
import { afterOperation, emptyVisit } from '../model/visit.ts'
import type { FoundVisit } from './backup-file.browser.ts'
import { BringOver } from './bring-over.tsx'
import { mergePreview } from './visit-merge.ts'

const looked = Promise.withResolvers<void>()
const added: string[] = []

vi.mock('./backup-file.browser.ts', () => ({
  foundBackup: async () => ({ madeAt: '', leftOut: 0, unknownLists: 0, visits: [foundIn('hvac', 'Upstairs')] }),
  foundInLink: async (hash: string) =>
    hash.endsWith('cut')
      ? { fault: 'damaged' }
      : { madeAt: '', leftOut: 0, unknownLists: 0, visits: [foundIn('hvac', 'Upstairs')] },
}))

afterEach(cleanup)

/** The one visit of the file, as it would go into that one here. */
function foundIn(id: string, name: string): FoundVisit {
  return {
    visit: inFile,
    goesInto: { id, name },
    choices: [
      { id: 'hvac', name: 'Upstairs' },
      { id: 'hvac~2', name: 'Garage' },
    ],
    preview: mergePreview(here, inFile, new Set()),
    wordsOf: new Map(),
    add: async () => {
      added.push(name)
      return null
    },
    into: async (other) => {
      await looked.promise
      return foundIn(other.id, other.name)
    },
  }
}

const good = { point: 'a', answers: { answer: 'good' as const }, at: '2026-11-20T17:00:00.000Z' }
const about = { name: '', job: nothingSaid, facts: noFacts, forms: noForms }
const inFile = { ...about, id: 'hvac', checklistId: 'hvac', visit: afterOperation(emptyVisit, good), photos: [] }
const here = { ...about, name: 'Upstairs', visit: emptyVisit, photos: new Map() }

const Address = () => <output>{useLocation().hash}</output>
const shown = (hash = '') =>
  render(
    <MemoryRouter initialEntries={[`/my-visits${hash}`]}>
      <BringOver checklists={[]} hasCode onAsking={() => {}} />
      <Address />
    </MemoryRouter>,
  )

it('a visit goes into the one that was picked for it last, even if that takes a while to look at', async () => {
  shown()
  const file = new File(['{}'], 'Home-Quality-visits.json')
  fireEvent.change(screen.getByLabelText('Choose a backup file'), { target: { files: [file] } })
  fireEvent.change(await screen.findByLabelText('Goes into'), { target: { value: 'hvac~2' } })
  fireEvent.click(screen.getByText('Add to this device'))
  looked.resolve()
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Goes into').value).toBe('hvac~2'))
  fireEvent.click(screen.getByText('Add to this device'))
  await screen.findByText(/^On this device now/)
  expect(added).toEqual(['Garage'])
})

it('a link with answers shows what it would add, adds nothing by itself, and leaves the address', async () => {
  added.length = 0
  shown('#answers=abc')
  await screen.findByText('Add to this device')
  expect(added).toEqual([])
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(''))
})

it('a link that was cut says so in words, and that nothing was changed', async () => {
  shown('#answers=cut')
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('This link was cut or changed on its way')
  expect(said.textContent).toContain('What is on this device is as it was.')
})

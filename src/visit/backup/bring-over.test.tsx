// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

it('a visit goes into the one that was picked for it last, even if that takes a while to look at', async () => {
  render(<BringOver checklists={[]} hasCode onAsking={() => {}} />)
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

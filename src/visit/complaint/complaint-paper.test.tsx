// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { afterOperation, emptyVisit, type Operation } from '../model/visit.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import type { ReportPhotos } from '../report/report-photos.ts'
import { ComplaintPaper } from './complaint-paper.tsx'

const saved = vi.hoisted(() => [] as File[])
vi.mock('../../ui/browser/save-file.browser.ts', () => ({ saveFile: (file: File) => saved.push(file) }))
const asked = vi.hoisted(() => ({ photos: async (): Promise<ReportPhotos> => new Map() }))
vi.mock('../report/report-photos.browser.ts', () => ({ photosForReport: () => asked.photos() }))

beforeEach(() => {
  asked.photos = async () => new Map([['p', [{ picture: 'data:image/jpeg;base64,AA', taken: null, caption: '' }]]])
})
afterEach(cleanup)

const point = checkPoint({ name: { en: 'Gas pressure', es: '' } })
const steps = [{ item: { id: 'i', phase: 'at-handover', points: [point] } as unknown as Item, point, number: '4.2' }]

async function shown(answer: 'good' | 'problem' = 'problem') {
  const at = '2026-11-20T17:00:00.000Z'
  const visit = afterOperation(emptyVisit, { point: 'p', answers: { answer }, at } as Operation)
  const store = visitInMemory(visit)
  const checklist = { id: 'hvac', title: 'Cooling', questions: [], jobs: [] } as unknown as Checklist
  const props = { steps } as unknown as PaperProps
  const { container } = render(aroundVisit({ checklist, store }, <ComplaintPaper {...props} />))
  if (answer === 'problem')
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Print the folder' }).getAttribute('aria-busy')).toBeNull(),
    )
  const sheet = () => container.querySelector('.printed-alone > div')?.shadowRoot?.textContent ?? ''
  return { sheet }
}

it('what is typed stands in the folder that is shown and in the file that is saved, with the photo', async () => {
  const { sheet } = await shown()
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Any Owner' } })
  fireEvent.change(screen.getByLabelText(/^Contractor/), { target: { value: 'Any Contractor' } })
  expect(sheet()).toMatch(/Any Owner.*Any Contractor.*Gas pressure/s)
  fireEvent.click(screen.getByRole('button', { name: 'Save it as a file' }))
  expect(saved[0]?.name).toBe('hvac-complaint-folder.html')
  expect(await saved[0]?.text()).toMatch(
    /Any Owner.*Any Contractor.*Gas pressure.*<img src="data:image\/jpeg;base64,AA"/s,
  )
})

it('without an open problem there is no folder, and it says why', async () => {
  await shown('good')
  expect(screen.getByText(/no problem of this visit is open/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('photos that the device does not tell are said to be missing, and the folder is there without them', async () => {
  asked.photos = () => Promise.reject(new Error('no'))
  const { sheet } = await shown()
  expect(screen.getByText(/This device did not tell the photos/)).toBeTruthy()
  expect(sheet()).toContain('Gas pressure')
})

it('says once that it is no legal advice', async () => {
  await shown()
  expect(document.body.textContent?.match(/legal advice/g)).toHaveLength(1)
})

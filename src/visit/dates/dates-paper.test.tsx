// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { formsIn } from '../model/forms.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { DatesPaper } from './dates-paper.tsx'

const saved = vi.hoisted(() => [] as File[])
vi.mock('../../ui/browser/save-file.browser.ts', () => ({ saveFile: (file: File) => saved.push(file) }))
vi.mock('../../shell/use-site.ts', () => ({ useSite: () => ({ name: 'The Site', publicUrl: 'https://site.test' }) }))

afterEach(cleanup)

function shown() {
  const store = visitInMemory()
  const checklist = { id: 'well', category: 'well' } as Checklist
  const props = { title: 'Well', steps: [] } as unknown as PaperProps
  render(aroundVisit({ checklist, store }, <DatesPaper {...props} />))
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { store, type }
}

it('the day of finishing gives the dates, which a calendar file takes along', async () => {
  const { store, type } = shown()
  expect(screen.queryByRole('button', { name: 'Save the calendar file' })).toBeNull()
  type(/^The job was finished/, '2028-02-29')
  type(/^Months of labor/, '12')
  expect(formsIn(store.shown())).toEqual({ 'dates/finished': '2028-02-29', 'dates/labor-months': '12' })
  expect(document.body.textContent).toContain('Wednesday, February 28, 2029')
  fireEvent.click(screen.getByRole('button', { name: 'Save the calendar file' }))
  const text = await saved[0]?.text()
  expect(saved[0]?.name).toBe('well-dates.ics')
  expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(screen.getAllByRole('listitem').length)
})

it('a day and a number of months that cannot be are said so, and give no dates', () => {
  const { type } = shown()
  type(/^Months of labor/, 'two')
  expect(screen.getByText(/^A whole number of months/)).toBeTruthy()
  type(/^The job was finished/, '0002-01-01')
  expect(screen.getByText('This is no day that we can count from.')).toBeTruthy()
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
})

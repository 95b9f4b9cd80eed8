// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { formsIn } from '../model/forms.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { EveningMessage } from './evening-message.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T20:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const point = checkPoint({ id: 'bond', name: { en: 'Bond ring', es: 'Anillo de unión' }, how: 'photo' })
const item = { id: 'shell', title: 'Shell', phase: 'before-cover', points: [point] } as unknown as Item

function show() {
  const store = visitInMemory()
  const props = { steps: [{ item, point, number: '4.1' }], items: [item], isOpen: true } as unknown as PaperProps
  render(aroundVisit({ checklist: { id: 'pool' } as Checklist, store }, <EveningMessage {...props} />))
  return store
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /In (English|Spanish)/ })
const edit = (value: string) => fireEvent.change(text(), { target: { value } })

it('the message is made for tomorrow, in English and in Spanish', () => {
  show()
  expect(text().value).toContain('on Friday, November 27, 2026')
  expect(text().value).toContain('4.1 before you cover it: Bond ring (photo)')
  fireEvent.click(screen.getByRole('radio', { name: 'Español' }))
  expect(text().value).toContain('4.1 antes de taparlo: Anillo de unión (foto)')
})

it('an edited message stays as edited, whatever the day becomes, until it is made anew', () => {
  const store = show()
  edit('Only the bond ring, please.')
  fireEvent.change(screen.getByLabelText('Day of the work'), { target: { value: '2026-12-01' } })
  expect(text().value).toBe('Only the bond ring, please.')
  expect(formsIn(store.shown())['message/text-en']).toBe('Only the bond ring, please.')
  fireEvent.click(screen.getByRole('button', { name: 'Make it anew' }))
  expect(text().value).toContain('on Tuesday, December 1, 2026')
})

it('a message that is emptied to write it anew is not filled again under the thumb', () => {
  show()
  edit('')
  expect(text().value).toBe('')
  fireEvent.blur(text())
  expect(text().value).toContain('Bond ring')
})

it('a day that has passed is said, and not named in the message', () => {
  show()
  fireEvent.change(screen.getByLabelText('Day of the work'), { target: { value: '2026-11-20' } })
  expect(screen.getByText(/This day has passed/)).toBeDefined()
  expect(text().value).not.toContain('November')
})

it('each line is waited for until it came or is missing', () => {
  const store = show()
  expect(screen.getByText('1 asked for: 0 came, 0 missing, 1 still to come.')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Missing' }))
  expect(formsIn(store.shown())).toEqual({ 'message/bond': 'missing' })
  expect(screen.getByText('1 asked for: 0 came, 1 missing, 0 still to come.')).toBeDefined()
})

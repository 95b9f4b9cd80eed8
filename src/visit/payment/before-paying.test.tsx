// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { type Job, nothingSaid } from '../../content/job-fit.ts'
import type { Step } from '../model/steps.ts'
import { type Answer, afterOperation, emptyVisit, type Operation } from '../model/visit.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { BeforePaying } from './before-paying.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const step = (number: string, phase: Item['phase']): Step => {
  const point = checkPoint({ id: `p${number.replace('.', '-')}`, name: { en: `Check ${number}`, es: '' } })
  return { item: { id: phase, phase, points: [point] } as Item, point, number }
}
const steps = [step('1.1', 'before-cover'), step('2.1', 'at-start-up'), step('3.1', 'at-handover')]

function shown(answers: Record<string, Answer> = {}, { id = 'hvac', job = nothingSaid as Job } = {}) {
  const visit = Object.entries(answers).reduce(
    (before, [point, answer]) =>
      afterOperation(before, { point, answers: { answer }, at: '2026-11-20T17:00:00.000Z' } as Operation),
    emptyVisit,
  )
  const checklist = { id, itemCount: 10 } as Checklist
  const props = { steps, items: Array(3).fill({}), onPick: vi.fn() } as unknown as PaperProps
  render(aroundVisit({ checklist, job, store: visitInMemory(visit) }, <BeforePaying {...props} />))
  return props.onPick
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const isThere = (words: RegExp) => expect(screen.getByText(words)).toBeTruthy()

it('counts the checks of the payment that is picked, and says which items it does not see', () => {
  const onPick = shown({ 'p1-1': 'problem', 'p3-1': 'problem' })
  isThere(/^2 problems and 1 check without an answer are left to settle before this payment\.$/)
  isThere(/^7 items of this list are locked here/)
  type('Which payment is it?', 'before-cover')
  isThere(/^1 problem is left to settle before this payment\.$/)
  fireEvent.click(screen.getByRole('button', { name: /^1\.1 Check 1\.1/ }))
  expect(onPick).toHaveBeenCalledWith('p1-1')
})

it('says the last day to object with its weekday, and plainly when it has passed', () => {
  shown()
  type(/^The bill came on/, '2026-11-20')
  isThere(/^The last day to object in writing is Friday, December 4, 2026: 3 days left\.$/)
  type(/^The bill came on/, '2026-11-17')
  isThere(/^The last day to object in writing is today, Tuesday, December 1, 2026\.$/)
  type(/^The bill came on/, '2026-11-16')
  isThere(
    /^The last day to object in writing was Monday, November 30, 2026\. It has passed\. .* Monday, December 7, 2026 as/,
  )
  type(/^The bill came on/, '2026-12-02')
  isThere(/that day is still to come/)
})

it('asks whether the notice stands on the bill before it says what the act asks', () => {
  shown()
  isThere(/^Look at the front page of the bill/)
  fireEvent.click(screen.getByRole('radio', { name: 'It is there' }))
  isThere(/counts as approved and is due within 7 days \(A\.R\.S\. 32-1188\)\. Pay the part that you do not object to/)
  fireEvent.click(screen.getByRole('radio', { name: 'It is not there' }))
  isThere(/^Then those rules \(A\.R\.S\. 32-1182\) do not apply to a contract for/)
})

it('holds the sum to what the faults cost and to the bill, and keeps what was typed', () => {
  shown({ 'p1-1': 'problem' })
  type('The bill asks for', '500')
  type('You hold back', '100')
  isThere(/^Name first what it costs/)
  type('1.1 Check 1.1', '900')
  type('You hold back', '600')
  isThere(/^That is more than the bill, \$500\.00\./)
  expect((screen.getByLabelText('You hold back') as HTMLInputElement).value).toBe('600')
  type('You hold back', '450')
  isThere(/^You hold back \$450\.00 and pay \$50\.00 when it is due\.$/)
})

it('without a problem it works out no sum, and names other reasons that the law knows', () => {
  shown({ 'p1-1': 'good' })
  isThere(/^No check before this payment is answered with Problem.* damage to your home.* within the same 14 days/)
})

it('names the payments of a pool for a new one alone', () => {
  shown({}, { id: 'pool', job: { jobs: ['new'], answers: {} } })
  expect(screen.queryByRole('table')).toBeTruthy()
  cleanup()
  shown({}, { id: 'pool', job: { jobs: ['resurface'], answers: {} } })
  expect(screen.queryByRole('table')).toBeNull()
})

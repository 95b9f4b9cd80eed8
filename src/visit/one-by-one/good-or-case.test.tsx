// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { pointIn } from '../model/visit.ts'
import { GoodOrCase } from './good-or-case.tsx'

afterEach(cleanup)

const checklist = { jobs: [], questions: [] } as unknown as Checklist
const good = (en: string) => ({ en, es: en })
const cases = [
  { id: 'new', name: { en: 'New heater', es: 'Calentador nuevo' }, good: good('Between 40 and 80 psi') },
  { id: 'old', name: { en: 'Heater stays', es: 'Se queda el calentador' }, good: good('Under 80 psi') },
]
const point = { id: 'pressure', terms: [], cases } as unknown as PointWords
const button = (name: string) => screen.getByRole('button', { name })

it('asks for the case before it says what is good, and the case can be changed', () => {
  const store = visitInMemory()
  render(aroundVisit({ checklist, store }, <GoodOrCase point={point} isGoodAsked={false} />))
  expect(screen.getByText('Which is yours?')).toBeTruthy()
  expect(screen.queryByText(/psi/)).toBeNull()
  fireEvent.click(button('Heater stays'))
  expect(document.activeElement?.textContent).toBe('Good: Under 80 psi')
  // What was picked is no answer yet: its fact has not been read.
  expect(pointIn(store.shown(), 'pressure')).toMatchObject({ pickedCase: 'old', answer: null })
  expect(screen.getByText('Heater stays')).toBeTruthy()
  fireEvent.click(button('Change'))
  expect(screen.getByText('Which is yours?')).toBe(document.activeElement)
})

it('does not ask where the job leaves one case', () => {
  const only = { ...point, cases: cases.slice(0, 1) }
  render(aroundVisit({ checklist }, <GoodOrCase point={only} isGoodAsked={false} />))
  expect(document.body.textContent).toContain('Good: Between 40 and 80 psi')
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('a Good that waits for its case moves to the question', () => {
  const around = (isGoodAsked: boolean) =>
    aroundVisit({ checklist }, <GoodOrCase point={point} isGoodAsked={isGoodAsked} />)
  const { rerender } = render(around(false))
  expect(document.activeElement).toBe(document.body)
  rerender(around(true))
  expect(document.activeElement?.textContent).toBe('Which is yours?')
  expect(screen.getByRole('status').textContent).toMatch(/^Pick your case first/)
})

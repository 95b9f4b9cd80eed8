// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { itemWords } from '../../checklists/checklist-words.ts'
import { pointIn } from '../model/visit.ts'
import { PointCard } from './point-card.tsx'

Element.prototype.scrollIntoView = () => {}

afterEach(cleanup)

const checklist = { jobs: [], questions: [] } as unknown as Checklist
const item: Item = {
  id: 'flue',
  title: 'Flue',
  description: 'Why',
  priority: 'critical',
  phase: 'before-cover',
  safety: 'Look only.',
  points: [
    checkPoint({
      id: 'distance',
      check: 'Measure the gap',
      pass: 'Active',
      value: {
        unit: 'in',
        cases: [
          { id: 'single', when: 'Single-wall', min: 6 },
          { id: 'double', when: 'Double-wall', min: 1 },
        ],
      },
    }),
  ],
}
const [point] = itemWords(item, checklist).points

let store = visitInMemory()
function Card({ reading }: { reading: string }) {
  const [shown] = useState(() => {
    store = visitInMemory()
    store.dispatch({ point: 'distance', answers: { reading } })
    return store
  })
  return point ? aroundVisit({ checklist, store: shown }, <PointCard point={point} number="1.1" />) : null
}

const stored = () => pointIn(store.shown(), 'distance')
const good = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Good' })
const caseButton = (name: string) => screen.queryByRole('button', { name })
const question = /^Whether your reading 2 is good depends on the case/

describe('a number without its case', () => {
  it('takes no Good: the case is asked in place, and with it Good is given and judged', () => {
    render(<Card reading="2" />)
    expect(caseButton('Double-wall')).toBeNull()
    fireEvent.click(good())
    expect(stored().answer).toBeNull()
    expect(good().checked).toBe(false)
    expect(screen.getByText(question)).toBeTruthy()
    fireEvent.click(caseButton('Double-wall') ?? good())
    expect(stored()).toMatchObject({ answer: 'good', pickedCase: 'double' })
    expect(good().checked).toBe(true)
    expect(screen.queryByText(question)).toBeNull()
    expect(screen.getByText('Inside the band.')).toBeTruthy()
  })

  it('asks once more where its case says that it is outside', () => {
    render(<Card reading="2" />)
    fireEvent.click(good())
    fireEvent.click(caseButton('Single-wall') ?? good())
    expect(screen.getByText('Your reading 2 is under 6. Good anyway, or Problem?')).toBeTruthy()
  })

  it('takes every other answer, and no number needs no case', () => {
    const { unmount } = render(<Card reading="2" />)
    fireEvent.click(good())
    fireEvent.click(screen.getByRole('radio', { name: 'Problem' }))
    expect(stored().answer).toBe('problem')
    expect(screen.queryByText(question)).toBeNull()
    unmount()
    render(<Card reading="" />)
    fireEvent.click(good())
    expect(stored().answer).toBe('good')
  })
})

it('what is read aloud parts a label from what follows it', () => {
  const { container } = render(<Card reading="" />)
  expect(container.textContent).toContain('Good: Active')
  expect(container.textContent).toContain('Your case: Pick one')
})

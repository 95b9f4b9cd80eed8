// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { itemWords } from '../../checklists/checklist-words.ts'
import { type PointAnswers, pointIn } from '../model/visit.ts'
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
  terms: [],
  points: [
    checkPoint({
      id: 'distance',
      name: { en: 'Gap around the flue', es: 'Espacio alrededor del tubo' },
      do: ['Measure the gap.'],
      good: undefined,
      cases: [
        {
          id: 'single',
          name: { en: 'Single-wall', es: 'Pared sencilla' },
          good: { en: 'A gap of 6 in', es: 'Un espacio de 6 pulg' },
          min: 6,
        },
        {
          id: 'double',
          name: { en: 'Double-wall', es: 'Pared doble' },
          good: { en: 'A gap of 1 in', es: 'Un espacio de 1 pulg' },
          min: 1,
        },
      ],
      value: { unit: 'in' },
    }),
    checkPoint({
      id: 'cap',
      name: { en: 'Cap', es: 'Tapa' },
      good: undefined,
      cases: [
        { id: 'flat', name: { en: 'Flat roof', es: 'Techo plano' }, good: { en: 'It is high', es: 'Es alta' } },
        { id: 'steep', name: { en: 'Steep roof', es: 'Techo inclinado' }, good: { en: 'It is low', es: 'Es baja' } },
      ],
    }),
    checkPoint({
      id: 'plate',
      name: { en: 'Plate', es: 'Placa' },
      do: ['Read it.'],
      good: { en: 'Active', es: 'Activa' },
    }),
  ],
}
const { points } = itemWords(item, checklist)

let store = visitInMemory()
function Card({ id, ...answers }: { id: string } & Partial<PointAnswers>) {
  const [shown] = useState(() => {
    store = visitInMemory()
    store.dispatch({ point: id, answers })
    return store
  })
  const point = points.find((one) => one.id === id)
  return point ? aroundVisit({ checklist, store: shown }, <PointCard point={point} number="1.1" />) : null
}

const stored = (id: string) => pointIn(store.shown(), id)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const good = () => radio('Good')
const caseButton = (name: string) => screen.queryByRole('button', { name })
const question = 'What is good here depends on the case. Which is yours?'
const isOpen = (container: HTMLElement) => container.querySelector<HTMLDetailsElement>('.check-how')?.open
/** What stands below the answers, when the row is folded. */
const belowAnswers = (container: HTMLElement) => container.querySelector('.check-after[data-wanted]')

describe('a check whose case is open', () => {
  it('counts its cases where what is good would stand, and then says what is good in the one that was picked', () => {
    const { container } = render(<Card id="distance" />)
    expect(container.textContent).toContain('Good depends on your case (2)')
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'double' } })
    expect(container.textContent).toContain('Good: A gap of 1 in')
  })

  it.each([
    ['distance', 'Double-wall', 'double'],
    ['cap', 'Steep roof', 'steep'],
  ])('takes no Good: the case is asked in place, and with it Good is given (%s)', (id, name, picked) => {
    render(<Card id={id} />)
    expect(caseButton(name)).toBeNull()
    fireEvent.click(good())
    expect(stored(id).answer).toBeNull()
    expect(good().checked).toBe(false)
    expect(screen.getAllByText(question)).toHaveLength(1)
    fireEvent.click(caseButton(name) ?? good())
    expect(stored(id)).toMatchObject({ answer: 'good', pickedCase: picked })
    expect(good().checked).toBe(true)
    expect(screen.queryByText(question)).toBeNull()
  })

  it('asks once, also where Good was given before its case was known', () => {
    render(<Card id="distance" answer="good" reading="2" />)
    expect(screen.getAllByText(question)).toHaveLength(1)
  })

  it('judges its reading with the case', () => {
    render(<Card id="distance" reading="2" />)
    fireEvent.click(good())
    fireEvent.click(caseButton('Double-wall') ?? good())
    expect(screen.getByText('Inside the band.')).toBeTruthy()
  })

  it('asks once more where its case says that the reading is outside', () => {
    render(<Card id="distance" reading="2" />)
    fireEvent.click(good())
    fireEvent.click(caseButton('Single-wall') ?? good())
    expect(screen.getByText('Your reading 2 is under 6. Good anyway, or Problem?')).toBeTruthy()
  })

  it('takes every other answer at once', () => {
    render(<Card id="distance" reading="2" />)
    fireEvent.click(good())
    fireEvent.click(radio('Problem'))
    expect(stored('distance').answer).toBe('problem')
    expect(screen.queryByText(question)).toBeNull()
  })
})

describe('a row', () => {
  it('is folded to its name, what is good and the answers in full', () => {
    const { container } = render(<Card id="plate" />)
    expect(isOpen(container)).toBe(false)
    expect(belowAnswers(container)).toBeNull()
    expect(container.querySelector('summary')?.textContent).toBe('1.1 Plate')
    expect(container.querySelector('.check-good')?.textContent).toBe('Good: Active')
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(radio('Not applicable')).toBeTruthy()
  })

  it('stays folded when Good is given, and opens what a problem needs below the answers', () => {
    const { container } = render(<Card id="plate" />)
    fireEvent.click(good())
    expect([isOpen(container), belowAnswers(container)]).toEqual([false, null])
    fireEvent.click(radio('Problem'))
    expect(isOpen(container)).toBe(false)
    expect(belowAnswers(container)).not.toBeNull()
  })

  it.each<[string, Partial<PointAnswers>]>([
    ['a reading', { reading: '7' }],
    ['the first of two readings', { first: { reading: '60', at: '2026-11-24T17:00:00.000Z', run: 'r' } }],
  ])('opens by itself where %s was written down', (_, answers) => {
    const { container } = render(<Card id="distance" {...answers} />)
    expect(isOpen(container)).toBe(true)
  })

  it('shows a note that was written at it', () => {
    const { container } = render(<Card id="plate" saw="R-39" />)
    const note = () => belowAnswers(container)?.querySelector('textarea')
    expect(note()?.value).toBe('R-39')
    // And keeps its place while it is being emptied.
    fireEvent.change(note() ?? container, { target: { value: '' } })
    expect(note()?.value).toBe('')
  })
})

describe('an answer under which a problem would go', () => {
  const asked = () => screen.queryByRole('alertdialog', { name: 'Recorded by mistake?' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('is asked once where the problem has words: kept it stays a problem, and with Yes it is gone', () => {
    render(<Card id="plate" answer="problem" fault="missing" />)
    fireEvent.click(radio('Not applicable'))
    expect(asked()).not.toBeNull()
    expect(stored('plate').answer).toBe('problem')
    press('Keep it')
    expect([asked(), radio('Problem').checked]).toEqual([null, true])
    fireEvent.click(radio('Not applicable'))
    press('Yes')
    expect([asked(), stored('plate').answer]).toEqual([null, 'na'])
  })

  it('asks the same, and nothing else, where the answer is taken back', () => {
    render(<Card id="plate" answer="problem" reply="no" />)
    fireEvent.click(radio('Problem'))
    expect(screen.queryByText('Clear this answer?')).toBeNull()
    press('Yes')
    expect(stored('plate').answer).toBeNull()
  })

  it('is given at once where nothing was said of the problem', () => {
    render(<Card id="plate" answer="problem" />)
    fireEvent.click(radio('Not applicable'))
    expect([asked(), stored('plate').answer]).toEqual([null, 'na'])
  })
})

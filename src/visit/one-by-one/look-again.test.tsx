// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import type { StepPhotoSheetProps, VisitPhotos } from '../context/visit-context.tsx'
import type { Step } from '../model/steps.ts'
import { type PointAnswers, pointIn } from '../model/visit.ts'
import { LookAgain } from './look-again.tsx'
import type { LookAgainProps } from './screen-props.ts'

afterEach(cleanup)

const checklist = { jobs: [], questions: [] } as unknown as Checklist
const points = ['plate', 'cap', 'tray'].map((id) =>
  checkPoint({ id, name: { en: `The ${id}`, es: id }, good: { en: 'It is there', es: 'Está' } }),
)
const item = { id: 'i', title: 'Item', description: 'Why', phase: 'before-cover', terms: [], points } as unknown as Item
const steps = points.map((point, index): Step => ({ item, point, number: `1.${index + 1}` }))

function lookAgain(problems: Record<string, Partial<PointAnswers>>, photos?: VisitPhotos) {
  const store = visitInMemory()
  for (const [point, answers] of Object.entries(problems)) {
    store.dispatch({ point, answers: { answer: 'problem' } })
    store.dispatch({ point, answers })
  }
  function Screen() {
    const visit = useSyncExternalStore(store.subscribe, store.shown)
    const props = { steps, visiting: { visit, isRead: true }, onPick: () => {} } as unknown as LookAgainProps
    const fixed = ({ point: { id } }: Step) => store.dispatch({ point: id, answers: { answer: 'good' }, isFixed: true })
    return <LookAgain {...props} onFixed={fixed} undoing={{ last: undefined, onUndo: () => {}, onHold: () => {} }} />
  }
  render(aroundVisit({ checklist, store, ...(photos && { photos }) }, <Screen />))
  return store
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the open problems come one by one with what was found and promised, and at the end nothing is left to fix', () => {
  const store = lookAgain({ plate: { saw: 'No plate.', reply: 'by-date', byWhen: '2026-12-01' }, tray: {} })
  expect(heading()).toBe('1.1 The plate')
  expect(screen.getByText('Look again · 1 of 2')).toBeTruthy()
  expect(screen.getByText('No plate.')).toBeTruthy()
  expect(screen.getByText(/Will be fixed on Dec 1, 2026|Will be fixed on December 1, 2026/)).toBeTruthy()
  press('Fixed')
  expect(heading()).toBe('1.3 The tray')
  press('Fixed')
  expect(heading()).toBe('Nothing is left to fix')
  // Kept as a step, though nothing was said of it.
  expect(pointIn(store.shown(), 'tray').events.map(({ kind }) => kind)).toEqual(['found', 'settled'])
})

it('what is still wrong is kept with its words, and can be looked at once more', () => {
  const store = lookAgain({ cap: { reply: 'done' } })
  press('Still wrong')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Only glued.' } })
  press('Keep it as still wrong')
  expect(heading()).toBe('1 still to fix')
  expect(pointIn(store.shown(), 'cap').events.at(-1)).toMatchObject({ kind: 'still-wrong', saw: 'Only glued.' })
  press('Look at them again')
  expect(heading()).toBe('1.2 The cap')
})

it('where photos can be taken, one of what is still wrong is asked for before the next problem comes', () => {
  const sheet = ({ pointId, number, of, onClose }: StepPhotoSheetProps) => (
    <button type="button" onClick={onClose}>
      {[pointId, number, of].join(' ')}
    </button>
  )
  const none = () => null
  const photos = { FoundPhoto: none, StepPhotoSheet: sheet, photographedAt: () => '' } as unknown as VisitPhotos
  const store = lookAgain({ cap: { reply: 'done' }, tray: {} }, photos)
  press('Still wrong')
  press('Keep it as still wrong')
  expect(pointIn(store.shown(), 'cap').events.at(-1)).toMatchObject({ kind: 'still-wrong' })
  press('cap 1.2 still-wrong')
  expect(heading()).toBe('1.3 The tray')
})

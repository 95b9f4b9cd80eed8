// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { longestOwnName, ownChecksIn, withOwnChecks } from '../model/own-checks.ts'
import { stepsOf } from '../model/steps.ts'
import { PointScreen } from '../one-by-one/point-screen.tsx'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { OwnChecksPaper } from './own-checks-paper.tsx'

afterEach(cleanup)

const point = checkPoint({ id: 'permit' })
const item = { id: 'i', title: 'The papers', phase: 'before-hiring', points: [point] } as unknown as Item
const checklist = { id: 'hvac', itemCount: 10, questions: [], jobs: [] } as unknown as Checklist

const fittedIn = (visit: ReturnType<ReturnType<typeof visitInMemory>['shown']>) =>
  withOwnChecks([{ item, number: 1, points: [point], ruledOut: [] }], ownChecksIn(visit), checklist)

function show() {
  const store = visitInMemory()
  function Paper() {
    const visit = useSyncExternalStore(store.subscribe, store.shown)
    const fitted = fittedIn(visit)
    return (
      <OwnChecksPaper
        {...({ fitted, steps: stepsOf(fitted), visiting: { visit }, onPick() {} } as unknown as PaperProps)}
      />
    )
  }
  render(aroundVisit({ checklist, store }, <Paper />))
  return store
}

const names = (store: ReturnType<typeof show>) => ownChecksIn(store.shown()).map(({ name }) => name)
const write = (text: string) =>
  fireEvent.change(screen.getAllByLabelText('What to check')[0] as HTMLElement, { target: { value: text } })

it('a pasted text of several lines makes a check of each, or one of all', () => {
  const store = show()
  write('- Brand X\n- Ten years of warranty')
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 checks, one of each line' }))
  expect(names(store)).toEqual(['Brand X', 'Ten years of warranty'])
  expect(screen.getByText('2 checks are added.')).toBeDefined()
  write('He said:\nnew ducts')
  fireEvent.click(screen.getByRole('button', { name: 'Add as one check' }))
  expect(names(store)).toContain('He said: new ducts')
})

it('a name that is too long adds nothing and keeps what was typed; a removed check comes back by Undo', () => {
  const store = show()
  write('x'.repeat(longestOwnName + 1))
  fireEvent.click(screen.getByRole('button', { name: 'Add the check' }))
  expect(screen.getByText(/^This is longer than 120 characters, so nothing was added/)).toBeDefined()
  expect(names(store)).toEqual([])
  write('Brand X')
  fireEvent.click(screen.getByRole('button', { name: 'Add the check' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Brand X' }))
  expect(names(store)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names(store)).toEqual(['Brand X'])
})

it('a check of one’s own fills the screen like any other, with its words as typed', () => {
  const store = show()
  write('Scratch on the door')
  fireEvent.click(screen.getByRole('button', { name: 'Add the check' }))
  cleanup()
  const steps = stepsOf(fittedIn(store.shown()))
  const step = steps.at(-1)
  if (!step) throw new Error('no step')
  render(aroundVisit({ checklist, store }, <PointScreen step={step} steps={steps} onDone={() => {}} />))
  expect(screen.getByRole('heading', { name: 'Scratch on the door' })).toBeDefined()
  expect(screen.getByText(/^11\.1 · Look/)).toBeDefined()
  expect(screen.getByText('“Por favor vea esto conmigo: Scratch on the door”')).toBeDefined()
})

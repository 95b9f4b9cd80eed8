// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import { itemWords } from '../../checklists/checklist-words.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { usePoint } from '../context/visit-context.tsx'
import { pointIn } from '../model/visit.ts'
import { TimedReading } from './timed-fields.tsx'

afterEach(cleanup)

const catalogue = createCatalogue(content.checklists, content)
const [found] = catalogue
  .list()
  .flatMap((checklist) =>
    (catalogue.items(checklist.id, true) ?? []).flatMap((item) =>
      item.points.flatMap(({ id, value }) => (value?.over ? [{ checklist, item, id, over: value.over }] : [])),
    ),
  )
if (!found) throw new Error('nothing is read twice')
const { checklist, item, id, over } = found
const line = itemWords(item, checklist)
  .points.find((point) => point.id === id)
  ?.lines.find((one) => one.kind === 'reading')
if (!line) throw new Error('no reading')
const reading = line

const Fields = () => (
  <TimedReading pointId={id} number="1.1" check="Read it" line={reading} record={usePoint(id)} over={over} />
)

it('the second reading is asked once there is a first, and Start over removes both after a question', () => {
  const store = visitInMemory()
  const stored = () => pointIn(store.shown(), id)
  render(aroundVisit({ checklist, store }, <Fields />))
  const field = (name: RegExp) => screen.queryByRole<HTMLInputElement>('textbox', { name })
  expect(field(/^Second reading \(/)).toBeNull()
  fireEvent.change(field(/^First reading \(/) as HTMLInputElement, { target: { value: '60' } })
  expect(stored().first).toMatchObject({ reading: '60' })
  fireEvent.change(field(/^Second reading \(/) as HTMLInputElement, { target: { value: '58' } })
  expect(stored().second).toMatchObject({ reading: '58' })
  fireEvent.click(screen.getByText('Start over'))
  expect(stored().first).not.toBeNull()
  fireEvent.click(screen.getByText('Remove the readings'))
  expect(stored()).toMatchObject({ first: null, second: null })
  expect(screen.queryByText('Remove the readings')).toBeNull()
})

it('Start over at an open problem says that what was read stays among its steps', () => {
  const store = visitInMemory()
  const taken = (reading: string, at: string) => ({ reading, at, run: '2026-11-20T16:00:00.000Z' })
  store.dispatch({ point: id, answers: { answer: 'problem' } })
  store.dispatch({
    point: id,
    answers: { first: taken('60', '2026-11-20T16:00:00.000Z'), second: taken('58', '2026-11-20T16:30:00.000Z') },
  })
  render(aroundVisit({ checklist, store }, <Fields />))
  fireEvent.click(screen.getByText('Start over'))
  expect(screen.getByText(/^Both readings stay in what happened to the problem/)).toBeDefined()
  fireEvent.click(screen.getByText('Read both again'))
  expect(pointIn(store.shown(), id).first).toBeNull()
})

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { Operation } from '../model/visit.ts'
import { optimisticVisit } from './optimistic-visit.ts'
import { discardOutbox, followOutbox, outboxOf } from './outbox.browser.ts'

afterEach(() => localStorage.clear())

const good: Operation = { point: 'a', answers: { answer: 'good' }, at: '2026-11-20T17:00:00.000Z' }
/** A page of a visit on a device that is full. */
function fullDevice() {
  const visit = optimisticVisit(
    { watch: () => () => {}, write: async () => Promise.reject(new Error('no room')) },
    (work) => work(),
  )
  return { visit, leave: followOutbox('hvac', visit) }
}

it('what a full device could not store waits for the next page', () => {
  const { visit, leave } = fullDevice()
  visit.add(good)
  leave()
  expect(outboxOf('hvac').operations()).toMatchObject([good])
})

it('what a full device could not store goes with the visit that is deleted, also when its page is left after that', () => {
  const { visit, leave } = fullDevice()
  visit.add(good)
  dispatchEvent(new Event('pagehide'))
  discardOutbox('hvac')
  leave()
  expect(outboxOf('hvac').operations()).toEqual([])
  expect(visit.shown().visit.points.size).toBe(0)
})

it('what is typed in a field that goes with its visit is not stored, and the next visit of that id stores it again', () => {
  const { leave } = fullDevice()
  discardOutbox('hvac')
  outboxOf('hvac').setDraft('item', { seen: null, text: 'Too late' })
  expect(outboxOf('hvac').draft('item')).toBeUndefined()
  leave()
  fullDevice()
  outboxOf('hvac').setDraft('item', { seen: null, text: 'Of the next' })
  expect(outboxOf('hvac').draft('item')).toEqual({ seen: null, text: 'Of the next' })
})

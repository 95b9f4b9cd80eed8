// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, afterOperation, emptyVisit } from '../model/visit.ts'
import { begunVisits, withoutVisit, withVisit } from '../model/visit-index.ts'
import { changeIndex, useBegunVisit, visitIndex } from './visit-index.browser.ts'

const dispatch = vi.fn()
const store = { dispatch }
beforeEach(() => dispatch.mockClear())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('the way back to a visit', () => {
  const answered = (answer: Answer | null) =>
    afterOperation(emptyVisit, { point: 'a', answers: { answer }, at: '2026-11-20T10:00:00.000Z' })
  const read = { id: 'hvac', isRead: true, isKept: true, store }
  const far = { id: 'hvac', title: 'HVAC', answered: 1, all: 16, at: '2026-11-20T10:00:00.000Z' }
  const waysBack = () => begunVisits(visitIndex()).map(({ title }) => title)
  type Props = Parameters<typeof useBegunVisit>
  const page = (...initialProps: Props) => renderHook((props: Props) => useBegunVisit(...props), { initialProps })
  const deleteElsewhere = () => changeIndex((index) => withoutVisit(index, 'hvac'))

  it('is there with the first answer, and goes with the only one; its name stays', () => {
    changeIndex((index) => withVisit(index, { id: 'hvac', name: 'Upstairs' }))
    const { rerender } = page({ ...read, visit: answered('good') }, far)
    expect(waysBack()).toEqual(['HVAC'])
    rerender([{ ...read, visit: answered(null) }, undefined])
    expect(waysBack()).toEqual([])
    expect(visitIndex().visits).toMatchObject([{ name: 'Upstairs' }])
  })

  it('does not come back when another tab deletes the visit, before this page has read that', () => {
    const { rerender } = page({ ...read, visit: answered('good') }, far)
    deleteElsewhere()
    rerender([
      { ...read, visit: answered('good') },
      { ...far, all: 20 },
    ])
    expect(waysBack()).toEqual([])
    rerender([{ ...read, visit: emptyVisit }, undefined])
    expect(visitIndex().visits).toEqual([])
    rerender([{ ...read, visit: answered('good') }, far])
    expect(waysBack()).toEqual(['HVAC'])
  })

  it('keeps its place and time when its visit is only opened, however its figures change while the list loads', () => {
    const pool = { id: 'pool', title: 'POOL', answered: 3, all: 47, at: '2026-11-21T10:00:00.000Z' }
    changeIndex((index) => [far, pool].reduce(withVisit, index))
    const open = { ...read, visit: answered('good') }
    const { rerender } = page(open, { ...far, all: 0 })
    rerender([open, far])
    expect(begunVisits(visitIndex())).toMatchObject([pool, far])
    rerender([open, { ...far, at: '2026-11-22T10:00:00.000Z' }])
    expect(waysBack()).toEqual(['HVAC', 'POOL'])
  })

  it('stays while the device has not said what is answered, or refuses to', () => {
    page({ ...read, visit: answered('good') }, far).unmount()
    for (const unknown of [{ isRead: false }, { isKept: false }])
      page({ ...read, ...unknown, visit: emptyVisit }, undefined).unmount()
    page({ ...read, visit: answered('good') }, undefined)
    expect(waysBack()).toEqual(['HVAC'])
  })

  it('says once, in the record too, that all items were open to the visit', () => {
    const whole = { ...far, hadFullAccess: true as const }
    const { rerender } = page({ ...read, isRead: false, visit: emptyVisit }, whole)
    expect(dispatch).not.toHaveBeenCalled()
    rerender([{ ...read, visit: answered('good') }, whole])
    expect(dispatch.mock.calls).toEqual([[{ about: { fullAccess: 'yes' } }]])
    const said = afterOperation(answered('good'), { about: { fullAccess: 'yes' }, at: far.at })
    rerender([{ ...read, visit: said }, whole])
    expect(dispatch).toHaveBeenCalledOnce()
  })
})

// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Answer, afterOperation, emptyVisit } from '../model/visit.ts'
import { useBegunVisit } from './visit-index.browser.ts'
import { readBegun, withBegun } from './visit-index.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const visit = (id: string, at: string, answered = 3) => ({ id, title: id.toUpperCase(), answered, all: 47, at })

describe('the visits that were begun', () => {
  it('are told the latest first, each as far as it is', () => {
    const first = withBegun(null, visit('hvac', '2026-11-20T10:00:00.000Z'))
    const second = withBegun(first, visit('pool', '2026-11-21T10:00:00.000Z'))
    const third = withBegun(second, visit('hvac', '2026-11-22T10:00:00.000Z', 12))
    expect(readBegun(third)).toEqual([
      visit('hvac', '2026-11-22T10:00:00.000Z', 12),
      visit('pool', '2026-11-21T10:00:00.000Z'),
    ])
  })

  it('are none where nothing that can be read was kept', () => {
    for (const text of [
      null,
      '',
      'null',
      '{}',
      '7',
      '[null, 1, {"id": "hvac"}]',
      '[{"id":1,"title":"","at":"","answered":1,"all":2}]',
    ])
      expect(readBegun(text), String(text)).toEqual([])
  })
})

describe('the way back to a visit', () => {
  const answered = (answer: Answer | null) =>
    afterOperation(emptyVisit, { point: 'a', answers: { answer }, at: '2026-11-20T10:00:00.000Z' })
  const read = { id: 'hvac', isRead: true, isKept: true }
  const far = { id: 'hvac', title: 'HVAC: Upstairs', answered: 1, all: 16, at: '2026-11-20T10:00:00.000Z' }
  const waysBack = () => readBegun(localStorage.getItem('hqp.visits')).map(({ title }) => title)
  type Props = Parameters<typeof useBegunVisit>
  const page = (...initialProps: Props) => renderHook((props: Props) => useBegunVisit(...props), { initialProps })
  /** As another tab that deletes the visit. */
  const forgetElsewhere = () => localStorage.removeItem('hqp.visits')

  it('is there with the first answer, and goes with the only one', () => {
    const { rerender } = page({ ...read, visit: answered('good') }, far)
    expect(waysBack()).toEqual(['HVAC: Upstairs'])
    rerender([{ ...read, visit: answered(null) }, undefined])
    expect(waysBack()).toEqual([])
  })

  it('does not come back when a page that shows it loses its name, before it loses its answers', () => {
    const { rerender } = page({ ...read, visit: answered('good') }, far)
    forgetElsewhere()
    rerender([
      { ...read, visit: answered('good') },
      { ...far, title: 'HVAC', all: 20 },
    ])
    expect(waysBack()).toEqual([])
    rerender([{ ...read, visit: emptyVisit }, undefined])
    rerender([{ ...read, visit: answered('good') }, far])
    expect(waysBack()).toEqual(['HVAC: Upstairs'])
  })

  it('keeps its place and time when its visit is only opened, however its figures change while the list loads', () => {
    const pool = visit('pool', '2026-11-21T10:00:00.000Z')
    localStorage.setItem('hqp.visits', withBegun(withBegun(null, visit('hvac', far.at)), pool))
    const open = { ...read, visit: answered('good') }
    const { rerender } = page(open, { ...far, all: 0 })
    rerender([open, far])
    const [first, second] = readBegun(localStorage.getItem('hqp.visits'))
    expect(first).toEqual(pool)
    expect(second).toEqual(far)
    rerender([open, { ...far, at: '2026-11-22T10:00:00.000Z' }])
    expect(waysBack()).toEqual(['HVAC: Upstairs', 'POOL'])
  })

  it('stays while the device has not said what is answered, or refuses to', () => {
    page({ ...read, visit: answered('good') }, far).unmount()
    for (const unknown of [{ isRead: false }, { isKept: false }])
      page({ ...read, ...unknown, visit: emptyVisit }, undefined).unmount()
    page({ ...read, visit: answered('good') }, undefined)
    expect(waysBack()).toEqual(['HVAC: Upstairs'])
  })
})

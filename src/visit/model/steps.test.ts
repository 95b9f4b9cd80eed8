import { describe, expect, it } from 'vitest'
import type { Item } from '../../checklists/checklist.ts'
import type { FittedItem } from './fitted-items.ts'
import {
  answeredLast,
  crewChecks,
  crewFirst,
  filtered,
  isFirstOf,
  isFirstWithoutCrew,
  lateSteps,
  nextOpen,
  phaseCounts,
  stepBeside,
  stepsOf,
} from './steps.ts'
import { type Answer, afterOperation, emptyVisit, type Visit } from './visit.ts'

const point = (id: string) => ({ id }) as Item['points'][number]
const fitted = (number: number, phase: Item['phase'], ids: string[], ruledOut: string[] = []): FittedItem => ({
  item: { id: `i${number}`, phase, points: [...ruledOut, ...ids].map(point) } as Item,
  number,
  points: ids.map(point),
  ruledOut: ruledOut.map((id) => ({ point: point(id), condition: '' })),
})
const steps = stepsOf([
  fitted(1, 'before-hiring', ['a', 'b']),
  fitted(2, 'at-start-up', ['c']),
  fitted(3, 'before-cover', ['d', 'e'], ['x']),
])
const visitWith = (answers: Record<string, Answer>): Visit =>
  Object.entries(answers).reduce<Visit>(
    (visit, [point, answer]) => afterOperation(visit, { point, answers: { answer }, at: '2026-11-20T17:00:00.000Z' }),
    emptyVisit,
  )
const ids = (found: { point: { id: string } }[]) => found.map(({ point: { id } }) => id).join('')

describe('the steps of a visit', () => {
  it('come phase after phase, without what cannot apply, and keep the numbers of the list', () => {
    expect(ids(steps)).toBe('abdec')
    expect(steps.map(({ number }) => number)).toEqual(['1.1', '1.2', '3.2', '3.3', '2.1'])
  })

  it('go on with the next one without an answer, from the beginning again, and end when there is none', () => {
    const next = (from: string | undefined, answers: Parameters<typeof visitWith>[0]) =>
      nextOpen(steps, visitWith(answers), from)?.point.id
    expect(next(undefined, {})).toBe('a')
    expect(next('a', {})).toBe('b')
    expect(next('b', { d: 'good' })).toBe('e')
    expect(next('c', { a: 'good' })).toBe('b')
    expect(next('b', { a: 'good', c: 'na', d: 'good', e: 'problem' })).toBeUndefined()
    expect(next('not-there', { a: 'good' })).toBe('b')
  })

  it('are taken up again behind the answer that was given last, wherever that was', () => {
    const say = (visit: Visit, point: string, answer: 'good' | null, minute: number): Visit =>
      afterOperation(visit, { point, answers: { answer }, at: `2026-11-20T17:0${minute}:00.000Z` })
    const started = say(say(emptyVisit, 'd', 'good', 1), 'a', 'good', 0)
    expect(answeredLast(steps, emptyVisit)).toBeUndefined()
    expect(answeredLast(steps, started)).toBe('d')
    expect(nextOpen(steps, started, 'd')?.point.id).toBe('e')
    expect(answeredLast(steps, say(started, 'd', null, 2))).toBe('a')
    // Of another job, it is no step of this one.
    expect(answeredLast(steps, say(started, 'x', 'good', 3))).toBe('d')
  })

  it('go back and forth one by one, and no further than their ends', () => {
    expect(stepBeside(steps, 'b', 1)?.point.id).toBe('d')
    expect(stepBeside(steps, 'b', -1)?.point.id).toBe('a')
    expect(stepBeside(steps, 'a', -1)).toBeUndefined()
    expect(stepBeside(steps, 'c', 1)).toBeUndefined()
    expect(stepBeside(steps, 'not-there', 1)).toBeUndefined()
  })

  it('are counted by phase, as far as it has any', () => {
    expect(phaseCounts(steps, visitWith({ a: 'good', d: 'problem' }))).toEqual([
      { phase: 'before-hiring', all: 2, answered: 1, problems: 0 },
      { phase: 'before-cover', all: 2, answered: 1, problems: 1 },
      { phase: 'at-start-up', all: 1, answered: 0, problems: 0 },
    ])
  })

  it('know which is the first of its item and of its phase, where what holds for all of them is said once', () => {
    const first = (what: 'item' | 'phase') => ids(steps.filter((step) => isFirstOf(steps, step, what)))
    expect(first('item')).toBe('adc')
    expect(first('phase')).toBe('adc')
    const twoItems = stepsOf([fitted(1, 'at-start-up', ['a', 'b']), fitted(2, 'at-start-up', ['c'])])
    expect(ids(twoItems.filter((step) => isFirstOf(twoItems, step, 'phase')))).toBe('a')
  })

  describe('with a crew that is there', () => {
    const once = (id: string, minutes: number) => ({ ...point(id), once: { minutes } })
    const withOnce = steps.map((step) =>
      step.point.id === 'd'
        ? { ...step, point: once('d', 3) }
        : step.point.id === 'c'
          ? { ...step, point: once('c', 4) }
          : step,
    )

    it('begin with what needs it, in the order in which it closes, and go on with the rest', () => {
      expect(ids(crewFirst(withOnce))).toBe('dcabe')
      expect(ids(crewFirst(steps))).toBe(ids(steps))
      expect(ids(crewFirst(withOnce).filter((step) => isFirstWithoutCrew(crewFirst(withOnce), step)))).toBe('a')
    })

    it('are counted with their minutes, as far as they are open', () => {
      expect(crewChecks(withOnce, emptyVisit)).toMatchObject({ checks: 2, minutes: 7, without: 3 })
      const later = crewChecks(withOnce, visitWith({ d: 'good', a: 'na' }))
      expect(later).toMatchObject({ checks: 1, minutes: 4, without: 2 })
      expect(later.first?.point.id).toBe('c')
      expect(crewChecks(steps, emptyVisit)).toMatchObject({ first: undefined, checks: 0, minutes: 0 })
    })

    it('can be narrowed to what needs it', () => {
      expect(ids(filtered(withOnce, visitWith({ d: 'good' }), 'crew'))).toBe('dc')
    })
  })

  it('can be narrowed to what is open and to what is to be fixed', () => {
    const visit = visitWith({ a: 'good', d: 'problem' })
    expect(ids(filtered(steps, visit, 'all'))).toBe('abdec')
    expect(ids(filtered(steps, visit, 'open'))).toBe('bec')
    expect(ids(filtered(steps, visit, 'problem'))).toBe('d')
  })

  it('what shows late are the checks of the last two phases that need eyes or a test alone', () => {
    const of = (id: string, how: string) => ({ id, how }) as Item['points'][number]
    const item = (number: number, phase: Item['phase'], points: Item['points']) => ({
      ...fitted(number, phase, []),
      points,
    })
    const all = stepsOf([
      item(1, 'before-cover', [of('a', 'see')]),
      item(2, 'at-start-up', [of('b', 'see'), of('c', 'meter')]),
      item(3, 'at-handover', [of('d', 'test'), of('e', 'ask')]),
    ])
    expect(ids(lateSteps(all))).toBe('bd')
  })
})

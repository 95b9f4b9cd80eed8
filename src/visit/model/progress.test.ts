import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  begunVisit,
  countsOf,
  isDone,
  needsCode,
  type Openness,
  problemCount,
  progressOf,
  visitProgress,
} from './progress.ts'
import { type Answer, afterOperation, answerValues, emptyVisit, type PointAnswers } from './visit.ts'

const points = ['a', 'b', 'c'].map((id) => ({ id }))
const time = (second: number) => new Date(Date.UTC(2026, 10, 20, 17, 0, second)).toISOString()

type Untimed = { point: string; answers: Partial<PointAnswers> } | { item: string; done: boolean }
const answer = (point: string, answer: Answer | null): Untimed => ({ point, answers: { answer } })
const press = (done: boolean): Untimed => ({ item: 'i', done })
/** The operations are made one second after another. */
const visitAfter = (operations: readonly Untimed[]) =>
  operations.reduce((visit, one, second) => afterOperation(visit, { ...one, at: time(second) }), emptyVisit)

describe('an item', () => {
  const done = (...operations: Untimed[]) => isDone(visitAfter(operations), 'i', points)

  it('is done by the last answer of its points, whatever the answers and their order', () => {
    const order = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 })
    fc.assert(
      fc.property(order, fc.constantFrom(...answerValues), (ids, given) => {
        const answers = ids.map((id) => answer(id, given))
        expect(done(...answers.slice(0, -1))).toBe(false)
        expect(done(...answers)).toBe(true)
      }),
    )
  })

  it('is opened again by a point whose answer is taken back, also when it was pressed', () => {
    expect(done(answer('a', 'good'), press(true), answer('a', null))).toBe(false)
    expect(done(answer('a', 'good'), answer('b', 'good'), answer('c', 'good'), answer('b', null))).toBe(false)
  })

  it('that was pressed stays done while more points are answered', () => {
    expect(done(press(true))).toBe(true)
    expect(done(press(true), answer('b', 'problem'))).toBe(true)
  })

  it('that was opened by a press is done again with the next answer that leaves none open', () => {
    const all = points.map(({ id }) => answer(id, 'good'))
    expect(done(...all, press(false))).toBe(false)
    expect(done(...all, press(false), answer('a', 'na'))).toBe(true)
    expect(done(press(false), answer('a', 'good'))).toBe(false)
  })

  it('is not done by its points while one of them should stop the work; a press that comes after it counts', () => {
    const stopping = [{ id: 'a', stopWork: 'It may burn.' }, { id: 'b' }]
    const done = (...operations: Untimed[]) => isDone(visitAfter(operations), 'i', stopping)
    const [stop, other] = [answer('a', 'problem'), answer('b', 'problem')]
    expect(done(stop, other)).toBe(false)
    expect(done(other, stop)).toBe(false)
    expect(done(answer('a', 'good'), other)).toBe(true)
    expect(done(stop, other, press(true))).toBe(true)
    expect(done(press(true), stop)).toBe(false)
    expect(done(stop, press(true), other)).toBe(true)
    expect(done(stop, other, answer('a', 'good'))).toBe(true)
  })

  it('follows the job: points that cannot apply to it need no answer', () => {
    const visit = visitAfter([answer('a', 'good')])
    expect(isDone(visit, 'i', points)).toBe(false)
    expect(isDone(visit, 'i', points.slice(0, 1))).toBe(true)
    expect(isDone(visit, 'i', [])).toBe(true)
  })
})

describe('progress', () => {
  const items = [
    { item: { id: 'i' }, points, ruledOut: [] },
    { item: { id: 'k' }, points: [{ id: 'd' }], ruledOut: [{ point: { id: 'e' } }, { point: { id: 'f' } }] },
  ]

  it('is the share of all items of the list that are done, in whole percent, however few of them are shown', () => {
    expect(progressOf(items, emptyVisit, 2)).toEqual({ completed: 0, total: 2, percent: 0 })
    const visit = visitAfter([answer('d', 'na')])
    expect(progressOf(items, visit, 2)).toEqual({ completed: 1, total: 2, percent: 50 })
    expect(progressOf(items, visit, 10)).toEqual({ completed: 1, total: 10, percent: 10 })
    // What a newer list has no more stays where something is kept of it, and counts.
    expect(progressOf(items, visit, 1)).toEqual({ completed: 1, total: 2, percent: 50 })
    expect(progressOf([], emptyVisit, 0)).toEqual({ completed: 0, total: 0, percent: 0 })
  })

  const none = {
    fixed: 0,
    stops: 0,
    problemsRuledOut: 0,
    elsewhere: 0,
    problemsElsewhere: 0,
    fixedElsewhere: 0,
    problemsOwn: 0,
    fixedOwn: 0,
  }

  it('counts the points that the job shows; a problem that the job rules out is counted apart', () => {
    expect(countsOf(items, emptyVisit)).toEqual({ ...none, all: 4, answered: 0, problems: 0 })
    const visit = visitAfter([answer('a', 'problem'), answer('d', 'good'), answer('e', 'problem'), answer('f', 'good')])
    expect(countsOf(items, visit)).toEqual({ ...none, all: 4, answered: 2, problems: 1, problemsRuledOut: 1 })
  })

  it('counts the problems of this job that should stop the work', () => {
    const [first, second] = items
    if (!first || !second) throw new Error('no items')
    const stopping = { stopWork: 'It may burn.' }
    const shown = [
      { ...first, points: first.points.map((point) => ({ ...point, ...stopping })) },
      { ...second, ruledOut: second.ruledOut.map(({ point }) => ({ point: { ...point, ...stopping } })) },
    ]
    const visit = visitAfter([
      answer('a', 'problem'),
      answer('b', 'good'),
      answer('d', 'problem'),
      answer('e', 'problem'),
    ])
    expect(countsOf(shown, visit)).toMatchObject({ stops: 1, problems: 2 })
  })

  it('is never whole by the free items, where answers go beyond them', () => {
    const visit = visitAfter(['a', 'b', 'c', 'd', 'locked'].map((id) => answer(id, 'good')))
    const counts = countsOf(items, visit)
    const [free, open] = [false, true].map((isOpen) => ({ isOpen, hadFullAccess: false })) as [Openness, Openness]
    expect(counts).toMatchObject({ all: 4, answered: 4, elsewhere: 1 })
    expect(visitProgress(counts, free)).toEqual({ answered: 5, all: 0 })
    expect(needsCode(counts, free)).toBe(true)
    expect(visitProgress(counts, open)).toEqual({ answered: 4, all: 4 })
    expect(needsCode(counts, open)).toBe(false)
    const named = { id: 'hvac', title: 'HVAC' }
    expect(begunVisit(named, { counts, list: free, visit })).toMatchObject({ answered: 5, all: 0 })
    const nothing = { counts: countsOf(items, emptyVisit), list: open, visit: emptyVisit }
    expect(begunVisit(named, nothing)).toBeUndefined()
  })

  it('has the time of the last answer, whenever and however it is looked at', () => {
    const visit = visitAfter([
      answer('a', 'good'),
      answer('b', 'good'),
      { point: 'b', answers: { reading: '5' } },
      press(true),
    ])
    const at = (isOpen: boolean) =>
      begunVisit(
        { id: 'hvac', title: 'HVAC' },
        { counts: countsOf(items, visit), list: { isOpen, hadFullAccess: true }, visit },
      )?.at
    expect([at(true), at(false)]).toEqual([time(1), time(1)])
  })

  it('counts every problem to fix, also of checks that the list does not show', () => {
    const visit = visitAfter([answer('a', 'problem'), answer('locked', 'problem'), answer('later', 'good')])
    const counts = countsOf(items, visit)
    expect(problemCount(counts)).toBe(2)
    expect(problemCount(countsOf(items, visitAfter([answer('e', 'problem')])))).toBe(0)
  })

  it('is never whole by the free items, where the list was open in full before', () => {
    const counts = countsOf(items, visitAfter(['a', 'b', 'c', 'd'].map((id) => answer(id, 'good'))))
    expect(visitProgress(counts, { isOpen: false, hadFullAccess: true })).toEqual({ answered: 4, all: 0 })
    expect(visitProgress(counts, { isOpen: true, hadFullAccess: true })).toEqual({ answered: 4, all: 4 })
    expect(visitProgress(counts, { isOpen: false, hadFullAccess: false })).toEqual({ answered: 4, all: 4 })
  })
})

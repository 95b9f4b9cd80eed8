import { describe, expect, it } from 'vitest'
import type { CheckPoint } from '../../checklists/checklist.ts'
import type { TimedPlace } from '../../checklists/readings/timed-reading.ts'
import { merged } from './merge.ts'
import {
  bothAgain,
  emptied,
  pairOf,
  pairState,
  secondAgain,
  typedAt,
  waitingAt,
  waitOf,
  withTime,
} from './timed-pair.ts'
import { afterOperation, emptyVisit, pointIn, type Visit } from './visit.ts'

const start = Date.UTC(2026, 10, 20, 17)
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const value = {
  unit: 'psi',
  max: 0,
  over: { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'psi lost' },
} as const

const answers = (visit: Visit, answers: object, minutes: number) =>
  afterOperation(visit, { point: 'a', answers, at: at(minutes) })
const typed = (visit: Visit, place: TimedPlace, reading: string, minutes: number) =>
  answers(visit, typedAt(pointIn(visit, 'a'), place, reading, at(minutes)), minutes)
const begun = typed(emptyVisit, 'first', '60', 0)
const pair = (visit: Visit) => pairOf(pointIn(visit, 'a'))
const standing = (visit: Visit, minutes: number) => pairState(pointIn(visit, 'a'), value, new Date(at(minutes)))

describe('a reading of a pair', () => {
  it('has the time of its first key, and keeps it when it is corrected', () => {
    const corrected = typed(typed(typed(begun, 'first', '6', 1), 'first', '', 2), 'first', '61', 60)
    expect(pair(corrected).first).toMatchObject({ reading: '61', at: at(0) })
  })

  const left = (visit: Visit, place: TimedPlace, minutes: number) =>
    answers(visit, emptied(pointIn(visit, 'a'), place), minutes)

  it('that was emptied and left is taken anew, with a time of its own', () => {
    const anew = typed(left(typed(begun, 'first', '', 30), 'first', 30), 'first', '62', 40)
    expect(pair(anew).first).toMatchObject({ reading: '62', at: at(40) })
  })

  it('that was emptied and left keeps its time while a second one exists, which is not dropped', () => {
    const whole = typed(typed(begun, 'cupFirst', '1', 1), 'second', '60.1', 20)
    for (const [place, typedAnew] of [
      ['first', '60.5'],
      ['cupFirst', '1.5'],
    ] as const) {
      const corrected = typed(left(typed(whole, place, '', 30), place, 30), place, typedAnew, 40)
      expect(pair(corrected)).toEqual({ ...pair(whole), [place]: { ...pair(whole)[place], reading: typedAnew } })
    }
    expect(pair(left(whole, 'second', 30)).second).toBeNull()
  })

  it('that is taken anew from the start leaves the second one behind', () => {
    const whole = typed(begun, 'second', '60', 20)
    expect(pair(whole).second).toMatchObject({ at: at(20) })
    expect(pair(typed(answers(whole, bothAgain, 30), 'first', '62', 40))).toMatchObject({
      first: { reading: '62', at: at(40) },
      second: null,
    })
  })

  it('belongs to the first that it was read after, also when another tab took that anew', () => {
    const whole = typed(begun, 'second', '58', 20)
    const elsewhere = typed(answers(begun, bothAgain, 10), 'first', '62', 15)
    for (const both of [merged(whole, elsewhere), merged(elsewhere, whole)])
      expect(pair(both)).toMatchObject({ first: { reading: '62' }, second: null })
  })

  it('that is said in one tab stays when another said the other one', () => {
    const cup = typed(begun, 'cupFirst', '1', 2)
    const second = typed(begun, 'second', '60', 16)
    expect(pair(merged(cup, second))).toMatchObject({
      first: { reading: '60' },
      cupFirst: { reading: '1' },
      second: { reading: '60' },
    })
  })

  it('of the cup may come first', () => {
    const cupFirst = typed(typed(emptyVisit, 'cupFirst', '1', 0), 'first', '60', 1)
    expect(pair(cupFirst)).toMatchObject({ first: { at: at(1) }, cupFirst: { reading: '1' } })
  })

  it('may be given the time of a photo, and stays of its pair', () => {
    const whole = typed(begun, 'second', '60', 2)
    expect(standing(whole, 2)).toMatchObject({ state: 'running' })
    const mended = answers(whole, withTime(pointIn(whole, 'a'), 'first', at(-20)), 3)
    expect(pair(mended)).toMatchObject({ first: { at: at(-20) }, second: { reading: '60' } })
    expect(standing(mended, 3)).toEqual({ state: 'done' })
  })
})

describe('where a pair stands', () => {
  it('is open, waits, is due, and done once the second reading is in time', () => {
    expect(standing(emptyVisit, 0)).toEqual({ state: 'open' })
    expect(standing(begun, 5)).toMatchObject({ state: 'running', left: 10 })
    expect(standing(typed(begun, 'second', '60', 5), 6)).toMatchObject({ state: 'running', left: 9 })
    expect(standing(begun, 15)).toMatchObject({ state: 'over' })
    const whole = typed(begun, 'second', '60', 15)
    expect(standing(whole, 16)).toEqual({ state: 'done' })
    expect(standing(answers(whole, secondAgain, 17), 18)).toMatchObject({ state: 'over' })
  })

  it('is told of each point that waits, whatever is answered, until a person ends it', () => {
    const points = [{ id: 'a', value }, { id: 'b', value }, { id: 'c' }] as unknown as CheckPoint[]
    const waiting = (visit: Visit) =>
      waitingAt(points, visit, new Date(at(5))).map(({ point, called }) => [point.id, called])
    expect(waiting(begun)).toEqual([['a', 'Gauge']])
    for (const answer of ['good', 'problem', 'na'] as const)
      expect(waiting(answers(begun, { answer }, 5)), answer).toEqual([['a', 'Gauge']])
    const ended = answers(begun, { answer: 'good', decidedOn: waitOf(pointIn(begun, 'a')) }, 5)
    expect(waiting(ended)).toEqual([])
    expect(waiting(answers(ended, { decidedOn: '' }, 6))).toEqual([['a', 'Gauge']])
    expect(waiting(typed(answers(ended, bothAgain, 6), 'first', '60', 7))).toEqual([['a', 'Gauge']])
  })
})

it('the minutes of a step wait until its check is answered, whatever else is said there', () => {
  const points = [{ id: 'a', name: { en: 'Pump' }, timer: 10 }] as unknown as CheckPoint[]
  const waiting = (visit: Visit) =>
    waitingAt(points, visit, new Date(at(4))).map(({ called, countdown, isTimer }) => [
      called,
      countdown.state,
      isTimer,
    ])
  const running = answers(emptyVisit, { timerAt: at(0) }, 0)
  expect(waiting(emptyVisit)).toEqual([])
  expect(waiting(answers(running, { saw: 'Dry' }, 1))).toEqual([['Pump', 'running', true]])
  expect(waiting(answers(running, { answer: 'good' }, 1))).toEqual([])
})

it('a record from before there were pairs has none, and loses nothing by one', () => {
  const old = JSON.parse(
    '{"answer":"good","reading":"3","pickedCase":"","fault":null,"saw":"","reply":null,"byWhen":"","changedAt":{}}',
  )
  const visit = { ...emptyVisit, points: new Map([['a', old]]) }
  expect(pair(visit)).toEqual({ first: null, second: null, cupFirst: null, cupSecond: null })
  expect(pointIn(typed(visit, 'first', '60', 0), 'a')).toMatchObject({
    answer: 'good',
    reading: '3',
    first: { reading: '60' },
  })
})

import { describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { caseThatCounts } from '../../checklists/cases.ts'
import type { CheckPoint, Item } from '../../checklists/checklist.ts'
import { type Job, nothingSaid } from '../../content/job-fit.ts'
import { anyJob } from './any-job.ts'
import { fitItems } from './fitted-items.ts'
import { jobFor, jobWords, withAnswer, withJob } from './job.ts'
import { progressOf } from './progress.ts'
import { emptyVisit } from './visit.ts'

const fuel = {
  id: 'fuel',
  ask: 'What heats the water?',
  jobs: ['tank'],
  options: [
    { id: 'gas', name: 'Gas heater' },
    { id: 'electric', name: 'Electric heater' },
  ],
}
const asking = {
  jobs: [
    { id: 'tank', name: 'Tank heater', pointCount: 3, lockedCount: 0, onceCount: 0 },
    { id: 'leak', name: 'Leak repair', pointCount: 2, lockedCount: 0, onceCount: 0 },
  ],
  questions: [fuel],
}
const point = (id: string, when?: CheckPoint['when']) => checkPoint({ id, when })
const item = (id: string, phase: Item['phase'], points: CheckPoint[]): Item => ({
  id,
  title: id,
  description: 'd',
  terms: [],
  priority: 'critical',
  phase,
  safety: 's',
  points,
})
const items = [
  item('paper', 'at-handover', [point('bill'), point('leak-photo', { jobs: ['leak'] })]),
  item('start', 'at-start-up', [point('flame', { jobs: ['tank'], answers: { fuel: ['gas'] } })]),
  item('cover', 'before-cover', [point('pipe')]),
]
const gasTank: Job = { jobs: ['tank'], answers: { fuel: 'gas' } }

describe('a checklist that fits the job', () => {
  const fitted = (job = gasTank) => fitItems(items, job, asking)

  it('stands as it is written until something is said of the job', () => {
    expect(fitted(nothingSaid).map(({ item, number }) => `${number} ${item.id}`)).toEqual([
      '1 paper',
      '2 start',
      '3 cover',
    ])
    expect(fitted(nothingSaid).flatMap(({ ruledOut }) => ruledOut)).toEqual([])
  })

  it('puts first what closes up first, and last what is ruled out; each item keeps its number', () => {
    expect(fitted().map(({ item, number }) => `${number} ${item.id}`)).toEqual(['3 cover', '2 start', '1 paper'])
    const electric = fitted({ jobs: ['tank'], answers: { fuel: 'electric' } })
    expect(electric.map(({ item }) => item.id)).toEqual(['cover', 'paper', 'start'])
  })

  it('leaves out no point: what cannot apply stands apart with what it is for', () => {
    expect(
      fitted().flatMap(({ ruledOut }) => ruledOut.map(({ point, condition }) => `${point.id}: ${condition}`)),
    ).toEqual(['leak-photo: Leak repair'])
    const all = fitted().flatMap(({ points, ruledOut }) => [...points, ...ruledOut.map(({ point }) => point)])
    expect(all).toHaveLength(items.flatMap(({ points }) => points).length)
  })

  it('counts an item without a point of the job as completed', () => {
    const done = progressOf(fitted({ jobs: ['tank'], answers: { fuel: 'electric' } }), emptyVisit, 3)
    expect(done).toEqual({ completed: 1, total: 3, percent: 33 })
  })
})

describe('what was said of a job', () => {
  it('is read back as far as the checklist still knows it', () => {
    expect(jobFor(gasTank, asking)).toEqual(gasTank)
    expect(jobFor({ jobs: ['roof', 'tank'], answers: { fuel: 'oil', age: 'old' } }, asking)).toEqual({
      jobs: ['tank'],
      answers: {},
    })
    for (const value of ['', null, [], { jobs: 'tank', answers: null }, { jobs: [1], answers: { 'A b': 'gas' } }, 7])
      expect(anyJob(value), JSON.stringify(value)).toEqual(nothingSaid)
  })

  it('can be changed and taken back', () => {
    expect(withJob(nothingSaid, 'tank', true)).toEqual({ jobs: ['tank'], answers: {} })
    expect(withJob(gasTank, 'tank', true)).toEqual(gasTank)
    expect(withJob(gasTank, 'tank', false)).toEqual({ jobs: [], answers: { fuel: 'gas' } })
    expect(withAnswer(gasTank, 'fuel', 'electric').answers).toEqual({ fuel: 'electric' })
    expect(withAnswer(gasTank, 'fuel', undefined).answers).toEqual({})
  })

  it('is told by the names of jobs and answers, without answers to what is not asked', () => {
    expect(jobWords(gasTank, asking)).toBe('Tank heater; Gas heater')
    expect(jobWords({ jobs: ['leak'], answers: { fuel: 'gas' } }, asking)).toBe('Leak repair')
  })
})

it('the case that counts is the picked one, unless the answers rule it out, or the only one that they leave', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }]
  expect(caseThatCounts('a', [a, b])).toBe(a)
  expect(caseThatCounts(undefined, [a, b])).toBeUndefined()
  expect(caseThatCounts('a', [b])).toBe(b)
  expect(caseThatCounts('a', [])).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { jobFaults } from './job-faults.ts'

/** Of which the first four are for the evening before, and need the crew. */
const points = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${from + index}`,
    tonight: index < 4,
    once: index < 4 ? {} : undefined,
  }))
const list = {
  jobs: [{ id: 'tank' }, { id: 'leak' }],
  questions: [{ id: 'fuel', jobs: ['tank'], options: [{ id: 'gas' }, { id: 'electric' }] }],
  items: [{ points: points(20) }],
}
type List = Parameters<typeof jobFaults>[0]
const faults = (change: Partial<List>) =>
  jobFaults({ ...list, ...change }).map(({ path, message }) => `${path.join('.')} ${message}`)
const withPoint = (point: List['items'][number]['points'][number]) => ({ items: [{ points: [...points(20), point] }] })

describe('jobs and questions', () => {
  it('are sound when each job keeps 20 to 30 points whatever is answered', () => {
    expect(faults({})).toEqual([])
    expect(faults({ items: [{ points: points(30) }] })).toEqual([])
    expect(faults({ items: [{ points: points(19) }] })[0]).toBe(
      'jobs.0 job "tank" keeps 19 points (gas); a job keeps 20 to 30',
    )
    expect(faults({ items: [{ points: points(31) }] })).toHaveLength(2)
    expect(
      faults({ items: [{ points: [...points(19), { id: 'one', when: { answers: { fuel: ['gas'] } } }] }] }),
    ).toEqual(['jobs.0 job "tank" keeps 19 points (electric); a job keeps 20 to 30'])
  })

  it('has 4 to 8 of them for the evening before', () => {
    const tonight = (count: number) => ({
      items: [{ points: points(20).map((one, index) => ({ ...one, tonight: index < count })) }],
    })
    expect(faults(tonight(8))).toEqual([])
    expect(faults(tonight(3))[0]).toBe('jobs.0 job "tank" has 3 points for the evening before (gas); a job has 4 to 8')
    expect(faults(tonight(9))).toHaveLength(2)
  })

  it('has 3 to 10 of them that need the crew', () => {
    const once = (count: number) => ({
      items: [{ points: points(20).map((one, index) => ({ ...one, once: index < count ? {} : undefined })) }],
    })
    expect(faults(once(10))).toEqual([])
    expect(faults(once(2))[0]).toBe('jobs.0 job "tank" has 2 points that need the crew (gas); a job has 3 to 10')
    expect(faults(once(11))).toHaveLength(2)
  })

  it('may keep more where the job is the whole of the trade, never fewer', () => {
    const whole = {
      jobs: [
        { id: 'tank', whole: 'All of it.' },
        { id: 'leak', whole: 'All of it.' },
      ],
    }
    expect(faults({ ...whole, items: [{ points: points(47) }] })).toEqual([])
    expect(faults({ ...whole, items: [{ points: points(19) }] })).toHaveLength(2)
  })

  it('name nothing that is not there, and nothing twice', () => {
    expect(faults({ jobs: [{ id: 'tank' }, { id: 'tank' }] })).toContain('jobs id "tank" is used twice')
    expect(faults(withPoint({ id: 'x', when: { jobs: ['pool'] } }))).toEqual([
      'items.0.points.20 names the job "pool", which is not there',
    ])
    expect(faults(withPoint({ id: 'x', when: { answers: { age: ['old'] } } }))).toEqual([
      'items.0.points.20 names the question "age", which is not there',
    ])
    expect(faults(withPoint({ id: 'x', when: { answers: { fuel: ['oil'] } } }))).toEqual([
      'items.0.points.20 names the option of "fuel" "oil", which is not there',
    ])
    expect(faults(withPoint({ id: 'x', cases: [{ id: 'c', when: { answers: { fuel: ['oil'] } } }] }))).toHaveLength(1)
    expect(faults({ items: [{ when: { jobs: ['pool'] }, points: points(20) }] })).toEqual([
      'items.0 names the job "pool", which is not there',
    ])
  })

  it('make no condition that says nothing', () => {
    expect(faults(withPoint({ id: 'x', when: { answers: { fuel: ['gas', 'electric'] } } }))).toEqual([
      'items.0.points.20 names every option of "fuel", so it says nothing',
    ])
    expect(faults(withPoint({ id: 'x', when: { jobs: ['leak'], answers: { fuel: ['gas'] } } }))).toEqual([
      'items.0.points.20 asks "fuel", which is asked for none of its jobs',
    ])
  })

  it('hide no point whatever is answered', () => {
    const items = [
      { when: { jobs: ['leak'] }, points: [{ id: 'x', when: { jobs: ['tank'] } }] },
      { points: points(20) },
    ]
    expect(faults({ items })).toEqual(['items.0.points.0 point "x" is hidden whatever is answered'])
  })

  it('reach every case, and leave one for every answer', () => {
    const gas = { id: 'a', when: { answers: { fuel: ['gas'] } } }
    const electric = { id: 'b', when: { answers: { fuel: ['electric'] } } }
    expect(faults(withPoint({ id: 'x', cases: [gas, electric] }))).toEqual([])
    expect(faults(withPoint({ id: 'x', cases: [gas, { ...gas, id: 'b' }] }))).toEqual([
      'items.0.points.20 point "x": an answer leaves none of its cases',
    ])
    const when = { jobs: ['tank'], answers: { fuel: ['gas'] } }
    expect(faults(withPoint({ id: 'x', when, cases: [gas, electric] }))).toEqual([
      'items.0.points.20 point "x": no answer reaches its case "b"',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { createCatalogue } from '../checklists/checklists.server.ts'
import { begunWith } from './begun-list.ts'
import { fitItems } from './fitted-items.ts'
import { afterOperation, countsOf, emptyVisit, farOf, type Visit } from './visit.ts'
import { figuresOf } from './visit-figures.ts'

const catalogue = createCatalogue(content.checklists, content.sources, content.boxes)
const checklist = catalogue.find('hvac')
const items = catalogue.items('hvac', true)
if (!checklist || !items) throw new Error('no hvac checklist')
const free = catalogue.items('hvac', false) ?? []
const [firstJob] = checklist.jobs
const job = { jobs: firstJob ? [firstJob.id] : [], answers: {} }
const ids = items.flatMap(({ points }) => points.map(({ id }) => id))
/** The first half as good, the last point as a problem. */
const visit = [...ids.slice(0, 20), ids.at(-1) ?? ''].reduce<Visit>(
  (before, point, index) =>
    afterOperation(before, {
      point,
      said: { answer: index === 20 ? 'problem' : 'good' },
      at: '2026-11-20T17:00:00.000Z',
    }),
  emptyVisit,
)

describe('the figures of a visit among others', () => {
  it('are those of its own page, whatever was said of the job', () => {
    const begun = begunWith(undefined, 'hvac', { checklist, items }, true)
    for (const said of [null, JSON.stringify(job)]) {
      const counts = countsOf(fitItems(items, said === null ? { jobs: [], answers: {} } : job, checklist), visit)
      expect(figuresOf(visit, begun, said)).toEqual({ far: farOf(counts, true), problems: counts.problems })
    }
    expect(figuresOf(visit, begun, JSON.stringify(job)).far.all).toBe(firstJob?.pointCount)
  })

  it('are answers alone where the list is not here, or only its free items are', () => {
    expect(figuresOf(visit, undefined, null)).toEqual({ far: { answered: 21, all: 0 }, problems: 1 })
    const begun = begunWith(undefined, 'hvac', { checklist, items: free }, true)
    expect(figuresOf(visit, begun, null)).toEqual({ far: { answered: 21, all: 0 }, problems: 1 })
    const broken = { ...begun, items: [{ id: 'one' }] as typeof begun.items }
    expect(figuresOf(visit, broken, null).far).toEqual({ answered: 21, all: 0 })
  })
})

import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { fitItems } from './fitted-items.ts'
import { snapshotWith } from './list-snapshot.ts'
import { countsOf, visitProgress } from './progress.ts'
import { afterOperation, emptyVisit, type Visit } from './visit.ts'
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
      answers: { answer: index === 20 ? 'problem' : 'good' },
      at: '2026-11-20T17:00:00.000Z',
    }),
  emptyVisit,
)

const none = { job: null, hadFullAccess: false }

describe('the figures of a visit among others', () => {
  it('are those of its own page, whatever was said of the job', () => {
    const begun = snapshotWith(undefined, 'hvac', { checklist, items }, true)
    for (const said of [null, JSON.stringify(job)]) {
      const counts = countsOf(fitItems(items, said === null ? { jobs: [], answers: {} } : job, checklist), visit)
      expect(figuresOf(visit, { begun, job: said, hadFullAccess: true })).toEqual({
        progress: visitProgress(counts, { isOpen: true, hadFullAccess: true }),
        problems: counts.problems,
      })
    }
    expect(figuresOf(visit, { begun, job: JSON.stringify(job), hadFullAccess: true }).progress.all).toBe(
      firstJob?.pointCount,
    )
  })

  it('are answers alone where the list is not here, or only its free items are', () => {
    expect(figuresOf(visit, { ...none, begun: undefined })).toEqual({ progress: { answered: 21, all: 0 }, problems: 1 })
    const begun = snapshotWith(undefined, 'hvac', { checklist, items: free }, true)
    expect(figuresOf(visit, { ...none, begun })).toEqual({ progress: { answered: 21, all: 0 }, problems: 1 })
    const broken = { ...begun, items: [{ id: 'one' }] as typeof begun.items }
    expect(figuresOf(visit, { ...none, begun: broken }).progress).toEqual({ answered: 21, all: 0 })
  })
})

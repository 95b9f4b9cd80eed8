import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { jobChange } from './about.ts'
import { fitItems } from './fitted-items.ts'
import { snapshotWith } from './list-snapshot.ts'
import { countsOf, visitProgress } from './progress.ts'
import { type AboutAnswers, afterOperation, emptyVisit, type Visit } from './visit.ts'
import { figuresOf } from './visit-figures.ts'

const catalogue = createCatalogue(content.checklists, content)
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

const withAbout = (about: AboutAnswers) => afterOperation(visit, { about, at: '2026-11-20T17:00:00.000Z' })

describe('the figures of a visit among others', () => {
  it('are those of its own page, whatever was said of the job', () => {
    const begun = snapshotWith(undefined, 'hvac', { checklist, items }, true)
    for (const said of [nothingSaid, job]) {
      const counts = countsOf(fitItems(items, said, checklist), visit)
      expect(figuresOf(withAbout({ ...jobChange(nothingSaid, said), fullAccess: 'yes' }), begun)).toEqual({
        progress: visitProgress(counts, { isOpen: true, hadFullAccess: true }),
        problems: { found: counts.problems, fixed: 0, open: counts.problems },
      })
    }
    expect(figuresOf(withAbout(jobChange(nothingSaid, job)), begun).progress.all).toBe(firstJob?.pointCount)
  })

  it('are answers alone where the list is not here, or only its free items are', () => {
    expect(figuresOf(visit, undefined)).toEqual({
      progress: { answered: 21, all: 0 },
      problems: { found: 1, fixed: 0, open: 1 },
    })
    const begun = snapshotWith(undefined, 'hvac', { checklist, items: free }, true)
    expect(figuresOf(visit, begun)).toEqual({
      progress: { answered: 21, all: 0 },
      problems: { found: 1, fixed: 0, open: 1 },
    })
    const broken = { ...begun, items: [{ id: 'one' }] as typeof begun.items }
    expect(figuresOf(visit, broken).progress).toEqual({ answered: 21, all: 0 })
  })
})

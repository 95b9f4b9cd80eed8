import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { site } from '../../../tests/support/site.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import { createQueryClient, query } from '../../api/query.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { type Job, nothingSaid } from '../../content/job-fit.ts'
import { AnswerOf } from '../entry/answers-beside-list.tsx'
import { fitItems } from '../model/fitted-items.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from '../model/visit.ts'
import { ItemList } from './item-list.tsx'

function listOf(checklist: Checklist, items: Item[], visit: Visit, job: Job): string {
  const store = visitInMemory(visit)
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, site)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      {aroundVisit(
        { checklist, job, store },
        <ItemList
          items={items}
          fitted={fitItems(items, job, checklist)}
          open={false}
          hadFullAccess={false}
          opens={null}
          visiting={{ id: checklist.id, visit, isRead: true, isKept: true, savedAt: undefined, store }}
        />,
      )}
    </QueryClientProvider>,
  )
}

const textIn = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const catalogue = createCatalogue(content.checklists, content)
const [checklist] = catalogue.list()
if (!checklist) throw new Error('no checklist')
const items = catalogue.items(checklist.id, false) ?? []
const at = '2026-11-20T17:00:00.000Z'
const first = items[0]?.id ?? ''
const visitAfter = (operation: Operation) => afterOperation(emptyVisit, operation)

describe('the items of a free preview', () => {
  it('are counted among all ten of the list', () => {
    expect(items).toHaveLength(3)
    const done = items.reduce((visit, { id }) => afterOperation(visit, { item: id, done: true, at }), emptyVisit)
    const one = textIn(listOf(checklist, items, visitAfter({ item: first, done: true, at }), nothingSaid))
    expect(one).toContain('1 of 10 items · 10%')
    expect(one).toMatch(/\bCompleted 1 Remaining 9 Progress 10%/)
    const all = textIn(listOf(checklist, items, done, nothingSaid))
    expect(all).toContain('3 of 10 items · 30%')
    expect(all).toMatch(/\bCompleted 3 Remaining 7 Progress 30%/)
  })

  it('show no bare figure while one of their checks should stop the work', () => {
    const [point] = items.flatMap(({ points }) => points)
    const stopping = items.map((item) => ({
      ...item,
      points: item.points.map((one) => (one === point ? { ...one, stopWork: 'It may burn.' } : one)),
    }))
    const problem = visitAfter({ point: point?.id ?? '', answers: { answer: 'problem' }, at })
    const pressed = afterOperation(problem, { item: first, done: true, at: '2026-11-20T17:01:00.000Z' })
    const list = textIn(listOf(checklist, stopping, pressed, nothingSaid))
    expect(list).toContain('1 of 10 items · 10% · 1 stop open')
    expect(list).toMatch(/\bCompleted 1 Remaining 9 Progress 1 stop open 10%/)
  })

  it('say a problem that the job rules out, and show what was said of it', () => {
    const [one] = checklist.jobs
    const [point, ...others] = items[0]?.points ?? []
    if (!one || !point) throw new Error('no job or point')
    const shown = items.map((item, index) =>
      index > 0 ? item : { ...item, points: [{ ...point, when: { jobs: ['another'] } }, ...others] },
    )
    const visit = visitAfter({ point: point.id, answers: { answer: 'problem', saw: 'Loose' }, at })
    const list = textIn(listOf(checklist, shown, visit, { jobs: [one.id], answers: {} }))
    expect(list).toContain('1 problem at a check that is not for this job')
    expect(list).toMatch(/\d not for your job/)
    const record = visit.points.get(point.id)
    const said = record && renderToStaticMarkup(<AnswerOf record={record} point={point} />)
    expect(textIn(said ?? '')).toContain('Your answer: Problem What I saw: Loose')
  })

  const [firstJob] = checklist.jobs
  const job = { jobs: firstJob ? [firstJob.id] : [], answers: {} }

  it('keep notes within reach where no point belongs to the job', () => {
    const other = items.map((item) => ({ ...item, when: { jobs: ['another'] } }))
    const list = listOf(
      checklist,
      other,
      visitAfter({ item: first, seen: null, written: 'Ladder left behind', at }),
      job,
    )
    expect(textIn(list)).toMatch(/Item 1, not for your job.*Ladder left behind/)
  })

  it('say aloud how many of their points belong to the job, once it is picked', () => {
    const said = (of: Job) => /<div role="status">(.*?)<\/div>/.exec(listOf(checklist, items, emptyVisit, of))?.[1]
    expect(said(nothingSaid)).toBe('')
    expect(textIn(said(job) ?? '')).toMatch(/^ \d+ checks for your job, .* folded away and not counted/)
  })
})

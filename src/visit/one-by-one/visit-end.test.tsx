import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { site } from '../../../tests/support/site.ts'
import { aroundVisit, visitInMemory } from '../../../tests/support/visit-around.ts'
import { createQueryClient, query } from '../../api/query.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { fitItems } from '../model/fitted-items.ts'
import { countsOf } from '../model/progress.ts'
import { stepsOf } from '../model/steps.ts'
import { afterOperation, emptyVisit, type Visit } from '../model/visit.ts'
import type { VisitEndProps } from './screen-props.ts'
import { VisitEnd } from './visit-end.tsx'

const catalogue = createCatalogue(content.checklists, content)
const checklist = catalogue.find('hvac')
const items = catalogue.items('hvac', true)
if (!checklist || !items) throw new Error('no hvac checklist')
const hvac = checklist
const fitted = fitItems(items, nothingSaid, checklist)
const steps = stepsOf(fitted)

function endOf(visit: Visit): string {
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, site)
  const props = {
    title: 'HVAC',
    items,
    isOpen: true,
    hadFullAccess: true,
    canStart: false,
    visiting: {
      id: 'hvac',
      visit,
      isRead: true,
      isKept: true,
      savedAt: undefined,
      store: visitInMemory(visit),
    },
    fitted,
    counts: countsOf(fitted, visit),
    steps,
    onPick: () => {},
    onShown: () => {},
  } as unknown as VisitEndProps
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        {aroundVisit({ checklist: hvac, store: visitInMemory(visit) }, <VisitEnd {...props} />)}
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const at = '2026-11-20T17:00:00.000Z'
const answers = (visit: Visit, point: string, answer: 'good' | 'problem') =>
  afterOperation(visit, { point, answers: { answer }, at })

it('the end of a visit says below its first line how many stops are open', () => {
  const stop = steps.find(({ point }) => point.stopWork)?.point.id ?? ''
  const answered = steps.reduce((visit, { point }) => answers(visit, point.id, 'good'), emptyVisit)
  expect(endOf(answered)).toContain('Every check is answered ')
  expect(endOf(answered)).not.toContain('stop open')
  expect(endOf(answers(answered, stop, 'problem'))).toContain('Every check is answered, 1 to fix 1 stop open')
})

it('the end of a visit tells what was said at checks that are not on the list', () => {
  const text = endOf(answers(emptyVisit, 'long-gone', 'problem'))
  expect(text).toMatch(/Answers and notes that are not on this list \(1\).*long gone Your answer: Problem/)
})

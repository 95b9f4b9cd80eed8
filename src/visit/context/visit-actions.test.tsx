// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { site } from '../../../tests/support/site.ts'
import { visitInMemory } from '../../../tests/support/visit-around.ts'
import { createQueryClient, query } from '../../api/query.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { afterOperation, emptyVisit } from '../model/visit.ts'
import { VisitActions } from './visit-actions.tsx'

const saved = vi.hoisted((): File[] => [])
vi.mock('../../ui/browser/save-file.browser.ts', () => ({ saveFile: (file: File) => saved.push(file) }))
vi.mock('../report/report-photos.browser.ts', () => ({ photosForReport: async () => new Map() }))

afterEach(cleanup)

it('the report has the last press in it, also while the page has not drawn it yet', async () => {
  const catalogue = createCatalogue(content.checklists, content)
  const [checklist] = catalogue.list()
  const items = checklist && catalogue.items(checklist.id, false)
  const point = items?.[0]?.points[0]
  if (!checklist || !items || !point) throw new Error('no checklist')
  const at = '2026-11-20T17:00:00.000Z'
  const pressed = afterOperation(emptyVisit, { point: point.id, answers: { answer: 'problem', saw: 'Loose' }, at })
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, site)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <VisitActions
          checklist={checklist}
          title={checklist.title}
          items={items}
          open={false}
          hadFullAccess={false}
          canStart={false}
          visiting={{ id: checklist.id, visit: emptyVisit, isRead: true, store: visitInMemory(pressed) }}
          job={nothingSaid}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export Free Preview' }))
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 })
  expect(await saved[0]?.text()).toContain('1 problem to fix')
  // A browser does not say whether it kept what it was handed.
  expect(await screen.findByText('Report made')).toBeTruthy()
  expect(screen.queryByText(/It is in the downloads/)).toBeNull()
})

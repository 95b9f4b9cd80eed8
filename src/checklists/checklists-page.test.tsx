// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { site } from '../../tests/support/site.ts'
import type { AccessResponse } from '../access/access-calls.ts'
import { saveCode } from '../access/saved-code.browser.ts'
import { accessQuery } from '../access/use-access.browser.ts'
import { createQueryClient, query } from '../api/query.ts'
import { checklistsQuery } from './checklist-queries.ts'
import { createCatalogue } from './checklists.server.ts'
import ChecklistsPage from './checklists-page.tsx'

const catalogue = createCatalogue(content.checklists, content)
const code = 'HQP-PRO-12345678901234567890'

function open(access?: Pick<AccessResponse, 'projects' | 'projectsRemaining'>): void {
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, site)
  queries.setQueryData(checklistsQuery.queryKey, catalogue.list())
  if (access) {
    saveCode(code)
    const rest = { planType: 'professional', expiryDate: '2027-11-20', status: 'active' } as const
    queries.setQueryData(accessQuery(code).queryKey, { ...rest, ...access })
  }
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ChecklistsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const linksTo = (href: string) => screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === href)

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('the catalogue names the lists that a saved code has open, leads to them, and never back to the code', () => {
  open({ projects: [{ checklistId: 'pool', startedOn: '2026-11-20' }], projectsRemaining: 1 })
  const words = screen.getByRole('status').textContent
  expect(words).toBe('Open with your code: Pool. 1 project left: choose a checklist and start it there.')
  // In the words and as its card.
  expect(linksTo('/checklist/pool')).toHaveLength(2)
  expect(screen.getAllByText('Started with your code')).toHaveLength(1)
  expect(linksTo('/access')).toEqual([])
})

it('the catalogue says how to start a list with a code that has started none', () => {
  open({ projects: [], projectsRemaining: 2 })
  expect(screen.getByRole('status').textContent).toBe(
    'Your code has started no checklist yet. 2 projects left: choose a checklist and start it there.',
  )
  expect(linksTo('/access')).toEqual([])
})

it('the catalogue asks for a code where this device keeps none', () => {
  open()
  expect(linksTo('/access')).toHaveLength(1)
  expect(screen.queryByText('Started with your code')).toBeNull()
})

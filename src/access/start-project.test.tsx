// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../api/query.ts'
import type { AccessResponse } from './access-calls.ts'
import { StartProject } from './start-project.tsx'

const access: AccessResponse = {
  planType: 'basic',
  projectsRemaining: 1,
  expiryDate: '2027-11-24',
  status: 'active',
  projects: [],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a start whose answer is lost does not claim that nothing was used: the service may have counted it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => {}))}>
      <StartProject accessCode="HQP-BASIC-1" checklist={{ id: 'hvac', title: 'HVAC cooling' }} access={access} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Start the HVAC cooling project' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, start it', hidden: true }))
  const words = (await screen.findByRole('alert', { hidden: true }, { timeout: 4_000 })).textContent
  expect(words).not.toContain('Nothing was used')
  expect(words).toContain('There is no connection right now.')
  expect(words).toContain('The same checklist is never counted twice.')
})

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.opening
})

it.each([
  ['/checklist/hvac', true],
  ['/checklist/hvac/visit', true],
  ['/checklist/pool', false],
  ['/', false],
])('where hvac is started, the public page at %s waits for the program: %s', async (pathname, isHidden) => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname, reload: () => {} })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  // There is no program here, and a page that was reloaded already gives up.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
  localStorage.setItem('hqp.access', JSON.stringify({ access: { projects: [{ checklistId: 'hvac' }] } }))
  // Another query is another run of the script.
  await expect(import(/* @vite-ignore */ `./start.browser.ts?${pathname}`)).rejects.toThrow()
  expect('opening' in document.documentElement.dataset).toBe(isHidden)
  vi.advanceTimersByTime(4000)
  expect('opening' in document.documentElement.dataset).toBe(false)
})

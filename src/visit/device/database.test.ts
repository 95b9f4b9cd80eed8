import { afterEach, expect, it, vi } from 'vitest'
import { closedBy, read } from './database.browser.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('storage that the browser forbids is not taken for a tab that holds the database, and is asked for again', async () => {
  vi.useFakeTimers()
  const open = vi.fn(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.stubGlobal('indexedDB', { open })
  await expect(read(async () => 'found')).rejects.toThrow('refused')
  vi.advanceTimersByTime(60_000)
  expect(closedBy.read()).toBeNull()
  const asked = open.mock.calls.length
  await expect(read(async () => 'found')).rejects.toThrow('refused')
  expect(open.mock.calls.length).toBeGreaterThan(asked)
})

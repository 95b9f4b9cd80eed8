import { afterEach, expect, it, vi } from 'vitest'
import type { Statements } from '../statements.server.ts'
import { statementJobs } from './statement-jobs.server.ts'

afterEach(() => void vi.useRealTimers())

it('keeps a file that nobody imports for half a day, and no longer', async () => {
  vi.useFakeTimers()
  const statements = { preview: async () => ({ kind: 'fault', sentence: 'not this one' }) } as unknown as Statements
  const jobs = statementJobs(
    statements,
    () => 'the file',
    (error) => expect.fail(String(error)),
  )
  jobs.start(new Uint8Array(8))
  await vi.advanceTimersByTimeAsync(11 * 3_600_000)
  expect(jobs.stepOf('the file')).toBeDefined()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(jobs.stepOf('the file')).toBeUndefined()
})

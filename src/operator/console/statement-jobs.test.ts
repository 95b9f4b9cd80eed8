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
  expect(jobs.stateOf('the file')).toBeDefined()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(jobs.stateOf('the file')).toBeUndefined()
})

it('is importing until the last row is written down, also when somebody signs out or brings more files meanwhile', async () => {
  let end = () => {}
  const statements = {
    preview: async () => ({ kind: 'preview', rows: [], outCount: 0 }),
    commit: () => new Promise((resolve) => (end = () => resolve({ counts: {} }))),
  } as unknown as Statements
  let files = 0
  const jobs = statementJobs(
    statements,
    () => `file ${++files}`,
    (error) => expect.fail(String(error)),
  )
  const imported = jobs.start(new Uint8Array(8))
  await vi.waitFor(() => expect(jobs.stateOf(imported)?.kind).toBe('preview'))
  expect(jobs.isCommitting()).toBe(false)
  jobs.commit(imported)
  for (let more = 0; more < 5; more++) jobs.start(new Uint8Array(8))
  expect(jobs.stateOf(imported)).toBeUndefined()
  expect(jobs.isCommitting()).toBe(true)
  jobs.forgetAll()
  expect(jobs.isCommitting()).toBe(true)
  end()
  await vi.waitFor(() => expect(jobs.isCommitting()).toBe(false))
})

it('is no longer importing once an import has failed', async () => {
  const errors: unknown[] = []
  const statements = {
    preview: async () => ({ kind: 'preview', rows: [], outCount: 0 }),
    commit: () => Promise.reject(new Error('the disk is full')),
  } as unknown as Statements
  const jobs = statementJobs(
    statements,
    () => 'the file',
    (error) => errors.push(error),
  )
  jobs.start(new Uint8Array(8))
  await vi.waitFor(() => expect(jobs.stateOf('the file')?.kind).toBe('preview'))
  jobs.commit('the file')
  expect(jobs.isCommitting()).toBe(true)
  await vi.waitFor(() => expect(jobs.stateOf('the file')?.kind).toBe('failed'))
  expect([jobs.isCommitting(), errors.length]).toEqual([false, 1])
})

it('remembers what the bank wrote of rows that wait for half a day, and of no more rows than a few thousand', async () => {
  vi.useFakeTimers()
  const row = (line: number, state: string) => ({ line, state, checksum: `${line}`, description: `PAYER\n${line}` })
  const rows = [row(0, 'matched'), ...Array.from({ length: 5100 }, (_, n) => row(n + 1, 'no-match'))]
  const statements = {
    preview: async () => ({ kind: 'preview', rows, outCount: 0 }),
    commit: async () => ({ counts: {} }),
  } as unknown as Statements
  const jobs = statementJobs(
    statements,
    () => 'the file',
    (error) => expect.fail(String(error)),
  )
  jobs.start(new Uint8Array(8))
  await vi.advanceTimersByTimeAsync(1)
  jobs.commit('the file')
  expect([0, 100, 101, 5100].map((line) => jobs.wordsOf(`${line}`))).toEqual([
    undefined,
    undefined,
    'PAYER 101',
    'PAYER 5100',
  ])
  await vi.advanceTimersByTimeAsync(12 * 3_600_000)
  expect(jobs.wordsOf('5100')).toBeUndefined()
})

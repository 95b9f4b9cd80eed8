import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient, type Fetch, query } from './query.ts'

const wanted = query('getChecklist', { params: { id: 'hvac' } })

/** How often the call is made when one page after another reads it, and it fails with this status. */
async function callsAfterFailure(status: number, isPrepared = false): Promise<number> {
  const fetch = vi.fn(() => Promise.reject(new CallError(status, 'some-code', 'Words.')))
  const client = createQueryClient(fetch as unknown as Fetch, () => isPrepared)
  for (let page = 0; page < 2; page++) {
    if (isPrepared) await client.prefetchQuery(wanted)
    const leave = new QueryObserver(client, wanted).subscribe(() => {})
    await vi.waitFor(() => expect(client.getQueryState(wanted.queryKey)).toMatchObject({ fetchStatus: 'idle' }))
    leave()
  }
  return fetch.mock.calls.length
}

describe('a query that brought nothing', () => {
  it('is made again by the next page that reads it, so that one lost answer locks nobody out', async () => {
    expect(await callsAfterFailure(0)).toBe(2)
    expect(await callsAfterFailure(503)).toBe(2)
  })

  it('is made once by each page, also where it failed before the page was shown', async () => {
    expect(await callsAfterFailure(500, true)).toBe(2)
  })

  it('is not made again when the service said that nothing is there', async () => {
    expect(await callsAfterFailure(404)).toBe(1)
  })
})

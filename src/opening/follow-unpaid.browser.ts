/** What happens to a code that waits for its payment while a page is open. It is fetched for such a code alone. */
import type { QueryClient } from '@tanstack/react-query'
import type { AccessResponse } from '../access/access-calls.ts'
import { CallError } from '../api/call-error.ts'
import { loadPart } from '../ui/browser/part.browser.ts'
import { asOf, openProjects } from './open-now.ts'

const followed = new Set<string>()

/** Milliseconds between two looks at the clock, and the time that the service has for its answer when the end has come. */
const clockMs = 1000
const longestMs = 3000

/**
 * Follows a code until the page is left: shuts what was open before its payment at its end, by the device's clock, and
 * settles the lists that this device keeps whenever the service or the clock says something new of it.
 * `queryKey`: of what the code opens. `storageKey`: where the last answer for it is stored.
 */
export function followUnpaid(client: QueryClient, queryKey: readonly unknown[], storageKey: string): void {
  const name = JSON.stringify(queryKey)
  if (followed.has(name)) return
  followed.add(name)
  const settle = () => void settled(client, queryKey)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && JSON.stringify(query.queryKey) === name) settle()
  })
  let isEnding = false
  const look = async () => {
    const access = client.getQueryData<AccessResponse>(queryKey)
    if (isEnding || !access || asOf(new Date(), access) === access) return
    isEnding = true
    // The payment may be confirmed by now. What answers later still counts.
    const asked = client.refetchQueries({ queryKey })
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, longestMs))])
    client.setQueryData<AccessResponse>(queryKey, (known) => known && asOf(new Date(), known))
    isEnding = false
  }
  setInterval(look, clockMs)
  // A phone stops the timers of a page that it has hidden.
  document.addEventListener('visibilitychange', look)
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab was told that the code opens nothing.
    if (key === storageKey && newValue === null) void client.refetchQueries({ queryKey }, { cancelRefetch: false })
  })
  settle()
}

async function settled(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const { data, error, fetchStatus } = client.getQueryState<AccessResponse>(queryKey) ?? {}
  if (fetchStatus !== 'idle') return
  const isRefused = error instanceof CallError && error.status === 401
  const access = isRefused ? undefined : data
  if (!isRefused && (!access || access.openUntil !== undefined)) return
  try {
    const { settleLists } = await loadPart(() => import('../visit/device/shut-lists.browser.ts'))
    const open = access ? openProjects(access).map(({ checklistId }) => checklistId) : []
    await settleLists({ paid: open, isShut: access?.status !== 'active' }, client)
  } catch {
    // Where the device refuses, the page shows none of it, and the next one tries again.
  }
}

import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { asOf, canStartOne, openProjects } from '../opening/open-now.ts'
import { loadPart } from '../ui/browser/part.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'
import type { AccessResponse } from './access-calls.ts'
import { type KnownAccess, readKnownAccess, storableAccess } from './known-access.ts'
import { savedCode, useSavedCode } from './saved-code.browser.ts'

/** The service's last answer for the code, shown without a connection. */
const accessKey = 'hqp.access'
export const savedAccess = storedText(accessKey)

/** Removes the code and the stored answer from this device. */
export function forgetCode(): void {
  savedCode.change(null)
  savedAccess.change(null)
}

/**
 * What a code opens, asked once; starting a project writes the new answer here. When the service does not answer in time,
 * the stored answer of this device.
 */
export const accessQuery = (accessCode: string) =>
  queryOptions<KnownAccess, Error>({
    queryKey: ['verifyAccess', { body: { accessCode } }],
    queryFn: ({ client, queryKey, signal }) => fetchAccess(accessCode, client, queryKey, signal),
  })

/** Stores a new answer for a code, in the query cache and on the device. */
export function rememberAccess(client: QueryClient, accessCode: string, access: AccessResponse): void {
  client.setQueryData(accessQuery(accessCode).queryKey, access)
  savedAccess.change(storableAccess(accessCode, access, phoenixDay(new Date())))
}

/** The saved code with what it opens now; `undefined` until the service or this device knows, and when it is refused. */
export function useAccess() {
  const { code } = useSavedCode()
  const { data, error } = useQuery({ ...accessQuery(code ?? ''), enabled: code !== null })
  if (code === null || !data || isRefusal(error)) return undefined
  const openLists = openProjects(data).map(({ checklistId }) => checklistId)
  return { code, ...data, openLists, canStart: canStartOne(data) }
}

/** Whether it is settled what this device's code opens: there is none, or the service or this device has answered. */
export function useIsAccessKnown(): boolean {
  const { code } = useSavedCode()
  const { isPending } = useQuery({ ...accessQuery(code ?? ''), enabled: code !== null })
  // While a page hydrates, no code is shown although there may be one.
  return code === savedCode.read() && (code === null || !isPending)
}

/** After this time the stored answer is shown; a later answer still replaces it. */
const answerTimeoutMs = 3000

async function fetchAccess(
  code: string,
  client: QueryClient,
  queryKey: readonly unknown[],
  signal: AbortSignal,
): Promise<KnownAccess> {
  // A second request is a person who checks again: it must not be answered from the device.
  const isRefetch = client.getQueryData(queryKey) !== undefined
  const stored = knownNow(code)
  const known = isRefetch ? undefined : stored
  const answer = askService(code, known ? undefined : signal)
  const follow = () => {
    loadPart(() => import('../opening/follow-unpaid.browser.ts'))
      .then(({ followUnpaid }) => followUnpaid(client, queryKey, accessKey))
      // Without it what is open is shut when the page is opened next.
      .catch(() => {})
  }
  const isUnpaid = (access: KnownAccess | undefined) => access?.status === 'awaiting-payment'
  answer.then(
    (access) => (isUnpaid(stored) || isUnpaid(access)) && follow(),
    (failure: unknown) => (isUnpaid(stored) || isRefusal(failure)) && follow(),
  )
  if (!known) return answer
  const late = Symbol()
  const first = await Promise.race([
    answer.catch((failure: unknown) => knownUnlessRefused(failure, known)),
    after(answerTimeoutMs, late),
  ])
  if (first !== late) return first
  answer.then(
    (access) => {
      // Not when a project was started meanwhile: its answer is newer.
      if (savedCode.read() === code && client.getQueryData(queryKey) === known) rememberAccess(client, code, access)
    },
    () => {},
  )
  return known
}

async function askService(code: string, signal: AbortSignal | undefined): Promise<AccessResponse> {
  try {
    const access = await makeCall('verifyAccess', { body: { accessCode: code }, signal })
    // Do not store an answer for a code that was removed meanwhile.
    if (savedCode.read() === code) savedAccess.change(storableAccess(code, access, phoenixDay(new Date())))
    return asOf(new Date(), access)
  } catch (failure) {
    if (isRefusal(failure) && knownNow(code)) savedAccess.change(null)
    throw failure
  }
}

/** Rethrows a refusal; after any other failure the stored answer still holds. */
function knownUnlessRefused(failure: unknown, known: KnownAccess): KnownAccess {
  if (isRefusal(failure)) throw failure
  return known
}

function knownNow(code: string): KnownAccess | undefined {
  const now = new Date()
  const known = readKnownAccess(savedAccess.read(), code, phoenixDay(now))
  return known && asOf(now, known)
}

/** Whether the service has said that this code opens nothing. */
export const isRefusal = (failure: unknown): boolean => failure instanceof CallError && failure.status === 401

const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms))

import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'
import type { AccessResponse } from './access-calls.ts'
import { type KnownAccess, readKnownAccess, storableAccess } from './known-access.ts'

const savedCode = storedText('hqp.access-code')
/** The service's last answer for the code, shown without a connection. */
const savedAccess = storedText('hqp.access')

/** The code saved on this device, and how to save one. */
export function useSavedCode() {
  return { code: useObservable(savedCode), save: saveCode }
}

export const saveCode = (code: string): void => savedCode.change(code)

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

/** The saved code with what it opens; `undefined` until the service or this device knows. */
export function useAccess() {
  const { code } = useSavedCode()
  const { data } = useQuery({ ...accessQuery(code ?? ''), enabled: code !== null })
  return code !== null && data ? { code, ...data } : undefined
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
  const known = isRefetch ? undefined : knownNow(code)
  const answer = askService(code, known ? undefined : signal)
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
    return access
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

const knownNow = (code: string) => readKnownAccess(savedAccess.read(), code, phoenixDay(new Date()))

/** Whether the service has said that this code opens nothing. */
export const isRefusal = (failure: unknown): boolean => failure instanceof CallError && failure.status === 401

const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms))

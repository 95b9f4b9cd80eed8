import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'
import type { AccessResponse } from './access-calls.ts'
import { type KnownAccess, readKnownAccess, textOfAccess } from './known-access.ts'

const savedCode = storedText('hqp.access-code')
/** What the service said last of the code, for where there is no signal. */
const savedAccess = storedText('hqp.access')

/** The code saved on this device, and how to save one. */
export function useSavedCode() {
  return { code: useObservable(savedCode), save: saveCode }
}

export const saveCode = (code: string): void => savedCode.change(code)

/** Forgets the code and what it holds. */
export function forgetCode(): void {
  savedCode.change(null)
  savedAccess.change(null)
}

/**
 * What a code holds. It is asked once; starting a project writes the new answer here. Where nobody answers in time, it
 * is what this device was told last.
 */
export const accessQuery = (accessCode: string) =>
  queryOptions<KnownAccess, Error>({
    queryKey: ['verifyAccess', { body: { accessCode } }],
    queryFn: ({ client, queryKey, signal }) => askFor(accessCode, client, queryKey, signal),
  })

/** Takes over what a call has said of a code. */
export function rememberAccess(client: QueryClient, accessCode: string, access: AccessResponse): void {
  client.setQueryData(accessQuery(accessCode).queryKey, access)
  savedAccess.change(textOfAccess(accessCode, access, phoenixDay(new Date())))
}

/** The saved code with what it holds, once the service has said so or the device knows. */
export function useAccess() {
  const { code } = useSavedCode()
  const { data } = useQuery({ ...accessQuery(code ?? ''), enabled: code !== null })
  return code !== null && data ? { code, ...data } : undefined
}

/** Seconds after which what the device knows is shown; a later answer still takes its place. */
const loadingMs = 3

async function askFor(
  code: string,
  client: QueryClient,
  queryKey: readonly unknown[],
  signal: AbortSignal,
): Promise<KnownAccess> {
  // Who asks again wants to know whether anybody answers.
  const isAskedAgain = client.getQueryData(queryKey) !== undefined
  const known = isAskedAgain ? undefined : knownNow(code)
  const answer = answerFor(code, known ? undefined : signal)
  if (!known) return answer
  const late = Symbol()
  const first = await Promise.race([answer.catch((failure: unknown) => settle(failure, known)), after(loadingMs, late)])
  if (first !== late) return first
  answer.then(
    (access) => {
      // A project may have been started since.
      if (savedCode.read() === code && client.getQueryData(queryKey) === known) rememberAccess(client, code, access)
    },
    () => {},
  )
  return known
}

async function answerFor(code: string, signal: AbortSignal | undefined): Promise<AccessResponse> {
  try {
    const access = await makeCall('verifyAccess', { body: { accessCode: code }, signal })
    // A code that was removed meanwhile stays removed.
    if (savedCode.read() === code) savedAccess.change(textOfAccess(code, access, phoenixDay(new Date())))
    return access
  } catch (failure) {
    if (isRefusal(failure) && knownNow(code)) savedAccess.change(null)
    throw failure
  }
}

/** A refusal counts whatever was known before; any other failure says nothing of the code. */
function settle(failure: unknown, known: KnownAccess): KnownAccess {
  if (isRefusal(failure)) throw failure
  return known
}

const knownNow = (code: string) => readKnownAccess(savedAccess.read(), code, phoenixDay(new Date()))

/** Whether the service has said that this code opens nothing. */
export const isRefusal = (failure: unknown): boolean => failure instanceof CallError && failure.status === 401

const after = <T>(seconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), seconds * 1000))

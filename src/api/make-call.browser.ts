import type * as z from 'zod/mini'
import { loadPart, PartMissing } from '../ui/browser/part.browser.ts'
import { CallError, noConnection } from './call-error.ts'
import type { CallName, calls } from './contract.ts'

type Calls = typeof calls
type Input<N extends CallName, K extends string> = Calls[N] extends { [key in K]: infer S extends z.ZodMiniType }
  ? { [key in K]: z.input<S> }
  : { [key in K]?: undefined }
type Answered<A> = { [S in keyof A]: A[S] extends z.ZodMiniType ? z.output<A[S]> : File }[keyof A]

export type CallInput<N extends CallName> = Input<N, 'params'> &
  Input<N, 'query'> &
  Input<N, 'body'> & {
    accessCode?: string | undefined
    idempotencyKey?: string | undefined
    /** Gives the call up: whatever it answers is dropped. */
    signal?: AbortSignal | undefined
  }
export type CallResult<N extends CallName> = Answered<Calls[N]['responses']>

/** Makes a call of the contract over the network and resolves to its answer; rejects with a `CallError` otherwise. */
export async function makeCall<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  const { callService } = await loadCalling()
  return (await callService(name, input)) as CallResult<N>
}

type Calling = typeof import('./call-service.browser.ts')
let calling: Calling | undefined

/** A page that is shown from its own HTML makes no call, so its first load leaves the schemas and their use out. */
async function loadCalling(): Promise<Calling> {
  try {
    calling ??= await loadPart(() => import('./call-service.browser.ts'))
    return calling
  } catch (missing) {
    if (missing instanceof PartMissing && missing.isDown)
      throw new CallError(503, 'unavailable', 'The service is not answering as it should.')
    throw noConnection()
  }
}

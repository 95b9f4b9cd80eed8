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
  const contract = await loadContract()
  const { method, path, responses } = contract.calls[name] as {
    method: string
    path: string
    responses: Record<number, z.ZodMiniType | 'file'>
  }
  const { params, query, body }: Sent = input
  const response = await reach(urlOf(path, params, query), {
    method,
    credentials: 'include',
    headers: headersOf(body, input.accessCode, input.idempotencyKey),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  if (!response.ok) throw await failure(response, contract)
  const schema = responses[response.status]
  if (schema === 'file') return (await fileOf(response)) as CallResult<N>
  const checked = schema?.safeParse(await bodyOf(response))
  if (!checked?.success)
    throw new CallError(response.status, 'unexpected-answer', 'The answer was not what this page expected.')
  return checked.data as CallResult<N>
}

type Contract = typeof import('./contract.ts')
let contract: Contract | undefined

/** A page that is shown from its own HTML makes no call, so its first load leaves the schemas out. */
async function loadContract(): Promise<Contract> {
  try {
    contract ??= await loadPart(() => import('./contract.ts'))
    return contract
  } catch (missing) {
    if (missing instanceof PartMissing && missing.isDown)
      throw new CallError(503, 'unavailable', 'The service is not answering as it should.')
    throw noConnection()
  }
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw noConnection()
  }
}

interface Sent {
  params?: unknown
  query?: unknown
  body?: unknown
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const names = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names.get(name))))
  const search = new URLSearchParams(Object.entries(query ?? {}).filter(([, value]) => value !== undefined))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function headersOf(
  body: unknown,
  accessCode: string | undefined,
  idempotencyKey: string | undefined,
): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(accessCode ? { authorization: `Bearer ${accessCode}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}

/** Undefined where it is no JSON; an answer that was cut off on its way is no answer of the service. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined
    throw noConnection()
  }
}

async function fileOf(response: Response): Promise<File> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
  return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' })
}

async function failure(response: Response, { problemSchema }: Contract): Promise<CallError> {
  const text = await response.text().catch(() => '')
  const problem = problemSchema.safeParse(parsed(text))
  if (problem.success) return new CallError(response.status, problem.data.code, problem.data.detail)
  return new CallError(response.status, 'unknown', text.slice(0, 200) || response.statusText)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

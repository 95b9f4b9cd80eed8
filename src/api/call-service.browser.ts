import type * as z from 'zod/mini'
import { CallError, noConnection } from './call-error.ts'
import { type CallName, calls, problemSchema } from './contract.ts'

interface Sent {
  params?: unknown
  query?: unknown
  body?: unknown
  accessCode?: string | undefined
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Sends a call and resolves to its answer, checked by the contract; rejects with a `CallError` otherwise. `makeCall`
 * fetches this part and knows the types of each call.
 */
export async function callService(name: CallName, sent: Sent): Promise<unknown> {
  const { method, path, responses } = calls[name] as {
    method: string
    path: string
    responses: Record<number, z.ZodMiniType | 'file'>
  }
  const { params, query, body, accessCode, idempotencyKey, signal } = sent
  const response = await reach(urlOf(path, params, query), {
    method,
    credentials: 'include',
    headers: headersOf(body, accessCode, idempotencyKey),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw await failure(response)
  const schema = responses[response.status]
  if (schema === 'file') return fileOf(response)
  const checked = schema?.safeParse(await bodyOf(response))
  if (!checked?.success)
    throw new CallError(response.status, 'unexpected-answer', 'The answer was not what this page expected.')
  return checked.data
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw noConnection()
  }
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

async function failure(response: Response): Promise<CallError> {
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

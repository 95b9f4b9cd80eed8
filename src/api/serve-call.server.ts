import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { clientKey } from '../http/client-address.ts'
import type { CallShape } from './call-shape.ts'
import type { CallName, calls } from './contract.ts'
import { fieldSentence } from './field-sentence.ts'
import { isProblem, type Problem, problem } from './problems.ts'
import { readBytes } from './read-bytes.server.ts'

type Calls = typeof calls
export type AnyCall = Calls[CallName]
type Output<C, K extends string> = C extends { [key in K]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : Record<string, never>
type BodyOf<C extends AnyCall> = {
  [S in keyof C['responses']]: C['responses'][S] extends z.ZodMiniType ? z.output<C['responses'][S]> : FileResponse
}[keyof C['responses']]

/** The input of a handler, checked against the contract. */
export interface CallRequest<C extends AnyCall> {
  params: Output<C, 'params'>
  query: Output<C, 'query'>
  body: Output<C, 'body'>
  /** From `Authorization: Bearer`, where the contract allows it. */
  bearer: string | undefined
  /** The key of the client for rate limits: see `clientKey`. */
  client: string
  /** Aborted when the client disconnects before the response. */
  signal: AbortSignal
  headers: Output<C, 'headers'>
}

export interface FileResponse {
  file: Uint8Array | string
  name: string
  type: string
}

/** The response body; with its status where a call has two, 201 when it has created something. */
export type Answer<C extends AnyCall> = 200 | 201 extends keyof C['responses']
  ? { status: 200 | 201; body: BodyOf<C> }
  : BodyOf<C>
export type Handler<C extends AnyCall> = (request: CallRequest<C>) => Answer<C> | Problem | Promise<Answer<C> | Problem>
export type Handlers<N extends CallName = CallName> = { [K in N]: Handler<Calls[K]> }
export type Api = Hono<{ Bindings: Partial<HttpBindings> }>

type Checked = Record<'params' | 'query' | 'body' | 'headers', unknown>

const maxBodyBytes = 16 * 1024

/** Mounts one call of the contract: checks the input and sends what the handler returns. */
export function serveCall<C extends AnyCall>(api: Api, call: C, handler: Handler<C>, trustedProxies: number): void {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const statuses = Object.keys(call.responses).map(Number) as (200 | 201)[]
  api.on([call.method], path, async (c) => {
    const checked = await check(c, call)
    if (isProblem(checked)) return sendProblem(c, checked)
    const answer = await handler({
      ...(checked as Pick<CallRequest<C>, keyof Checked>),
      bearer: 'bearer' in call ? bearerOf(c) : undefined,
      client: clientOf(c, trustedProxies),
      signal: c.req.raw.signal,
    })
    if (isProblem(answer)) return sendProblem(c, answer)
    const { status, body } =
      statuses.length > 1
        ? (answer as { status: 200 | 201; body: unknown })
        : { status: statuses[0] ?? 200, body: answer as unknown }
    // A response that depends on a body or a code is private.
    c.header('Cache-Control', call.method === 'POST' || bearerOf(c) !== undefined ? 'no-store' : 'no-cache')
    if ('bearer' in call) c.header('Vary', 'Authorization')
    return isFile(body) ? sendFile(c, body) : c.json(body as object, status)
  })
  api.all(path, (c) => {
    c.header('Allow', call.method === 'GET' ? 'GET, HEAD' : call.method)
    return sendProblem(c, problem('method-not-allowed'))
  })
}

/** Sends a failure as `application/problem+json`. */
export function sendProblem(c: Context, { problem: body, retryAfter }: Problem): Response {
  const headers = new Headers({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  const allow = c.res.headers.get('allow')
  if (allow) headers.set('allow', allow)
  return new Response(JSON.stringify(body), { status: body.status, headers })
}
async function check(c: Context, call: CallShape): Promise<Checked | Problem> {
  const query = c.req.queries()
  const twice = Object.keys(query).find((name) => (query[name]?.length ?? 0) > 1)
  if (twice !== undefined)
    return problem('invalid-request', { errors: [{ field: twice, message: 'This field is given more than once.' }] })
  const body = call.body ? await readBody(c) : { value: {} }
  if (isProblem(body)) return body
  // Of several faults of one field the last is the most specific.
  const errors = new Map<string, string>()
  // A part without a schema is ignored: caches and links add query parameters of their own.
  const read = (schema: z.ZodMiniObject | undefined, value: unknown): unknown => {
    const result = schema?.safeParse(value, { error: fieldSentence })
    for (const issue of result?.error?.issues ?? [])
      for (const field of fieldsOf(issue)) errors.set(field, issue.message)
    return result?.data ?? {}
  }
  const checked = {
    params: read(call.params, c.req.param()),
    query: read(call.query, Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values[0]]))),
    body: read(call.body, body.value),
    headers: read(call.headers, headersOf(c, call)),
  }
  if (errors.size === 0) return checked
  return problem('invalid-request', { errors: Array.from(errors, ([field, message]) => ({ field, message })) })
}

const headersOf = (c: Context, { headers }: CallShape) =>
  Object.fromEntries(Object.keys(headers?.def.shape ?? {}).map((name) => [name, c.req.header(name)]))

/** The names of the fields of an issue; an unknown field's name is cut after 60 characters. */
const fieldsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((field) => field.slice(0, 60)) : [issue.path.join('.')]

async function readBody(c: Context): Promise<{ value: unknown } | Problem> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' || c.req.header('content-encoding') !== undefined)
    return problem('unsupported-media-type')
  if (Number(c.req.header('content-length') ?? 0) > maxBodyBytes) return problem('body-too-large')
  const bytes = await readBytes(c.req.raw, maxBodyBytes)
  if (bytes === 'too-large') return problem('body-too-large')
  if (bytes === 'cut') return problem('incomplete-body')
  try {
    return { value: JSON.parse(bytes.toString('utf8')) }
  } catch {
    return problem('malformed-json')
  }
}

const bearerOf = (c: Context): string | undefined => /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** The key of the client for rate limits: see `clientKey`. */
export const clientOf = (c: Context, trustedProxies: number): string =>
  clientKey(c.env?.incoming?.socket.remoteAddress ?? 'in-process', c.req.header('x-forwarded-for'), trustedProxies)

const isFile = (body: unknown): body is FileResponse => typeof body === 'object' && body !== null && 'file' in body

const sendFile = (c: Context, { file, name, type }: FileResponse): Response =>
  c.body(file as string, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` })

/** Mounts an address for GET and HEAD that is no call of the contract; other methods are refused. */
export function serveGet(api: Api, path: string, handler: (c: Context) => Response | Promise<Response>): void {
  api.get(path, handler)
  api.all(path, (c) => {
    c.header('Allow', 'GET, HEAD')
    return sendProblem(c, problem('method-not-allowed'))
  })
}

import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { clientKey } from '../http/client-address.ts'
import type { CallShape, calls } from './contract.ts'
import { isProblem, type Problem, problem } from './problems.ts'

type Calls = typeof calls
export type AnyCall = Calls[keyof Calls]
type Output<C, K extends string> = C extends { [key in K]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : Record<string, never>
type AnswerOf<C extends AnyCall> = {
  [S in keyof C['answers']]: C['answers'][S] extends z.ZodMiniType ? z.output<C['answers'][S]> : FileAnswer
}[keyof C['answers']]

/** What a handler is given: everything already checked by the contract. */
export interface Ask<C extends AnyCall> {
  params: Output<C, 'params'>
  query: Output<C, 'query'>
  body: Output<C, 'body'>
  /** From `Authorization: Bearer`, where the contract allows it. */
  bearer: string | undefined
  /** For rate limits: see `clientKey`. */
  caller: string
  header(name: string): string | undefined
}

export interface FileAnswer {
  file: Uint8Array | string
  name: string
  type: string
}

export type Reply<C extends AnyCall> = { status: 200 | 201; body: AnswerOf<C> } | Problem
export type Handler<C extends AnyCall> = (ask: Ask<C>) => Reply<C> | Promise<Reply<C>>
export type Api = Hono<{ Bindings: Partial<HttpBindings>; Variables: { requestId: string } }>

export const ok = <T>(body: T) => ({ status: 200 as const, body })
export const created = <T>(body: T) => ({ status: 201 as const, body })

type Checked = Record<'params' | 'query' | 'body', unknown>
interface FieldError {
  field: string
  message: string
}

const maxBodyBytes = 16 * 1024

/** Puts one call of the contract on the API: checks what comes in, sends what the handler answers. */
export function answer<C extends AnyCall>(api: Api, call: C, handler: Handler<C>, trustedProxies: number): void {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  api.on([call.method], path, async (c) => {
    const checked = await check(c, call)
    if (isProblem(checked)) return send(c, checked)
    const reply = await handler({
      ...(checked as Pick<Ask<C>, keyof Checked>),
      bearer: 'bearer' in call ? bearerOf(c) : undefined,
      caller: callerOf(c, trustedProxies),
      header: (name) => c.req.header(name),
    })
    if (isProblem(reply)) return send(c, reply)
    // Whatever depended on a body or a code belongs to one person.
    c.header('Cache-Control', call.method === 'POST' || bearerOf(c) !== undefined ? 'no-store' : 'no-cache')
    if ('bearer' in call) c.header('Vary', 'Authorization')
    return isFile(reply.body) ? sendFile(c, reply.body) : c.json(reply.body as object, reply.status)
  })
  api.all(path, (c) => {
    c.header('Allow', call.method === 'GET' ? 'GET, HEAD' : call.method)
    return send(c, problem('method-not-allowed'))
  })
}

/** Sends a failure as `application/problem+json`. */
export function send(c: Context, { problem: body, retryAfter }: Problem): Response {
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
    return problem('invalid-request', { errors: [{ field: twice, message: 'is given more than once' }] })
  const body = call.body ? await readBody(c) : { value: {} }
  if (isProblem(body)) return body
  const errors: FieldError[] = []
  // A part without a schema is not looked at: caches and links add queries of their own.
  const read = (schema: z.ZodMiniObject | undefined, value: unknown): unknown => {
    const result = schema?.safeParse(value)
    errors.push(...(result?.error?.issues ?? []).flatMap(fieldErrors))
    return result?.data ?? {}
  }
  const checked = {
    params: read(call.params, c.req.param()),
    query: read(call.query, Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values[0]]))),
    body: read(call.body, body.value),
  }
  return errors.length > 0 ? problem('invalid-request', { errors }) : checked
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== 'unrecognized_keys') return [{ field: issue.path.join('.'), message: issue.message }]
  return issue.keys.map((field) => ({ field: field.slice(0, 60), message: 'is not a known field' }))
}

async function readBody(c: Context): Promise<{ value: unknown } | Problem> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' || c.req.header('content-encoding') !== undefined)
    return problem('unsupported-media-type')
  if (Number(c.req.header('content-length') ?? 0) > maxBodyBytes) return problem('body-too-large')
  const text = await readText(c.req.raw.body)
  if (text === undefined) return problem('body-too-large')
  try {
    return { value: JSON.parse(text) }
  } catch {
    return problem('malformed-json')
  }
}

/** Reads at most `maxBodyBytes`; `undefined` when there is more. */
async function readText(stream: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream ?? []) {
    size += piece.length
    if (size > maxBodyBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const bearerOf = (c: Context): string | undefined => /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

const callerOf = (c: Context, trustedProxies: number): string =>
  clientKey(c.env?.incoming?.socket.remoteAddress ?? 'in-process', c.req.header('x-forwarded-for'), trustedProxies)

const isFile = (body: unknown): body is FileAnswer => typeof body === 'object' && body !== null && 'file' in body

const sendFile = (c: Context, { file, name, type }: FileAnswer): Response =>
  c.body(file as string, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` })

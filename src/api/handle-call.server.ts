import { CallError } from './call-error.ts'
import type { CallName } from './contract.ts'
import { isProblem } from './problems.ts'
import type { Fetch } from './query.ts'
import type { AnyCall, Handler, Handlers } from './serve-call.server.ts'

/** Fetches for the pages that the server renders: the handler itself, without a network, and never with a code. */
export const fetchFromHandlers = (handlers: Handlers): Fetch =>
  (async (name: CallName, input: object) => {
    const handle = handlers[name] as Handler<AnyCall>
    const request = {
      params: {},
      query: {},
      body: {},
      ...input,
      bearer: undefined,
      client: 'page',
      signal: new AbortController().signal,
      headers: {},
    }
    const answer = await handle(request as Parameters<typeof handle>[0])
    if (!isProblem(answer)) return answer
    const { status, code, detail } = answer.problem
    throw new CallError(status, code, detail)
  }) as Fetch

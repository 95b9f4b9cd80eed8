import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { makeCall } from './make-call.browser.ts'

const checklists = [
  {
    id: 'hvac',
    title: 'HVAC',
    description: 'Cooling.',
    category: 'hvac',
    estimatedTime: 90,
    difficultyLevel: 'moderate',
    reviewed: '2026-11-20',
    lookFor: ['The plate'],
    stopWork: [],
    jobs: [],
    questions: [],
    outline: [],
    itemCount: 10,
    pointCount: 47,
    freeItemCount: 3,
  },
]
const asked: { path: string; init: RequestInit }[] = []
function answering(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return respond()
  })
}
const failureOf = async (response: Response): Promise<CallError> => {
  answering(() => response)
  const failure = await makeCall('listChecklists', { query: {} }).catch((error: unknown) => error)
  if (!(failure instanceof CallError)) throw new Error('the call did not fail')
  return failure
}

describe('a call', () => {
  afterEach(() => {
    asked.length = 0
    vi.unstubAllGlobals()
  })

  it('answers what came, checked by the contract', async () => {
    answering(() => Response.json(checklists))
    expect(await makeCall('listChecklists', { query: {} })).toEqual(checklists)
  })

  it('fills the path and the query, escaped, and leaves out what is not set', async () => {
    answering(() => Response.json([]))
    await makeCall('listChecklistItems', { params: { id: 'a/b?c' } })
    await makeCall('listArticles', { query: { search: 'a&b', category: undefined } })
    await makeCall('listArticles', { query: {} })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/checklist-items/a%2Fb%3Fc',
      '/api/articles?search=a%26b',
      '/api/articles',
    ])
  })

  it('sends the code in a header and never in the address', async () => {
    answering(() => Response.json([]))
    await makeCall('listChecklistItems', { params: { id: 'hvac' }, accessCode: 'HQP-BASIC-1' })
    expect(asked[0]?.path).toBe('/api/checklist-items/hvac')
    expect(asked[0]?.init.headers).toEqual({ authorization: 'Bearer HQP-BASIC-1' })
  })

  it('sends its body as JSON, with the idempotency key beside it', async () => {
    answering(() => new Response('{}', { status: 500 }))
    const body = { planType: 'basic', amount: 29, currency: 'USD' } as const
    await makeCall('orderPlan', { body, idempotencyKey: 'a-key-of-twenty-signs' }).catch(() => {})
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-twenty-signs' },
    })
  })

  it('fails with the status, a colon and the words of a problem', async () => {
    const problem = { type: 'about:blank', status: 409, title: 'T', detail: 'Nothing left.', code: 'no-projects-left' }
    const failure = await failureOf(Response.json(problem, { status: 409 }))
    expect(failure).toMatchObject({ message: '409: Nothing left.', status: 409, code: 'no-projects-left' })
  })

  it('fails with the status and the body when that is no problem, and with the status text when it is empty', async () => {
    expect((await failureOf(new Response('Bad gateway', { status: 502 }))).message).toBe('502: Bad gateway')
    expect((await failureOf(new Response('', { status: 503, statusText: 'Unavailable' }))).message).toBe(
      '503: Unavailable',
    )
    expect((await failureOf(new Response('x'.repeat(5000), { status: 502 }))).message.length).toBeLessThan(300)
  })

  it('fails with status 0 when nothing answers', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(makeCall('listChecklists', { query: {} })).rejects.toMatchObject({ status: 0, code: 'no-connection' })
  })

  it('takes an answer that was cut off on its way for a signal that went, and not for a fault of the service', async () => {
    const text = JSON.stringify(checklists)
    const cutOff = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
      pull: (stream) => stream.error(new TypeError('network error')),
    })
    answering(() => new Response(cutOff))
    await expect(makeCall('listChecklists', { query: {} })).rejects.toMatchObject({ code: 'no-connection' })
  })

  it('refuses an answer that the contract does not know', async () => {
    for (const answer of [
      Response.json([{ id: 'hvac' }]),
      new Response('not JSON'),
      Response.json(checklists, { status: 201 }),
    ]) {
      answering(() => answer)
      await expect(makeCall('listChecklists', { query: {} })).rejects.toMatchObject({ code: 'unexpected-answer' })
    }
  })

  it('brings a file under the name that the service gave it', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="hvac.pdf"' }
    answering(() => new Response('%PDF-', { headers }))
    const file = await makeCall('downloadChecklists', {
      params: { format: 'pdf' },
      body: { accessCode: 'HQP-BASIC-1' },
    })
    expect([file.name, file.type, await file.text()]).toEqual(['hvac.pdf', 'application/pdf', '%PDF-'])
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { bodyOf } from '../support/counted-body.ts'
import { sqlite } from '../support/engines.ts'
import { orderBody } from '../support/plans.ts'
import { expectProblem, fieldsOf } from '../support/problem.ts'

const posts = [
  '/api/bank-transfer',
  '/api/verify-access',
  '/api/projects',
  '/api/download-checklists/pdf',
  '/api/cost-calculation',
]
const good: Record<string, Record<string, unknown>> = {
  '/api/bank-transfer': orderBody(),
  '/api/verify-access': { accessCode: 'HQP-BASIC-12345678901234567894' },
  '/api/projects': { accessCode: 'HQP-BASIC-12345678901234567894', checklistId: 'hvac' },
  '/api/download-checklists/pdf': { accessCode: 'HQP-BASIC-12345678901234567894' },
  '/api/cost-calculation': { serviceType: 'hvac', projectValue: 8000, homeAge: 'new' },
}

describe('what the API refuses', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite)
  })
  afterAll(() => shop.close())

  /** How many orders there are: nothing that is refused may leave one. */
  const orders = async () => (await shop.database.db.selectFrom('orders').select('id').execute()).length

  describe.each(posts)('at %s', (path) => {
    it('refuses a body that is no JSON', async () => {
      for (const body of ['', ' ', '{', '{"a":}', 'null,', '{"a":1}}', '\u0000', '{"a":"\u0001"}', "{'a':1}"])
        await expectProblem(await shop.post(path, body), 400, 'malformed-json')
    })

    it('refuses JSON that is no object', async () => {
      for (const body of ['null', '[]', '"text"', '42', 'true', '[{}]'])
        await expectProblem(await shop.post(path, body), 400, 'invalid-request')
    })

    it('names each missing field, and each field that it does not know', async () => {
      expect(fieldsOf(await expectProblem(await shop.post(path, {}), 400, 'invalid-request')).sort()).toEqual(
        Object.keys(good[path] ?? {}).sort(),
      )
      const more = { ...good[path], discount: 100, admin: true }
      const problem = await expectProblem(await shop.post(path, more), 400, 'invalid-request')
      expect(fieldsOf(problem)).toEqual(['discount', 'admin'])
    })

    it('is not changed by __proto__, constructor or prototype as fields', async () => {
      for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
        const fields = JSON.stringify(good[path]).slice(1, -1)
        const body = `{${fields},"${name}":{"polluted":true,"status":"confirmed","amount":1}}`
        await expectProblem(await shop.post(path, body), 400, 'invalid-request')
        const nested = JSON.stringify({ ...good[path], extra: 0 }).replace('"extra"', `"${name}"`)
        await expectProblem(await shop.post(path, nested), 400, 'invalid-request')
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      expect(({} as Record<string, unknown>).status).toBeUndefined()
    })

    it('refuses a body of more than 16 KiB, whether it says so or not', async () => {
      const big = JSON.stringify({ ...good[path], accessCode: 'x'.repeat(17_000) })
      await expectProblem(await shop.post(path, big), 413, 'body-too-large')
      await expectProblem(await shop.post(path, '{}', { 'content-length': '30000000' }), 413, 'body-too-large')
      let sent = 0
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 4096
          controller.enqueue(new Uint8Array(4096).fill(32))
        },
      })
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: endless,
        duplex: 'half',
      }
      await expectProblem(await shop.api.request(path, init), 413, 'body-too-large')
      expect(sent).toBeLessThan(40_000)
    })

    it('notes no fault of its own when a body breaks off', async () => {
      const before = shop.logged.length
      const body = bodyOf('{"planType":', new Error('the connection ended')).stream
      const headers = { 'content-type': 'application/json' }
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
      await expectProblem(await shop.api.request(path, init), 400, 'incomplete-body')
      expect(shop.logged.slice(before)).toEqual([])
    })

    it('answers no JSON that anybody can think of with a fault of its own', async () => {
      const value = fc.jsonValue({ noUnicodeString: false, maxDepth: 3 })
      const fields = fc.constantFrom(...Object.keys(good[path] ?? {}))
      const nasty = fc.constantFrom(
        '\u0000',
        '\ud800',
        '\u202e',
        '\u{1f600}'.repeat(2000),
        "' or 1=1 --",
        '../..',
        '{{7*7}}',
      )
      const body = fc.oneof(
        value,
        fc.tuple(fields, fc.oneof(value, nasty)).map(([name, wrong]) => ({ ...good[path], [name]: wrong })),
      )
      await fc.assert(
        fc.asyncProperty(body, async (sent) => {
          const { status } = await shop.post(path, sent)
          expect([200, 201, 400, 401]).toContain(status)
        }),
        { numRuns: 60 },
      )
    })

    it('reads deeply nested and repeated fields without a fault of its own', async () => {
      const deep = '['.repeat(7000) + ']'.repeat(7000)
      await expectProblem(await shop.post(path, deep), 400, 'invalid-request')
      await expectProblem(await shop.post(path, `{"a":${deep}}`), 400, 'invalid-request')
    })
  })

  it('takes the last of two equal fields, as JSON does, and so refuses a second amount', async () => {
    const before = await orders()
    const body = JSON.stringify(orderBody()).replace('}', ',"amount":1}')
    await expectProblem(await shop.post('/api/bank-transfer', body), 400, 'wrong-amount')
    expect(await orders()).toBe(before)
  })

  it('takes no notice of a query at a call that has none', async () => {
    expect((await shop.get('/api/checklists?utm_source=x&__proto__=y')).status).toBe(200)
    expect((await shop.get('/api/checklists/hvac?free=false')).status).toBe(200)
  })

  it('refuses a query field that it does not know, and one that is given twice', async () => {
    for (const [query, field] of [
      ['q=pool&page=2', 'page'],
      ['q=pool&constructor=1', 'constructor'],
      ['q=pool&q=fence', 'q'],
      ['q=pool&Q=fence', 'Q'],
    ]) {
      const problem = await expectProblem(await shop.get(`/api/search?${query}`), 400, 'invalid-request')
      expect(fieldsOf(problem)).toEqual([field])
    }
    const twice = await expectProblem(await shop.get('/api/articles?search=a&search=b'), 400, 'invalid-request')
    expect(fieldsOf(twice)).toEqual(['search'])
  })

  it('searches for 2 to 100 characters', async () => {
    const search = (q: string) => shop.get(`/api/search?q=${encodeURIComponent(q)}`)
    for (const q of ['', 'a', ' a ', '\t', 'x'.repeat(101), '\u{1f600}'.repeat(25_000)])
      expect(fieldsOf(await expectProblem(await search(q), 400, 'invalid-request')), q.slice(0, 9)).toEqual(['q'])
    expect(fieldsOf(await expectProblem(await shop.get('/api/search'), 400, 'invalid-request'))).toEqual(['q'])
    for (const q of ['ac', 'x'.repeat(100), ` ${'y'.repeat(100)} `, '\u{1f600}\u{1f600}'])
      expect((await search(q)).status, q).toBe(200)
  })

  it('searches for NUL, half characters, marks and wildcards without a fault of its own', async () => {
    const raw = [
      '%00%00',
      '%ED%A0%80%ED%A0%80',
      '%ff%fe',
      '%u0041%',
      'a%',
      '..%2f..%2f',
      '(((((',
      '*?*?',
      '%2B%2B',
      '%E2%80%AE%E2%80%AE',
    ]
    for (const q of raw) expect([200, 400], q).toContain((await shop.get(`/api/search?q=${q}`)).status)
    for (const q of raw) expect([200, 400], q).toContain((await shop.get(`/api/articles?search=${q}`)).status)
  })

  it('knows no checklist and no article by an id that it did not make', async () => {
    for (const id of [
      'nothing',
      '__proto__',
      'constructor',
      'HVAC',
      'hvac%00',
      '..%2fhvac',
      '%ff',
      '%F0%9F%98%80',
      'a'.repeat(5000),
    ]) {
      await expectProblem(await shop.get(`/api/checklists/${id}`), 404, 'checklist-not-found')
      await expectProblem(await shop.get(`/api/checklist-items/${id}`), 404, 'checklist-not-found')
      await expectProblem(await shop.get(`/api/articles/${id}`), 404, 'article-not-found')
    }
  })

  it('calculates only for the services, ages and values that it lists', async () => {
    const calculation = good['/api/cost-calculation'] ?? {}
    for (const [field, values] of [
      ['projectValue', [0, -1, 10_000_001, 1e99, 99.5, '8000', null, [8000]]],
      ['serviceType', ['roofing', '', 'HVAC', '__proto__', 1]],
      ['homeAge', ['old', '', '10_20', 10]],
    ] as const)
      for (const value of values) {
        const response = await shop.post('/api/cost-calculation', { ...calculation, [field]: value })
        expect(fieldsOf(await expectProblem(response, 400, 'invalid-request')), String(value)).toEqual([field])
      }
    for (const projectValue of [1, 99, 100_001, 10_000_000])
      expect((await shop.post('/api/cost-calculation', { ...calculation, projectValue })).status).toBe(200)
  })

  it('gives a number for a fault of its own, and writes the fault to the log under that number', async () => {
    const broken = await openBusiness(sqlite)
    const { accessCode } = await broken.order()
    const { db } = broken.database
    await db.schema.dropTable('projects').execute()
    await db.schema.alterTable('orders').renameTo('elsewhere').execute()
    const env = { outgoing: { getHeader: () => 'the-number-of-the-request' } }
    const response = await broken.api.request(
      '/api/verify-access',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': 'a number of the caller' },
        body: JSON.stringify({ accessCode }),
      },
      env as never,
    )
    const body = await response.json()
    expect([500, 503]).toContain(response.status)
    expect(JSON.stringify(body)).not.toMatch(/orders|select|table/i)
    expect(broken.logged.join('')).toContain('the-number-of-the-request')
    expect(broken.logged.join('')).toContain('orders')
    expect(broken.logged.join('')).not.toContain('a number of the caller')
    await broken.close()
  })
})

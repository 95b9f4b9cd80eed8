import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallShape } from '../../src/api/call-shape.ts'
import { type CallName, calls } from '../../src/api/contract.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { content } from '../support/content.ts'
import { sqlite } from '../support/engines.ts'
import { orderBody } from '../support/plans.ts'
import { expectProblem } from '../support/problem.ts'

const names = Object.keys(calls) as CallName[]
const shapeOf = (name: CallName): CallShape => calls[name]
/** The path of a call with its blanks filled by something that exists. */
const pathOf = (name: CallName): string =>
  shapeOf(name)
    .path.replace('{format}', 'mobile')
    .replace('{id}', idOf[name] ?? 'hvac')
const idOf: Partial<Record<CallName, string>> = { getArticle: content.articles[0]?.id ?? '' }
const plainReads = names.filter((name) => shapeOf(name).method === 'GET' && name !== 'search')
const posts = names.filter((name) => shapeOf(name).method === 'POST')

describe('the calls of the contract', () => {
  let shop: Business
  let accessCode = ''
  beforeAll(async () => {
    shop = await openBusiness(sqlite)
    accessCode = (await shop.order('qualitechnician')).accessCode
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
  })
  afterAll(() => shop.close())

  /** The body must be exactly what the schema describes: nothing missing, nothing more. */
  async function expectAnswer(name: CallName, response: Response): Promise<unknown> {
    const schema = shapeOf(name).responses[response.status as 200 | 201]
    if (schema === undefined || schema === 'file') throw new Error(`${name} answered ${response.status}`)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const body: unknown = await response.json()
    expect(schema.safeParse(body)).toEqual({ success: true, data: body })
    return body
  }

  it.each(plainReads)('%s answers as it says', async (name) => {
    await expectAnswer(name, await shop.get(pathOf(name)))
  })

  it('search answers as it says, with and without hits', async () => {
    const found = await expectAnswer('search', await shop.get('/api/search?q=pool%20fence'))
    expect(found).toMatchObject({ checklists: expect.arrayContaining([expect.objectContaining({ id: 'pool' })]) })
    const nothing = await expectAnswer('search', await shop.get('/api/search?q=zzzzqqqq'))
    expect(nothing).toMatchObject({ checklists: [], articles: [], total: 0 })
  })

  it('listArticles answers those of a category, and those that hold a text', async () => {
    const all = (await expectAnswer('listArticles', await shop.get('/api/articles?category=all'))) as {
      id: string
      category: string
    }[]
    expect(all.length).toBe(content.articles.length)
    const category = all[0]?.category ?? ''
    const some = await expectAnswer(
      'listArticles',
      await shop.get(`/api/articles?category=${encodeURIComponent(category)}`),
    )
    expect(some).toEqual(all.filter((article) => article.category === category))
    const title = content.articles[1]?.title ?? ''
    const byText = await expectAnswer(
      'listArticles',
      await shop.get(`/api/articles?search=${encodeURIComponent(title)}`),
    )
    expect(byText).toEqual([expect.objectContaining({ title })])
    expect(await expectAnswer('listArticles', await shop.get('/api/articles?search=zzzzqqqq'))).toEqual([])
  })

  it('calculateCost answers as it says', async () => {
    const asked = { serviceType: 'other', projectValue: 5000, homeAge: 'under-10' }
    const body = await expectAnswer('calculateCost', await shop.post('/api/cost-calculation', asked))
    expect(body).toEqual({ ...asked, poorQualityCost: 6800, qualityWorkCost: 5400, savings: 1400 })
  })

  it('orderPlan, verifyAccess and startProject answer as they say', async () => {
    const order = orderBody()
    const ordered = await expectAnswer('orderPlan', await shop.post('/api/bank-transfer', order))
    const { accessCode: bought } = ordered as { accessCode: string }
    await expectAnswer('verifyAccess', await shop.post('/api/verify-access', { accessCode: bought }))
    const project = { accessCode: bought, checklistId: 'pool' }
    expect((await shop.post('/api/projects', project)).status).toBe(201)
    await expectAnswer('startProject', await shop.post('/api/projects', project))
  })

  it('listChecklistItems answers as it says with a code', async () => {
    const bearer = { authorization: `Bearer ${accessCode}` }
    const items = await expectAnswer('listChecklistItems', await shop.get('/api/checklist-items/hvac', bearer))
    expect(items).toHaveLength(10)
  })

  it('answers what depends on a code or a body with no-store, and everything else with no-cache', async () => {
    for (const name of plainReads)
      expect((await shop.get(pathOf(name))).headers.get('cache-control'), name).toBe('no-cache')
    const withCode = await shop.get('/api/checklist-items/hvac', { authorization: `Bearer ${accessCode}` })
    expect(withCode.headers.get('cache-control')).toBe('no-store')
    expect(withCode.headers.get('vary')).toMatch(/authorization/i)
    expect((await shop.get('/api/checklist-items/hvac')).headers.get('vary')).toMatch(/authorization/i)
    for (const [path, body] of [
      ['/api/bank-transfer', orderBody()],
      ['/api/verify-access', { accessCode }],
      ['/api/projects', { accessCode, checklistId: 'hvac' }],
      ['/api/download-checklists/mobile', { accessCode }],
    ] as const)
      expect((await shop.post(path, body)).headers.get('cache-control'), path).toBe('no-store')
  })

  it.each(names)('%s refuses other methods with 405 and says which it takes', async (name) => {
    const takes = shapeOf(name).method === 'GET' ? ['GET', 'HEAD'] : ['POST']
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (one) => !takes.includes(one),
    )) {
      const response = await shop.api.request(pathOf(name), { method })
      expect(response.headers.get('allow'), method).toBe(takes.join(', '))
      if (method === 'HEAD') expect(response.status).toBe(405)
      else await expectProblem(response, 405, 'method-not-allowed')
    }
  })

  it.each(plainReads)('%s answers HEAD with the headers of GET', async (name) => {
    const head = await shop.api.request(pathOf(name), { method: 'HEAD' })
    const get = await shop.get(pathOf(name))
    expect(await head.text()).toBe('')
    expect(head.status).toBe(200)
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  })

  it.each(posts)('%s refuses everything that is not JSON with 415', async (name) => {
    const request = (headers: Record<string, string>, body = '{}') =>
      shop.api.request(pathOf(name), { method: 'POST', headers, body })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'application/jsonp', ''])
      await expectProblem(await request({ 'content-type': type }), 415, 'unsupported-media-type')
    for (const encoding of ['gzip', 'br', 'identity'])
      await expectProblem(
        await request({ 'content-type': 'application/json', 'content-encoding': encoding }),
        415,
        'unsupported-media-type',
      )
    const readable = await request({ 'content-type': 'Application/JSON; charset=utf-8' })
    expect(readable.status).toBe(400)
  })

  it('answers 404 at any other address below /api', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/checklists/', '/api/checklists/hvac/x', '/api/SITE'])
      await expectProblem(await shop.get(path), 404, 'not-found')
    await expectProblem(await shop.post('/api/nothing', {}), 404, 'not-found')
  })

  it('answers that it is up, and that its records answer', async () => {
    for (const [path, status] of [
      ['/healthz', 'up'],
      ['/readyz', 'ready'],
    ] as const) {
      const response = await shop.get(path)
      expect([response.status, await response.json()]).toEqual([200, { status }])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { checklistIds } from '../../src/content/checklist-ids.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { beside, engines } from '../support/engines.ts'
import { expectProblem, fieldsOf } from '../support/problem.ts'

describe.each(engines)('projects on $name', (engine) => {
  let shop: Business
  /** On PostgreSQL the same records in a second service; a drill tries that on SQLite, with two processes. */
  let second: Business
  beforeAll(async () => {
    shop = await openBusiness(engine)
    second = engine.name === 'SQLite' ? shop : await openBusiness(beside(shop.database))
  })
  afterAll(async () => {
    if (second !== shop) await second.close()
    await shop.close()
  })

  const start = (accessCode: string, checklistId: string, by = shop) =>
    by.post('/api/projects', { accessCode, checklistId })
  const verify = async (accessCode: string) =>
    (await (await shop.post('/api/verify-access', { accessCode })).json()) as AccessResponse
  const orderOf = (reference: string) =>
    shop.database.db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
  const auditOf = async (reference: string) => {
    const { id } = await orderOf(reference)
    return shop.database.db.selectFrom('audit').selectAll().where('order_id', '=', id).execute()
  }
  /** An order with as many projects left as a race needs. */
  async function orderWith(projects: number) {
    const order = await shop.order('qualitechnician')
    await shop.database.db
      .updateTable('orders')
      .set({ projects_remaining: projects })
      .where('reference', '=', order.instructions.reference)
      .execute()
    return order
  }

  it('are never spent by verifying, a hundred times', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    const before = await orderOf(instructions.reference)
    const first = await verify(accessCode)
    for (let n = 1; n < 100; n++) expect(await verify(accessCode)).toEqual(first)
    expect(first).toMatchObject({ projectsRemaining: 1, projects: [] })
    expect(await orderOf(instructions.reference)).toEqual(before)
    expect((await auditOf(instructions.reference)).map((entry) => entry.action)).toEqual(['ordered'])
  })

  it('are spent one by one: 201 with what is left, and the day in Phoenix', async () => {
    shop.setNow(new Date('2026-11-21T05:00:00Z'))
    const { accessCode, instructions } = await shop.order('qualitechnician')
    const first = await start(accessCode, 'hvac')
    expect([first.status, await first.json()]).toEqual([
      201,
      {
        planType: 'professional',
        projectsRemaining: 1,
        expiryDate: '2027-11-20',
        status: 'active',
        projects: [{ checklistId: 'hvac', startedOn: '2026-11-20' }],
        order: {
          reference: instructions.reference,
          currency: 'USD',
          amountCents: 4900,
          paidCents: 0,
          payments: 'demo',
          orderedOn: '2026-11-20',
          paidOn: '2026-11-20',
        },
      },
    ])
    shop.setNow(new Date('2026-11-21T05:01:00Z'))
    const second = await start(accessCode, 'pool')
    expect([second.status, await second.json()]).toMatchObject([
      201,
      { projectsRemaining: 0, projects: [{ checklistId: 'hvac' }, { checklistId: 'pool' }] },
    ])
    shop.setNow(new Date('2026-11-20T18:00:00Z'))
  })

  it('cost nothing for a checklist that is already started: 200, also with none left', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    expect((await start(accessCode, 'hvac')).status).toBe(201)
    const access = await verify(accessCode)
    for (let n = 0; n < 5; n++) {
      const again = await start(accessCode, 'hvac')
      expect([again.status, await again.json()]).toEqual([200, access])
    }
    const actions = (await auditOf(instructions.reference)).map((entry) => entry.action)
    expect(actions.sort()).toEqual(['ordered', 'project-started'])
  })

  it('are refused with 409 when none is left, and nothing of the try stays behind', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await start(accessCode, 'hvac')
    const before = [await verify(accessCode), await auditOf(instructions.reference)]
    await expectProblem(await start(accessCode, 'pool'), 409, 'no-projects-left')
    expect([await verify(accessCode), await auditOf(instructions.reference)]).toEqual(before)
    expect(
      await (await shop.get('/api/checklist-items/pool', { authorization: `Bearer ${accessCode}` })).json(),
    ).toHaveLength(3)
  })

  it('are refused for a checklist that does not exist, and spend nothing', async () => {
    const { accessCode } = await shop.order('basic')
    for (const id of ['roofing', 'constructor', 'to-string'])
      await expectProblem(await start(accessCode, id), 404, 'checklist-not-found')
    for (const id of ['HVAC', '__proto__', '', 'x'.repeat(65), 'a b'])
      expect(fieldsOf(await expectProblem(await start(accessCode, id), 400, 'invalid-request'))).toEqual([
        'checklistId',
      ])
    expect((await verify(accessCode)).projectsRemaining).toBe(1)
  })

  it('are never overspent: forty at once on five projects start exactly five', async () => {
    for (let round = 0; round < 3; round++) {
      const { accessCode, instructions } = await orderWith(5)
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          start(accessCode, checklistIds[n % checklistIds.length] ?? '', n % 2 ? shop : second),
        ),
      )
      const statuses = answers.map((answer) => answer.status)
      expect([...new Set(statuses)].sort()).toEqual([200, 201, 409])
      expect(statuses.filter((status) => status === 201)).toHaveLength(5)
      const { projects, projectsRemaining } = await verify(accessCode)
      expect(new Set(projects.map((project) => project.checklistId)).size).toBe(5)
      expect([projects.length, projectsRemaining]).toEqual([5, 0])
      const audit = await auditOf(instructions.reference)
      expect(audit.filter((entry) => entry.action === 'project-started')).toHaveLength(5)
    }
  })

  it('are spent once when the same checklist is started twenty times at once', async () => {
    const { accessCode } = await orderWith(5)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => start(accessCode, 'solar', n % 2 ? shop : second)),
    )
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([...Array(19).fill(200), 201])
    expect(await verify(accessCode)).toMatchObject({ projectsRemaining: 4, projects: [{ checklistId: 'solar' }] })
  })
})

describe.each(engines)('the items of a checklist on $name', (engine) => {
  let shop: Business
  let accessCode = ''
  beforeAll(async () => {
    shop = await openBusiness(engine)
    accessCode = (await shop.order('basic')).accessCode
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
  })
  afterAll(() => shop.close())

  const items = async (id: string, authorization?: string) =>
    shop.get(`/api/checklist-items/${id}`, authorization === undefined ? {} : { authorization })
  const countOf = async (response: Response) => ((await response.json()) as unknown[]).length

  it('are the first three for everybody', async () => {
    for (const id of checklistIds) expect(await countOf(await items(id)), id).toBe(3)
  })

  it('are all ten with a code that has started this checklist, the free ones first', async () => {
    const free = (await (await items('hvac')).json()) as unknown[]
    const all = (await (await items('hvac', `Bearer ${accessCode}`)).json()) as unknown[]
    expect(all).toHaveLength(10)
    expect(all.slice(0, 3)).toEqual(free)
    expect(all).toEqual(all.map((item) => ({ ...(item as object), isCompleted: false, notes: null, photoUrl: null })))
  })

  it('stay three of every checklist that the code has not started', async () => {
    for (const id of checklistIds.filter((one) => one !== 'hvac'))
      expect(await countOf(await items(id, `Bearer ${accessCode}`)), id).toBe(3)
  })

  it('are refused with 401 to a bad code, however it is written', async () => {
    const bad = ['HQP-BASIC-12345678901234567894', 'x', accessCode.slice(0, -1), accessCode.repeat(3), 'x'.repeat(500)]
    for (const code of bad) await expectProblem(await items('hvac', `Bearer ${code}`), 401, 'invalid-access-code')
    await expectProblem(await items('nothing', 'Bearer x'), 401, 'invalid-access-code')
  })

  it('come with a scheme in any case, as the standard has it', async () => {
    expect(await countOf(await items('hvac', `bearer ${accessCode}`))).toBe(10)
    expect(await countOf(await items('hvac', `BEARER  ${accessCode}`))).toBe(10)
  })

  it('stay three when the header names another scheme', async () => {
    expect(await countOf(await items('hvac', 'Basic dXNlcjpwYXNz'))).toBe(3)
  })

  it('never come for a code in the address', async () => {
    for (const query of [`accessCode=${accessCode}`, `code=${accessCode}`, `authorization=Bearer ${accessCode}`])
      expect(await countOf(await shop.get(`/api/checklist-items/hvac?${query}`))).toBe(3)
  })
})

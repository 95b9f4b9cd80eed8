import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { beside, engines } from '../support/engines.ts'
import { orderBody } from '../support/plans.ts'
import { expectProblem, fieldsOf } from '../support/problem.ts'

describe.each(engines)('an order with an idempotency key on $name', (engine) => {
  let shop: Business
  /** On PostgreSQL the same records in a second service; a drill tries that on SQLite, with two processes. */
  let second: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true })
    second = engine.name === 'SQLite' ? shop : await openBusiness(beside(shop.database), { live: true })
  })
  afterAll(async () => {
    if (second !== shop) await second.close()
    await shop.close()
  })

  const basic = orderBody()
  const buy = (key: string, body: unknown = basic, by = shop) =>
    by.post('/api/bank-transfer', body, { 'idempotency-key': key })
  const newKey = () => crypto.randomUUID()
  const stored = () => shop.database.db.selectFrom('orders').selectAll().execute()

  it('gets the same answer each time it is sent', async () => {
    const key = newKey()
    const before = (await stored()).length
    const first = await buy(key)
    const again = await buy(key)
    const elsewhere = await buy(key, basic, second)
    expect([first.status, again.status, elsewhere.status]).toEqual([201, 201, 201])
    const answer = await first.text()
    expect(await again.text()).toBe(answer)
    expect(await elsewhere.text()).toBe(answer)
    expect((await stored()).length).toBe(before + 1)
  })

  it('is one order when it is sent fifty times at once', async () => {
    const key = newKey()
    const before = (await stored()).length
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => buy(key, basic, n % 2 ? shop : second)))
    const answers = await Promise.all(responses.map((response) => response.text()))
    expect([...new Set(responses.map((response) => response.status))]).toEqual([201])
    expect(new Set(answers).size).toBe(1)
    expect((await stored()).length).toBe(before + 1)
    const { instructions } = JSON.parse(answers[0] ?? '') as OrderResponse
    const order = (await stored()).find((one) => one.reference === instructions.reference)
    const audit = await shop.database.db
      .selectFrom('audit')
      .selectAll()
      .where('order_id', '=', order?.id ?? '')
      .execute()
    expect(audit.map((entry) => entry.action)).toEqual(['ordered'])
  })

  it('is refused when the same key comes with another order', async () => {
    const key = newKey()
    await buy(key)
    const before = (await stored()).length
    const other = orderBody('qualitechnician')
    await expectProblem(await buy(key, other), 422, 'idempotency-key-reused')
    expect((await buy(key)).status).toBe(201)
    expect((await stored()).length).toBe(before)
  })

  it('is another order with another key, and each is its own without a key', async () => {
    const answers = [await buy(newKey()), await buy(newKey())]
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as OrderResponse[]
    bodies.push(await shop.order(), await shop.order())
    expect(new Set(bodies.map((body) => body.accessCode)).size).toBe(4)
    expect(new Set(bodies.map((body) => body.instructions.reference)).size).toBe(4)
  })

  it('shows how the order stands now, once it is paid', async () => {
    const key = newKey()
    const { instructions } = (await (await buy(key)).json()) as OrderResponse
    await shop.change(instructions.reference, 'confirm')
    expect(await (await buy(key)).json()).toMatchObject({ status: 'active', instructions })
  })

  it('needs a key of 32 to 128 visible characters', async () => {
    const before = (await stored()).length
    for (const key of [
      '',
      'short',
      'x'.repeat(31),
      'x'.repeat(129),
      'with a space in the key, although long enough',
      'caf\u00e9-'.repeat(8),
    ]) {
      const problem = await expectProblem(await buy(key), 400, 'invalid-request')
      expect(fieldsOf(problem)).toEqual(['Idempotency-Key'])
    }
    expect((await stored()).length).toBe(before)
    for (const key of [`${newKey()}!~`.slice(0, 32), '~'.repeat(128)]) expect((await buy(key)).status).toBe(201)
  })

  it('leaves no code, no key and no reference to either in the database', async () => {
    const key = newKey()
    const { accessCode } = (await (await buy(key)).json()) as OrderResponse
    const rows = JSON.stringify([
      await stored(),
      await shop.database.db.selectFrom('audit').selectAll().execute(),
      await shop.database.db.selectFrom('projects').selectAll().execute(),
    ])
    expect(Object.keys((await stored())[0] ?? {}).filter((column) => column.startsWith('code'))).toEqual(['code_hmac'])
    expect(rows).not.toContain(accessCode.slice(-6))
    expect(rows).not.toContain(accessCode.slice(-20, -4))
    expect(rows).not.toContain(key)
    expect(shop.logged.join('') + second.logged.join('')).not.toContain(accessCode.slice(-20))
  })
})

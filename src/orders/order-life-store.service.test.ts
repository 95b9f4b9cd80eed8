import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { beside, engines } from '../../tests/support/engines.ts'
import { recentHistoryOf } from './audit-store.server.ts'
import { type OrderStatus, orderStatuses, statusAfter } from './order.ts'
import type { NewPayment, OrderChange } from './order-change.ts'
import { orderLife } from './order-life-store.server.ts'
import { orderStore } from './order-store.server.ts'

const ordered = new Date('2026-11-20T18:00:00Z')
const closed = new Date('2026-12-12T18:00:00Z')
const hour = 3_600_000
/** Few in every run; `RACES=1000` for a long one. */
const races = Number(process.env.RACES ?? 10)

describe.each(engines)('the life of an order on $name', (engine) => {
  let shop: Business
  /** On PostgreSQL a second service on the same records; a drill tries that on SQLite, with processes. */
  let second: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true })
    second = engine.name === 'SQLite' ? shop : await openBusiness(beside(shop.database), { live: true })
  })
  afterAll(async () => {
    if (second !== shop) await second.close()
    await shop.close()
  })
  beforeEach(() => shop.setNow(ordered))

  const change = (reference: string, what: OrderChange, at = ordered, on = shop) =>
    orderLife(on.database.db).change(reference, what, { actor: 'operator', at, auditId: randomUUID(), comment: 'why' })
  const byHand = (action: 'confirm' | 'reopen' | 'cancel' | 'refund' | 'return-surplus' | 'undo') => ({
    action,
    paymentId: randomUUID(),
  })
  const paying = (dollars: number, more: Partial<NewPayment> = {}): OrderChange => ({
    action: 'pay',
    payment: {
      id: randomUUID(),
      amountCents: Math.round(dollars * 100),
      receivedOn: '2026-11-24',
      origin: 'statement',
      checksum: randomUUID(),
      ...more,
    },
  })
  const newOrder = async () => {
    const { accessCode, instructions } = await shop.order('basic')
    return { accessCode, reference: instructions.reference }
  }
  const orderOf = async (reference: string) => {
    const order = await orderStore(shop.database.db).byReference(reference)
    if (!order) throw new Error(`there is no order ${reference}`)
    return order
  }
  const historyOf = async (reference: string) =>
    (await orderStore(shop.database.db).auditOf((await orderOf(reference)).id)).map(({ action }) => action)
  const verify = (accessCode: string) => shop.post('/api/verify-access', { accessCode })
  const said = async (accessCode: string) => {
    const response = await verify(accessCode)
    return response.status === 200 ? ((await response.json()) as { status: string }).status : response.status
  }

  it('is part-paid until the whole price has come in parts, and then open', async () => {
    const { accessCode, reference } = await newOrder()
    for (const [dollars, status, told] of [
      [10, 'part-paid', 'awaiting-payment'],
      [18.99, 'part-paid', 'awaiting-payment'],
      [0.01, 'paid', 'active'],
    ] as const) {
      expect(await change(reference, paying(dollars))).toMatchObject({ outcome: 'done', order: { status } })
      expect(await said(accessCode)).toBe(told)
    }
    expect(await orderOf(reference)).toMatchObject({ paidCents: 2900, validUntil: '2027-11-20' })
    expect(await historyOf(reference)).toEqual(['ordered', ...Array(3).fill('payment-recorded')])
  })

  it('takes what comes over the price, and gives it back without closing the code', async () => {
    const { accessCode, reference } = await newOrder()
    await change(reference, paying(29))
    expect(await change(reference, byHand('return-surplus'))).toMatchObject({ outcome: 'refused' })
    await change(reference, paying(29))
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 5800 })
    expect(await change(reference, byHand('return-surplus'))).toMatchObject({ outcome: 'done' })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await said(accessCode)).toBe('active')
  })

  it('counts a row of a statement once, whatever order it is offered to', async () => {
    const { reference } = await newOrder()
    const other = await newOrder()
    const row = { checksum: randomUUID() }
    expect(await change(reference, paying(29, row))).toMatchObject({ outcome: 'done' })
    expect(await change(reference, paying(29, row))).toMatchObject({ outcome: 'already-recorded' })
    expect(await change(other.reference, paying(29, row))).toMatchObject({ outcome: 'already-recorded' })
    expect(await orderOf(reference)).toMatchObject({ paidCents: 2900 })
    expect(await orderOf(other.reference)).toMatchObject({ status: 'awaiting-payment', paidCents: 0 })
    expect(await historyOf(other.reference)).toEqual(['ordered'])
  })

  it('has expired after its closing day for everybody, before anybody has written it down', async () => {
    const { accessCode, reference } = await newOrder()
    const part = await newOrder()
    await change(part.reference, paying(10))
    shop.setNow(new Date('2026-12-12T06:59:59Z'))
    expect(await said(accessCode)).toBe('awaiting-payment')
    shop.setNow(new Date('2026-12-12T07:00:00Z'))
    for (const one of [accessCode, part.accessCode]) {
      const response = await verify(one)
      expect(response.status).toBe(401)
      expect(await response.text()).not.toMatch(/12345678|Test Bank/)
      expect((await shop.post('/api/projects', { accessCode: one, checklistId: 'hvac' })).status).toBe(401)
    }
    const listed = async (...statuses: OrderStatus[]) =>
      (await shop.operator.list({ statuses, reference, limit: 5 })).orders.length
    expect([await listed('expired'), await listed('awaiting-payment', 'part-paid')]).toEqual([1, 0])
  })

  it('is reopened by money that comes late and in full, and its year counts from then', async () => {
    const { accessCode, reference } = await newOrder()
    expect(await change(reference, paying(20), closed)).toMatchObject({ outcome: 'done', order: { status: 'expired' } })
    shop.setNow(closed)
    expect(await said(accessCode)).toBe(401)
    await change(reference, paying(9), closed)
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', validUntil: '2027-12-12' })
    expect(await said(accessCode)).toBe('active')
  })

  it('is never reopened by money alone once it was cancelled, only when the operator says so', async () => {
    const { reference } = await newOrder()
    await change(reference, byHand('cancel'))
    expect(await change(reference, paying(29))).toMatchObject({ outcome: 'refused', order: { status: 'cancelled' } })
    expect(await orderOf(reference)).toMatchObject({ paidCents: 0 })
    const { payment } = paying(10) as { payment: NewPayment }
    const rest = paying(19) as { payment: NewPayment }
    await change(reference, { action: 'pay-cancelled', payment })
    expect(await orderOf(reference)).toMatchObject({ status: 'part-paid', cancelledAt: null, paidCents: 1000 })
    await change(reference, { action: 'pay', payment: rest.payment })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
  })

  it('does for every action and every status what the table says, and leaves a row for each refusal', async () => {
    const actions: OrderChange[] = [
      paying(5),
      { ...(paying(5) as { payment: NewPayment }), action: 'pay-cancelled' },
      ...(['confirm', 'reopen', 'cancel', 'refund', 'return-surplus', 'undo'] as const).map(byHand),
      { action: 'move-due', dueOn: '2026-12-20' },
      { action: 'reissue', codeHmac: '', recoveryHmac: '' },
    ]
    for (const status of orderStatuses)
      for (const [n, one] of actions.entries()) {
        const { reference } = await newOrder()
        await shop.database.db.updateTable('orders').set({ status }).where('reference', '=', reference).execute()
        const before = await orderOf(reference)
        const again =
          'payment' in one
            ? { ...one, payment: { ...one.payment, id: randomUUID(), checksum: randomUUID() } }
            : 'codeHmac' in one
              ? { ...one, codeHmac: randomUUID(), recoveryHmac: randomUUID() }
              : { ...one, ...('paymentId' in one && { paymentId: randomUUID() }) }
        const done = await change(reference, again as OrderChange)
        const paidCents = 'payment' in one ? 500 : 0
        // Nothing was decided that could be undone, and nothing came that could be sent back.
        const isEmpty = ['undo', 'return-surplus', 'refund'].includes(one.action)
        const expected = isEmpty ? undefined : statusAfter(one.action, status, { amountCents: 2900, paidCents })
        const words = `${one.action} (${n}) as it is ${status}`
        const after = await orderOf(reference)
        if (expected === undefined) {
          expect(['refused', 'nothing-to-do'], words).toContain(done.outcome)
          expect(after, words).toEqual(before)
          expect(await historyOf(reference), words).toEqual(
            done.outcome === 'refused' ? ['ordered', 'refused'] : ['ordered'],
          )
        } else {
          expect(done.outcome, words).toBe('done')
          expect(after.status, words).toBe(expected)
          expect(await historyOf(reference), words).toHaveLength(2)
        }
      }
  })

  it('is put back by an undo as it was, each part of it', async () => {
    const cases: [OrderChange[], OrderChange][] = [
      [[], byHand('confirm')],
      [[paying(10)], byHand('confirm')],
      [[], paying(29)],
      [[], byHand('cancel')],
      [[byHand('confirm')], byHand('cancel')],
      [[byHand('cancel')], byHand('reopen')],
      [[byHand('confirm')], byHand('refund')],
      [[paying(29), paying(29)], byHand('return-surplus')],
      [[], { action: 'move-due', dueOn: '2026-12-20' }],
    ]
    for (const [first, decision] of cases) {
      const { reference } = await newOrder()
      for (const one of first) await change(reference, one)
      const before = await orderOf(reference)
      const later = new Date(ordered.getTime() + hour)
      expect(await change(reference, decision, later), decision.action).toMatchObject({ outcome: 'done' })
      expect(await orderOf(reference)).not.toEqual(before)
      const undone = await change(reference, byHand('undo'), new Date(ordered.getTime() + 24 * hour))
      expect(undone, decision.action).toEqual({ outcome: 'done', order: before })
      expect((await historyOf(reference)).slice(-2).at(1)).toBe('undone')
      expect(await change(reference, byHand('undo'), later)).toMatchObject({ outcome: 'refused' })
    }
  })

  it('answers a repeated request with neither a code that died nor bank details of an order that is closed', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await shop.order('basic', key)
    shop.setNow(closed)
    const late = await shop.post('/api/bank-transfer', { planType: 'basic', amount: 29, currency: 'USD' }, key)
    expect(late.status).toBe(422)
    expect(await late.text()).toContain('is closed. Please order again.')
    shop.setNow(ordered)
    await change(first.instructions.reference, { action: 'reissue', codeHmac: randomUUID(), recoveryHmac: '' })
    const again = await shop.post('/api/bank-transfer', { planType: 'basic', amount: 29, currency: 'USD' }, key)
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('has been replaced. The order itself stands')
  })

  it('is changed by the newest thousand rows of its history, however long that has grown', async () => {
    const { reference } = await newOrder()
    const { id } = await orderOf(reference)
    const rows = Array.from({ length: 6000 }, (_, n) => ({
      ...{ id: randomUUID(), order_id: id, actor: 'buyer' as const, action: 'recovered', detail: '{}' },
      at: new Date(ordered.getTime() + n).toISOString(),
    }))
    for (let n = 0; n < rows.length; n += 500)
      await shop.database.db
        .insertInto('audit')
        .values(rows.slice(n, n + 500))
        .execute()
    const read = await recentHistoryOf(shop.database.db, id)
    expect([read.length, read.at(-1)?.id]).toEqual([1000, rows.at(-1)?.id])
    expect(await change(reference, byHand('confirm'), ordered)).toMatchObject({ outcome: 'done' })
    expect((await historyOf(reference)).at(-1)).toBe('confirmed')
  })

  it('gets a new code by its words only while they are its own, also when the operator has just made others', async () => {
    const { reference } = await newOrder()
    const made = { action: 'reissue', codeHmac: randomUUID(), recoveryHmac: randomUUID() } as const
    await change(reference, made)
    const late = { action: 'recover', codeHmac: randomUUID(), recoveryHmac: randomUUID() } as const
    expect(await change(reference, late)).toEqual({ outcome: 'unknown' })
    expect(await orderStore(shop.database.db).byCode(made.codeHmac)).toBeDefined()
    expect(await change(reference, { ...late, recoveryHmac: made.recoveryHmac })).toMatchObject({ outcome: 'done' })
    expect(await orderStore(shop.database.db).byCode(made.codeHmac)).toBeUndefined()
  })

  it('is changed once, with one row, however many change it at once', { timeout: 30_000 + races * 200 }, async () => {
    for (let round = 0; round < races; round++) {
      const { reference } = await newOrder()
      const row = { checksum: randomUUID() }
      const racing: OrderChange[] = [
        byHand('confirm'),
        byHand('confirm'),
        paying(29, row),
        paying(29, row),
        byHand('cancel'),
        byHand('cancel'),
      ]
      const outcomes = await Promise.all(racing.map((one, n) => change(reference, one, ordered, n % 2 ? shop : second)))
      const done = outcomes.filter(({ outcome }) => outcome === 'done').length
      const order = await orderOf(reference)
      const history = await historyOf(reference)
      expect(order.status).toBe('cancelled')
      expect(history.filter((action) => action === 'cancelled')).toHaveLength(1)
      expect(history.filter((action) => action === 'confirmed').length).toBeLessThanOrEqual(1)
      expect(history.filter((action) => action === 'payment-recorded').length).toBeLessThanOrEqual(1)
      expect(history.filter((action) => !['ordered', 'refused'].includes(action))).toHaveLength(done)
      const payments = await orderStore(shop.database.db).paymentsOf(order.id)
      expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(order.paidCents)
      expect([0, 2900, 5800]).toContain(order.paidCents)
    }
  })

  it('is part of a transaction that somebody else has begun, or of none', async () => {
    const { reference } = await newOrder()
    const { db } = shop.database
    await expect(
      db.transaction().execute(async (tx) => {
        const by = { actor: 'operator', at: ordered, auditId: randomUUID() } as const
        expect(await orderLife(tx).change(reference, byHand('confirm'), by)).toMatchObject({ outcome: 'done' })
        throw new Error('and then something else failed')
      }),
    ).rejects.toThrow('something else')
    expect(await orderOf(reference)).toMatchObject({ status: 'awaiting-payment', paidCents: 0 })
    expect(await historyOf(reference)).toEqual(['ordered'])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { sqlite } from '../../tests/support/engines.ts'
import { type OrderStatus, orderStatuses } from '../orders/order.ts'
import { runOrdersCommand } from './orders-command.server.ts'

/** Why a command changes nothing: refused, or done before. */
type Unchanged = 'refused' | 'nothing'
type Row = readonly [command: string, ...after: (OrderStatus | Unchanged)[]]

/** How an order stands after each command, by how it stood: in the order of `orderStatuses`. */
const expected: Row[] = [
  // awaiting-payment, part-paid, paid, expired, cancelled, refunded
  ['confirm', 'paid', 'paid', 'nothing', 'paid', 'refused', 'refused'],
  ['pay 10.00', 'part-paid', 'part-paid', 'paid', 'expired', 'refused', 'refused'],
  ['cancel', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'nothing', 'refused'],
  ['reopen', 'refused', 'refused', 'nothing', 'refused', 'awaiting-payment', 'refused'],
  ['refund', 'refused', 'refunded', 'refunded', 'refused', 'refused', 'nothing'],
  ['refund --surplus', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  ['refund --part 5.00', 'refused', 'part-paid', 'part-paid', 'refused', 'refused', 'refused'],
  ['due 2026-12-10', 'awaiting-payment', 'part-paid', 'refused', 'awaiting-payment', 'refused', 'refused'],
  ['reissue', 'awaiting-payment', 'part-paid', 'paid', 'refused', 'refused', 'refused'],
  ['undo', 'refused', 'awaiting-payment', 'awaiting-payment', 'refused', 'awaiting-payment', 'paid'],
]

/** What brings a new order to where it stands. */
const before: Record<OrderStatus, readonly string[]> = {
  'awaiting-payment': [],
  'part-paid': ['pay 10.00'],
  paid: ['confirm'],
  expired: [],
  cancelled: ['cancel'],
  refunded: ['confirm', 'refund'],
}

describe('each command on each order', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true, now: new Date('2026-11-20T18:00:00Z') })
  })
  afterAll(() => shop.close())

  const run = (reference: string, command: string) => {
    const [verb = '', ...more] = command.split(' ')
    return runOrdersCommand(shop.operator, [verb, reference, ...more, '--comment', 'as agreed'])
  }
  const standing = async (status: OrderStatus) => {
    const { reference } = (await shop.order('basic')).instructions
    for (const command of before[status]) expect((await run(reference, command)).exitCode).toBe(0)
    if (status === 'expired')
      await shop.database.db
        .updateTable('orders')
        .set({ due_on: '2026-11-10', closes_on: '2026-11-17' })
        .where('reference', '=', reference)
        .execute()
    expect(await statusOf(reference)).toBe(status)
    return reference
  }
  const statusOf = async (reference: string) => {
    const { orders } = await shop.operator.list({ reference, limit: 1 })
    const closed = (await shop.operator.list({ reference, statuses: ['expired'], limit: 1 })).orders.length === 1
    return closed ? 'expired' : orders[0]?.status
  }

  it.each(expected)('%s does what the life of an order allows, and nothing else', async (command, ...after) => {
    for (const [n, status] of orderStatuses.entries()) {
      const reference = await standing(status)
      const rows = async () => (await shop.operator.fileOf(reference))?.history.map(({ action }) => action) ?? []
      const history = await rows()
      const { text, exitCode } = await run(reference, command)
      const words = `${command}, as it is ${status}: ${text}`
      const wanted = after[n]
      const unchanged = wanted === 'refused' || wanted === 'nothing'
      expect(await statusOf(reference), words).toBe(unchanged ? status : wanted)
      expect(exitCode, words).toBe(wanted === 'refused' ? 1 : 0)
      if (unchanged) expect(text, words).toMatch(wanted === 'refused' ? /^Nothing was changed: / : /^Nothing to do: /)
      const added = (await rows()).slice(history.length)
      expect(added, words).toHaveLength(wanted === 'nothing' ? 0 : 1)
      expect(added[0] === 'refused', words).toBe(wanted === 'refused')
    }
  })
})

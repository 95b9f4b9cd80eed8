import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formats } from '../../format/formats.ts'
import { centsIn, heldSum } from './held-sum.ts'

const cents = fc.nat(99_999_999)
const typed = cents.map((amount) => formats.en.exactMoney(amount))
const typedOrNot = fc.oneof(typed, fc.constant(''))

it('a sum held is never above the costs of the faults or above the bill, and with the rest makes up the bill', () => {
  fc.assert(
    fc.property(typedOrNot, fc.array(typedOrNot, { maxLength: 12 }), typedOrNot, (bill, costs, held) => {
      const sum = heldSum({ bill, costs, held })
      if (sum.held === undefined) return
      expect(sum.held).toBeLessThanOrEqual(sum.costs)
      expect(sum.held).toBeLessThanOrEqual(sum.most)
      if (sum.bill === undefined) expect(sum.rest).toBeUndefined()
      else {
        expect(sum.held).toBeLessThanOrEqual(sum.bill)
        expect((sum.rest ?? Number.NaN) + sum.held).toBe(sum.bill)
      }
    }),
  )
})

it('everything up to the limit can be held, and one cent more cannot', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 5 }), (bill, amounts) => {
      const money = (amount: number) => formats.en.exactMoney(amount)
      const sums = { bill: money(bill), costs: amounts.map(money) }
      const { most } = heldSum({ ...sums, held: '' })
      expect(heldSum({ ...sums, held: money(most) })).toMatchObject({ held: most, rest: bill - most })
      const above = heldSum({ ...sums, held: money(most + 1) })
      expect(above.held).toBeUndefined()
      expect(['above-costs', 'above-bill']).toContain(above.fault)
    }),
  )
})

it('nothing can be held while no cost is named, and the bill limits what the faults cost', () => {
  expect(heldSum({ bill: '500', costs: ['', ''], held: '100' })).toMatchObject({ fault: 'above-costs', most: 0 })
  expect(heldSum({ bill: '500', costs: ['900'], held: '600' })).toMatchObject({ fault: 'above-bill', most: 50_000 })
})

it('what cannot be read as a sum is no sum', () => {
  for (const words of ['about 300', '-5', '1,23', '1.234,50', '12 34', '$', '1e3', '3.999'])
    expect(centsIn(words)).toBeUndefined()
  expect(heldSum({ bill: 'later', costs: ['100'], held: '50' })).toMatchObject({ fault: 'bill-unclear' })
  expect(heldSum({ bill: '900', costs: ['100', 'some'], held: '50' })).toMatchObject({ fault: 'cost-unclear' })
  expect(heldSum({ bill: '900', costs: ['100'], held: 'half' })).toMatchObject({ fault: 'held-unclear' })
})

it('dollars are read with or without their sign, their commas and their cents', () => {
  expect(['$1,234.50', '1234.5', ' 1,234.50 ', '$ 1234.50'].map(centsIn)).toEqual(Array(4).fill(123_450))
  fc.assert(
    fc.property(cents, (amount) => {
      expect(centsIn(formats.en.exactMoney(amount))).toBe(amount)
    }),
  )
})

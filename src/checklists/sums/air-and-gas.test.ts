import { expect, it } from 'vitest'
import { areaPerTon, gasMeter } from './air-and-gas.ts'
import type { SumResult } from './sum.ts'

const found = (result: SumResult) => ('fault' in result ? result.fault : [result.verdict, result.arithmetic])

it('divides the area of a filter by the tons, of which the manual’s area is enough', () => {
  const area = (reading: number) =>
    found(areaPerTon({ reading, inputs: { tons: 3.5, 'per-ton': 115.2 }, constants: {} }))
  expect(area(403.2)).toEqual(['inside', '403.2 ÷ 3.5 = 115.2 sq in per ton, at least 115.2 sq in per ton'])
  expect(area(400)).toEqual(['outside', '400 ÷ 3.5 = 114.29 sq in per ton, less than 115.2 sq in per ton'])
})

it('lets a gas meter pass that covers all burners, and asks about one that does not', () => {
  const meter = (reading: number) => found(gasMeter({ reading, inputs: { btu: 285_300 }, constants: {} }))
  expect(meter(285.3)).toEqual(['inside', '285.3 × 1,000 = 285,300 Btu/h, at least 285,300 Btu/h'])
  expect(meter(250)).toEqual(['ask', '250 × 1,000 = 250,000 Btu/h, less than 285,300 Btu/h'])
})

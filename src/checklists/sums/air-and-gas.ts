/** Sums of filters and gas meters. */
import { compare, number, typed } from './comparison.ts'
import { defineSum } from './sum.ts'

/** Btu in a cubic foot of natural gas, rounded down: 1,025 to 1,033 as delivered in Arizona since 2020 (EIA). */
const btuPerCubicFoot = 1000

/** Inside where the filter, in square inches, has for each of the `tons` at least `per-ton`, the manual's square inches. */
export const areaPerTon = defineSum('area-per-ton', {
  rule: 'The area per ton in your manual',
  beyond: 'outside',
  compare: ({ reading, tons, 'per-ton': least }) =>
    compare(
      { value: reading / tons, working: `${number(reading)} ÷ ${number(tons)}` },
      'at least',
      typed(least),
      'sq in per ton',
    ),
})

/**
 * Inside where the capacity on the meter, in cubic feet of natural gas per hour, covers the `btu` per hour of all burners
 * together. Beyond it stands a question: the gas utility sizes the meter, and not all burners run at once.
 */
export const gasMeter = defineSum('gas-meter', {
  rule: 'About 1,000 Btu in a cubic foot of natural gas',
  beyond: 'ask',
  compare: ({ reading, btu }) =>
    compare(
      { value: reading * btuPerCubicFoot, working: `${number(reading)} × ${number(btuPerCubicFoot)}` },
      'at least',
      typed(btu),
      'Btu/h',
    ),
})

/** Sums of breakers, cables and heat strips. */
import { compare, compareAround, compareRange, number, typed } from './comparison.ts'
import { defineSum } from './sum.ts'

/**
 * Inside where the breaker, in amps, is from `mca` to `mocp`, both in amps on the plate of the unit: the minimum circuit
 * ampacity and the maximum overcurrent protection (NEC 440.4(B) has the maker mark both).
 */
export const breakerSize = defineSum('breaker-size', {
  rule: 'The plate’s own MCA and MOCP',
  beyond: 'outside',
  compare: ({ reading, mca, mocp }) =>
    mca > mocp
      ? { fault: 'mocp', why: 'The largest breaker (MOCP) is never below the smallest circuit (MCA): read both again.' }
      : compareRange(reading, { low: mca, high: mocp }, 'A'),
})

/**
 * Inside where the amps of the strips alone are within `percent` % of what the label's `kw` and `volts` give: the current
 * of a resistance at unity power factor, amps = kilowatts × 1,000 ÷ volts, on one phase.
 */
export const heatStripAmps = defineSum('heat-strip-amps', {
  rule: 'Amps are watts ÷ volts, as on the label',
  beyond: 'outside',
  mayBeZero: ['reading'],
  compare({ reading, kw, volts, percent }) {
    const target = { value: (kw * 1000) / volts, working: `${number(kw)} × 1,000 ÷ ${number(volts)}` }
    const by = (target.value * percent) / 100
    return compareAround(reading, { target, by, tolerance: `${number(percent)}%` }, 'A')
  },
})

/**
 * Inside where the solar breaker and the `main` breaker together are at most 120 % of the `busbar`, all in amps. NEC
 * 705.12 allows it with the solar breaker at the other end from the main. It counts 125 % of the inverter's current, which
 * the breaker is never below, so this is on the safe side. Beyond it stands a question: a smaller main, a connection
 * before the main breaker, or power control equipment is lawful too.
 */
export const busbar120 = defineSum('busbar-120', {
  rule: 'NEC 705.12, the 120% rule',
  beyond: 'ask',
  compare: ({ reading, busbar, main }) =>
    main > busbar
      ? { fault: 'busbar', why: 'A busbar is rated at least as high as the main breaker: read both labels again.' }
      : compare(
          { value: reading + main, working: `${number(reading)} + ${number(main)}` },
          'at most',
          { value: 1.2 * busbar, working: `1.2 × ${number(busbar)}` },
          'A',
        ),
})

/**
 * Inside where the breaker is at most what the cable carries in the heat: `cable-amps`, from the 90 °C column, by the
 * factor of NEC Table 310.15(B)(1) for `heat` in °F. Amps throughout. Only the heat is judged here: the cable's 60 °C
 * column and the terminals can ask for less (NEC 334.80, 110.14(C)). Beyond it stands a question, because the next
 * standard breaker size up can be lawful (NEC 240.4(B)).
 */
export const hotCable = defineSum('hot-cable', {
  rule: 'NEC Table 310.15(B)(1), 90 °C cable',
  beyond: 'ask',
  mayBeNegative: ['heat'],
  compare({ reading, heat, 'cable-amps': amps }) {
    const factor = heatFactors.find(({ upTo }) => heat <= upTo)?.factor
    if (factor === undefined)
      return { fault: 'heat', why: 'The table ends at 185 °F, and no 90 °C cable may be used above it: read it again.' }
    const right = { value: amps * factor, working: `${number(amps)} × ${number(factor)}` }
    return compare(typed(reading), 'at most', right, 'A')
  },
})

/**
 * How much of its current a 90 °C conductor carries, by the warmest air around it in °F: NEC Table 310.15(B)(1) for
 * ratings at 86 °F (30 °C), the same as IRC Table E3705.2. A heat between two rows counts for the warmer one.
 */
const heatFactors = [
  { upTo: 50, factor: 1.15 },
  { upTo: 59, factor: 1.12 },
  { upTo: 68, factor: 1.08 },
  { upTo: 77, factor: 1.04 },
  { upTo: 86, factor: 1 },
  { upTo: 95, factor: 0.96 },
  { upTo: 104, factor: 0.91 },
  { upTo: 113, factor: 0.87 },
  { upTo: 122, factor: 0.82 },
  { upTo: 131, factor: 0.76 },
  { upTo: 140, factor: 0.71 },
  { upTo: 149, factor: 0.65 },
  { upTo: 158, factor: 0.58 },
  { upTo: 167, factor: 0.5 },
  { upTo: 176, factor: 0.41 },
  { upTo: 185, factor: 0.29 },
]

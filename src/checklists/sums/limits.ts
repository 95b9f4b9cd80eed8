/** Sums that compare a reading with a number of the homeowner's own plate, manual or contract. They carry no unit. */

import { verdictWords } from '../readings/verdict-words.ts'
import { type Comparison, compare, compareAround, compareRange, number, typed } from './comparison.ts'
import { defineSum, type SumFault } from './sum.ts'

const ownFigure = 'Your own plate, manual or contract'

/** Inside where the reading is at most `limit`, which may be zero or below; both in the unit of the point. */
export const atMost = defineSum('at-most', {
  rule: ownFigure,
  beyond: 'outside',
  mayBeNegative: ['reading', 'limit'],
  compare: ({ reading, limit }) => likelyBeside(reading, limit, () => compare(typed(reading), 'at most', typed(limit))),
})

/** Inside where the reading is at least `limit`, which may be zero or below; both in the unit of the point. */
export const atLeast = defineSum('at-least', {
  rule: ownFigure,
  beyond: 'outside',
  mayBeNegative: ['reading', 'limit'],
  compare: ({ reading, limit }) =>
    likelyBeside(reading, limit, () => compare(typed(reading), 'at least', typed(limit))),
})

/** Inside from `low` to `high`, which may be zero or below; all in the unit of the point. */
export const between = defineSum('between', {
  rule: ownFigure,
  beyond: 'outside',
  mayBeNegative: ['reading', 'low', 'high'],
  compare: ({ reading, low, high }) =>
    low > high
      ? { fault: 'high', why: 'The high end is below the low end: read both again.' }
      : likelyBeside(reading, low, () => compareRange(reading, { low, high })),
})

/** Inside where the reading differs from `target`, in the same unit, by at most `percent` % of it. */
export const withinPercent = defineSum('within-percent', {
  rule: 'The tolerance that this check names',
  beyond: 'outside',
  mayBeZero: ['reading'],
  compare: ({ reading, target, percent }) =>
    compareAround(reading, {
      target: typed(target),
      by: (target * percent) / 100,
      tolerance: `${number(percent)}%`,
    }),
})

/** Inside where the reading differs from `target` by at most `units`, all in the unit of the point. */
export const withinUnits = defineSum('within-units', {
  rule: 'The tolerance that this check names',
  beyond: 'outside',
  mayBeNegative: ['reading', 'target'],
  compare: ({ reading, target, units }) =>
    likelyBeside(reading, target - units, () =>
      compareAround(reading, { target: typed(target), by: units, tolerance: number(units) }),
    ),
})

/** Inside where the reading, such as a deposit in dollars, is at most `percent` % of `whole`, in the same unit. */
export const shareOf = defineSum('share-of', {
  rule: 'The share that this check names',
  beyond: 'outside',
  mayBeZero: ['reading'],
  compare: ({ reading, whole, percent }) =>
    compare(typed(reading), 'at most', {
      value: (whole * percent) / 100,
      working: `${number(percent)}% of ${number(whole)}`,
    }),
})

/** A reading below zero beside numbers that are not is a typing error, as for a band of a check point. */
function likelyBeside(reading: number, lowest: number, comparison: () => Comparison): Comparison | SumFault {
  return reading < 0 && lowest >= 0 ? { fault: 'reading', why: verdictWords['not-likely'] } : comparison()
}

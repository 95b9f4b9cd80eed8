/** Sums of flow, head and softeners. */
import { compare, number, typed } from './comparison.ts'
import { defineSum } from './sum.ts'

/** What one person uses in a day, in gallons: the common planning figure for sizing softeners, not a rule. */
const gallonsPerPersonAndDay = 75
/** The height in feet of water that presses with 1 psi: 144 sq in to the sq ft ÷ 62.4 lb to the cu ft. */
const feetPerPsi = 2.31

/**
 * Inside where the days between two cleanings of the resin are at most what its `capacity` in grains lasts `people` at
 * `hardness` in grains per gallon. Beyond it stands a question, because a house may use less than the planning figure.
 */
export const softenerDays = defineSum('softener-days', {
  rule: '75 gallons a person and day, a planning figure',
  beyond: 'ask',
  compare: ({ reading, capacity, people, hardness }) =>
    compare(
      typed(reading),
      'at most',
      {
        value: capacity / (people * gallonsPerPersonAndDay * hardness),
        working: `${number(capacity)} ÷ (${number(people)} × ${gallonsPerPersonAndDay} × ${number(hardness)})`,
      },
      'days',
    ),
})

/** Inside where a bucket of `gallons`, filled in as many seconds as were read, shows at least the promised `flow` in gpm. */
export const bucketFlow = defineSum('fill-time', {
  rule: 'The flow that you were promised',
  beyond: 'outside',
  compare: ({ reading, gallons, flow }) =>
    compare(
      { value: (gallons * 60) / reading, working: `${number(gallons)} × 60 ÷ ${number(reading)}` },
      'at least',
      typed(flow),
      'gpm',
    ),
})

/**
 * Inside where the head on the bid, in feet, is at least the `lift` in feet from the water level while pumping, and the
 * `pressure` in psi at the house as feet. Friction in the pipe comes on top, so this is the least that the head can be.
 */
export const headInFeet = defineSum('head-in-feet', {
  rule: '2.31 ft of head for each psi',
  beyond: 'outside',
  compare: ({ reading, lift, pressure }) =>
    compare(
      typed(reading),
      'at least',
      { value: lift + feetPerPsi * pressure, working: `${number(lift)} + ${feetPerPsi} × ${number(pressure)}` },
      'ft',
    ),
})

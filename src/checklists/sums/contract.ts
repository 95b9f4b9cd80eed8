/** Sums of what a contract promises. */
import { compare, typed } from './comparison.ts'
import { defineSum } from './sum.ts'

/**
 * Inside where the kWh a year in the contract are at most the homeowner's own `estimate`, in kWh a year too. Beyond it
 * stands a question: the two may rest on other weather, shade or losses.
 */
export const contractEstimate = defineSum('contract-estimate', {
  rule: 'Your own estimate',
  beyond: 'ask',
  compare: ({ reading, estimate }) => compare(typed(reading), 'at most', typed(estimate), 'kWh'),
})

/** The sums that check points use by name. */
import { askedBy, type SumName } from '../../content/sum-names.ts'
import { numberOf } from '../readings/typed-number.ts'
import { verdictWords } from '../readings/verdict-words.ts'
import { areaPerTon, gasMeter } from './air-and-gas.ts'
import { contractEstimate } from './contract.ts'
import { breakerSize, busbar120, heatStripAmps, hotCable } from './electricity.ts'
import { atLeast, atMost, between, shareOf, withinPercent, withinUnits } from './limits.ts'
import { missingWords, type Sum, type SumResult } from './sum.ts'
import { bucketFlow, headInFeet, softenerDays } from './water.ts'

export const sums: Record<SumName, Sum> = {
  'at-most': atMost,
  'at-least': atLeast,
  between,
  'within-percent': withinPercent,
  'within-units': withinUnits,
  'share-of': shareOf,
  'breaker-size': breakerSize,
  'heat-strip-amps': heatStripAmps,
  'area-per-ton': areaPerTon,
  'busbar-120': busbar120,
  'gas-meter': gasMeter,
  'softener-days': softenerDays,
  'hot-cable': hotCable,
  'fill-time': bucketFlow,
  'head-in-feet': headInFeet,
  'contract-estimate': contractEstimate,
}

/** The sum that a check point names, with the numbers that the point says for itself. */
interface NamedSum {
  name: SumName
  constants?: Readonly<Record<string, number>> | undefined
}

/** The verdict on a reading and inputs as they were typed; a number that is missing or cannot be read is the fault. */
export function resultOf(
  { name, constants = {} }: NamedSum,
  typedReading: string,
  typedInputs: Readonly<Record<string, string>>,
): SumResult {
  const inputs: Record<string, number> = {}
  const reading = numberOf(typedReading)
  if (reading === undefined) return unread('reading', typedReading)
  for (const key of askedBy(name).inputs) {
    const typed = typedInputs[key] ?? ''
    const number = numberOf(typed)
    if (number === undefined) return unread(key, typed)
    inputs[key] = number
  }
  return sums[name]({ reading, inputs, constants })
}

const unread = (key: string, typed: string): SumResult => ({
  fault: key,
  why: typed.trim() === '' ? missingWords(key) : verdictWords['not-a-number'],
})

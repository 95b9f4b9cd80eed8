import type { CostModel } from '../content/content-schema.ts'
import type { Formats } from '../format/formats.ts'
import { breakDown } from './breakdown.ts'
import type { CostEstimate } from './calculator-calls.ts'
import { energyName, wasteName } from './estimate-words.ts'
import { timeline } from './timeline.ts'

/** One line of the calculation: what it gives, how, and the amount in whole dollars. */
export interface Step {
  what: string
  /** Plain arithmetic with every factor in it, such as "$8,000 × (1 + 0.48 × 1)". */
  how: string
  /** Said where `how` does not give whole dollars: "= $10,622.50, rounded". */
  rounded?: string
  result: number
}

/** Every step from the project value to the savings, so that a calculation by hand gives the same dollars. */
export function workOut(model: CostModel, answer: CostEstimate, { money }: Formats): Step[] {
  const step = stepIn(money)
  const { risk, premium } = model.services[answer.serviceType]
  const { factor } = model.homeAges[answer.homeAge]
  const { poor, quality } = breakDown(model, answer)
  const value = money(answer.projectValue)
  const poorExtra = poor.total - poor.projectValue
  return [
    step('Poor-quality option', `${value} × (1 + ${risk} × ${factor})`, {
      exact: answer.projectValue * (1 + risk * factor),
      result: poor.total,
    }),
    step('What poor work adds', `${money(poor.total)} − ${value}`, { result: poorExtra }),
    step('Repairs', `${money(poorExtra)} × ${model.repairShareOfPoorExtra}`, {
      exact: poorExtra * model.repairShareOfPoorExtra,
      result: poor.repairs,
    }),
    step(`${wasteName(model, answer)}, the rest`, `${money(poorExtra)} − ${money(poor.repairs)}`, {
      result: poor.energyWaste,
    }),
    step('Quality option', `${value} × (1 + ${premium})`, {
      exact: answer.projectValue * (1 + premium),
      result: quality.total,
    }),
    step('Extra for careful work', `${money(quality.total)} − ${value}`, { result: quality.extra }),
    step(
      `Earned back as ${energyName(model, answer)} savings`,
      `${money(quality.extra)} × ${model.energyShareOfQualityExtra}`,
      {
        exact: quality.extra * model.energyShareOfQualityExtra,
        result: quality.energySavings,
      },
    ),
    step('Savings', `${money(poor.total)} − ${money(quality.total)}`, { result: answer.savings }),
  ]
}

/** How the break-even time comes about, in years; nothing where there is none. */
export function workOutBreakEven(model: CostModel, answer: CostEstimate, { money }: Formats): string | undefined {
  const { breakEven } = timeline(model, answer)
  if (!breakEven) return undefined
  const { poor, quality } = breakDown(model, answer)
  return `${money(quality.extra)} ÷ (${money(poor.total - poor.projectValue)} ÷ ${model.years} years) = ${exactly(breakEven.after, 2)} years`
}

/** Makes a step; where `exact` is not in whole dollars, it says what was rounded. */
const stepIn =
  (money: Formats['money']) =>
  (what: string, how: string, { exact, result }: { exact?: number; result: number }): Step => {
    const unrounded = exactly(exact ?? result, 6)
    if (Number(unrounded) === result) return { what, how, result }
    const [dollars = '0', cents = ''] = unrounded.split('.')
    return { what, how, rounded: `= ${money(Number(dollars))}.${cents.padEnd(2, '0')}, rounded`, result }
  }

/** Without the last digits of binary fractions, such as 6799.9999999. */
const exactly = (amount: number, places: number): string => String(Number(amount.toFixed(places)))

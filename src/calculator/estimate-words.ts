import type { CostModel } from '../content/content-schema.ts'
import { money } from '../format/money.ts'
import type { CostRequest } from './calculator-calls.ts'

/** "Air conditioning (HVAC), $8,000, home 5 to 10 years": what a result is for, in one line. */
export function inputsInWords(model: CostModel, { serviceType, projectValue, homeAge }: CostRequest): string {
  return `${model.services[serviceType].name}, ${money(projectValue)}, home: ${lowerFirst(model.homeAges[homeAge].name)}`
}

/** Whether the model is made for a project of this size. */
export const isCalibrated = ({ calibratedFor }: CostModel, projectValue: number): boolean =>
  projectValue >= calibratedFor.min && projectValue <= calibratedFor.max

export const outsideCalibration = ({ calibratedFor: { min, max } }: CostModel): string =>
  `The model is calibrated for projects from ${money(min)} to ${money(max)}. Outside that range, read the result as a rough guess.`

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

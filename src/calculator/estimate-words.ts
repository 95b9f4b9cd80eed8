import type { CostModel } from '../content/content-schema.ts'
import { money } from '../format/money.ts'
import type { CostRequest } from './calculator-calls.ts'

/** "Air conditioning (HVAC), $8,000, home 5 to 10 years": what a result is for, in one line. */
export function inputsInWords(model: CostModel, { serviceType, projectValue, homeAge }: CostRequest): string {
  return `${model.services[serviceType].name}, ${money(projectValue)}, home: ${lowerFirst(model.homeAges[homeAge].name)}`
}

/** Whether the job is of a size that the model was made for. */
export const isMadeFor = ({ madeFor }: CostModel, projectValue: number): boolean =>
  projectValue >= madeFor.min && projectValue <= madeFor.max

export const outsideWhatItIsMadeFor = ({ madeFor: { min, max, example } }: CostModel): string =>
  `The model was made for small jobs, from ${money(min)} to ${money(max)}, around an example of ${money(example)}. It lets repairs grow with the price, which they do not do on other jobs: read the result as a rough guess.`

/** "Energy waste", or "Energy waste, here upkeep" where the work uses no energy. */
export function energyName(name: string, model: CostModel, { serviceType }: Pick<CostRequest, 'serviceType'>): string {
  const { energyIs } = model.services[serviceType]
  return energyIs ? `${name}, here ${energyIs}` : name
}

/** A model knows no single dollars: in a sentence its amounts are round, from $1,000 up. */
export const aboutMoney = (dollars: number): string =>
  Math.abs(dollars) < 1000 ? money(dollars) : `about ${money(Math.round(dollars / 100) * 100)}`

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

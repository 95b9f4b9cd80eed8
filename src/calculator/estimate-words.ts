import type { CostModel } from '../content/content-schema.ts'
import { money } from '../format/money.ts'
import type { CostRequest } from './calculator-calls.ts'

/** "Air conditioning (HVAC), $8,000, home 5 to 10 years": what a result is for, in one line. */
export function inputsInWords(model: CostModel, { serviceType, projectValue, homeAge }: CostRequest): string {
  return `${model.services[serviceType].name}, ${money(projectValue)}, home: ${lowerFirst(model.homeAges[homeAge].name)}`
}

/** What is said of a job whose size the model was not made for; nothing of any other. */
export function sizeNote({ madeFor, calibratedFor }: CostModel, projectValue: number): string | undefined {
  if (isWithin(projectValue, madeFor)) return undefined
  const { min, max, example } = madeFor
  const smallJobs = `The model was made for small jobs, from ${money(min)} to ${money(max)}, around an example of ${money(example)}. It lets repairs grow with the price, which they do not do on other jobs: read the result as a rough guess.`
  if (isWithin(projectValue, calibratedFor)) return smallJobs
  return `The model is calibrated for projects from ${money(calibratedFor.min)} to ${money(calibratedFor.max)}. ${smallJobs}`
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/** "Energy waste", or "Energy waste, here upkeep" where the work uses no energy. */
export function energyName(name: string, model: CostModel, { serviceType }: Pick<CostRequest, 'serviceType'>): string {
  const { energyIs } = model.services[serviceType]
  return energyIs ? `${name}, here ${energyIs}` : name
}

/** A model knows no single dollars: in a sentence its amounts are round, from $1,000 up. */
export const aboutMoney = (dollars: number): string =>
  Math.abs(dollars) < 1000 ? money(dollars) : `about ${money(Math.round(dollars / 100) * 100)}`

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

import type { CostModel } from '../content/content-schema.ts'
import { lowerFirst } from '../format/english.ts'
import type { Formats } from '../format/formats.ts'
import type { CostRequest } from './calculator-calls.ts'
import { projectValueLimits } from './project-value.ts'

/** "Air conditioning (HVAC), $8,000, home 5 to 10 years": what a result is for, in one line. */
export function inputsInWords(model: CostModel, request: CostRequest, { money }: Formats): string {
  const { serviceType, projectValue, homeAge } = request
  return `${model.services[serviceType].name}, ${money(projectValue)}, home: ${lowerFirst(model.homeAges[homeAge].name)}`
}

/** What may be typed as a project value, and what the model was calibrated for. */
export const valueHint = ({ calibratedFor }: CostModel, { money }: Formats): string =>
  `In whole dollars, ${money(projectValueLimits.min)} to ${money(projectValueLimits.max)}. The model is calibrated for ${money(calibratedFor.min)} to ${money(calibratedFor.max)}.`

/** What is said of a job whose size the model was not made for; nothing of any other. */
export function sizeNote(
  { madeFor, calibratedFor }: CostModel,
  projectValue: number,
  { money }: Formats,
): string | undefined {
  if (isWithin(projectValue, madeFor)) return undefined
  const { min, max, example } = madeFor
  const smallJobs = `The model was made for small jobs, from ${money(min)} to ${money(max)}, around an example of ${money(example)}. It lets repairs grow with the price, which they do not do on other jobs: read the result as a rough guess.`
  if (isWithin(projectValue, calibratedFor)) return smallJobs
  return `The model is calibrated for projects from ${money(calibratedFor.min)} to ${money(calibratedFor.max)}. ${smallJobs}`
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/** What the model's share of energy is called for this work: "energy", and where it uses none "water" or "upkeep". */
export const energyName = (model: CostModel, { serviceType }: Pick<CostRequest, 'serviceType'>): string =>
  model.services[serviceType].energyIs ?? 'energy'

/** What poor work adds beside its repairs: "Energy waste", "Extra upkeep". */
export function wasteName(model: CostModel, { serviceType }: Pick<CostRequest, 'serviceType'>): string {
  const { energyIs } = model.services[serviceType]
  return energyIs ? `Extra ${energyIs}` : 'Energy waste'
}

/** A model knows no single dollars: in a sentence its amounts are round. */
export function aboutMoney(dollars: number, { money }: Formats): string {
  const round = Math.round(dollars / 100) * 100
  return round === 0 ? 'under $100' : `about ${money(round)}`
}

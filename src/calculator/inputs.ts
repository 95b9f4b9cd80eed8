import { type CostRequest, calls, projectValueLimits } from '../api/contract.ts'
import { money } from '../format/money.ts'

/** What stands in the fields, as typed; an empty text is a field that is not set. */
export interface Inputs {
  serviceType: CostRequest['serviceType'] | ''
  projectValue: string
  homeAge: CostRequest['homeAge'] | ''
}

export const noInputs: Inputs = { serviceType: '', projectValue: '', homeAge: '' }

export const inputLabels: Record<keyof Inputs, string> = {
  serviceType: 'Service Type',
  projectValue: 'Project Value',
  homeAge: 'Home Age',
}

/** The request that the fields make; `undefined` until all three are set. */
export function requestOf({ serviceType, projectValue, homeAge }: Inputs): CostRequest | undefined {
  return calls.calculateCost.body.safeParse({ serviceType, projectValue: readProjectValue(projectValue), homeAge }).data
}

/** The fields that `requestOf` still waits for, in their order. */
export function stillNeeded({ serviceType, projectValue, homeAge }: Inputs): (keyof Inputs)[] {
  const isMissing = {
    serviceType: serviceType === '',
    projectValue: readProjectValue(projectValue) === undefined,
    homeAge: homeAge === '',
  }
  return (['serviceType', 'projectValue', 'homeAge'] as const).filter((name) => isMissing[name])
}

/** A whole number of dollars that the service accepts; `undefined` for anything else. */
export function readProjectValue(text: string): number | undefined {
  if (!/^\d+(\.0*)?$/.test(text.trim())) return undefined
  return calls.calculateCost.body.shape.projectValue.safeParse(Number(text)).data
}

/** What is wrong with a typed project value, in a sentence; nothing while it is empty or fine. */
export function projectValueFault(text: string): string | undefined {
  if (text.trim() === '' || readProjectValue(text) !== undefined) return undefined
  return `Enter whole dollars, from ${money(projectValueLimits.min)} to ${money(projectValueLimits.max)}.`
}

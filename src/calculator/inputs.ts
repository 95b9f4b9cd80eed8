import { homeAges, serviceTypes } from '../content/service-types.ts'
import { money } from '../format/money.ts'
import type { CostRequest } from './calculator-calls.ts'
import { projectValueLimits } from './project-value.ts'

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
  const value = readProjectValue(projectValue)
  if (serviceType === '' || value === undefined || homeAge === '') return undefined
  return { serviceType, projectValue: value, homeAge }
}

export const readServiceType = (text: string): CostRequest['serviceType'] | '' =>
  serviceTypes.find((type) => type === text) ?? ''

export const readHomeAge = (text: string): CostRequest['homeAge'] | '' => homeAges.find((age) => age === text) ?? ''

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
  const value = Number(text)
  return value >= projectValueLimits.min && value <= projectValueLimits.max ? value : undefined
}

/** What is wrong with a typed project value, in a sentence; nothing while it is empty or fine. */
export function projectValueFault(text: string): string | undefined {
  if (text.trim() === '' || readProjectValue(text) !== undefined) return undefined
  return `Enter whole dollars, from ${money(projectValueLimits.min)} to ${money(projectValueLimits.max)}.`
}

import { homeAges, serviceTypes } from '../content/service-types.ts'
import type { Formats } from '../format/formats.ts'
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

/** The request that the fields make; `undefined` until all three hold something usable. */
export function requestOf({ serviceType, projectValue, homeAge }: Inputs): CostRequest | undefined {
  const value = readProjectValue(projectValue)
  if (serviceType === '' || value === undefined || homeAge === '') return undefined
  return { serviceType, projectValue: value, homeAge }
}

export const readServiceType = (text: string): CostRequest['serviceType'] | '' =>
  serviceTypes.find((type) => type === text) ?? ''

export const readHomeAge = (text: string): CostRequest['homeAge'] | '' => homeAges.find((age) => age === text) ?? ''

/** The fields in which nothing stands yet, in their order. */
export const stillNeeded = (inputs: Inputs): (keyof Inputs)[] =>
  (['serviceType', 'projectValue', 'homeAge'] as const).filter((name) => inputs[name].trim() === '')

/** A whole number of dollars that the service accepts; `undefined` for anything else. */
export function readProjectValue(text: string): number | undefined {
  if (!/^\d+(\.0*)?$/.test(text.trim())) return undefined
  const value = Number(text)
  return value >= projectValueLimits.min && value <= projectValueLimits.max ? value : undefined
}

/** What is wrong with a typed project value, in a sentence; nothing while it is empty or fine. */
export function projectValueFault(text: string, { money }: Formats): string | undefined {
  if (text.trim() === '' || readProjectValue(text) !== undefined) return undefined
  const { min, max } = projectValueLimits
  if (Number(text) < min) return `That is too little: enter ${money(min)} or more.`
  if (Number(text) > max) return `That is too much: enter ${money(max)} or less.`
  return 'Enter whole dollars in digits, without cents.'
}

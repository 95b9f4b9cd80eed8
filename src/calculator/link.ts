import type { CostRequest } from './calculator-calls.ts'
import { type Inputs, readHomeAge, readProjectValue, readServiceType } from './inputs.ts'

export interface CalculatorLink {
  inputs: Inputs
  /** Fields for which the link held something unusable; they are left empty. */
  ignored: (keyof Inputs)[]
}

/** Reads `?service=hvac&value=8000&age=5-10`; other parameters are ignored. */
export function readLink(search: string): CalculatorLink {
  const parameters = new URLSearchParams(search)
  const given = (name: string) => parameters.get(name)?.trim() ?? ''
  const read: Inputs = {
    serviceType: readServiceType(given('service')),
    projectValue: String(readProjectValue(given('value')) ?? ''),
    homeAge: readHomeAge(given('age')),
  }
  const names = { serviceType: 'service', projectValue: 'value', homeAge: 'age' } as const
  const ignored = (Object.keys(names) as (keyof Inputs)[]).filter(
    (field) => given(names[field]) !== '' && read[field] === '',
  )
  return { inputs: read, ignored }
}

/** The search of the link that restores these inputs, with its question mark. */
export function searchFor({ serviceType, projectValue, homeAge }: CostRequest): string {
  return `?${new URLSearchParams({ service: serviceType, value: String(projectValue), age: homeAge })}`
}

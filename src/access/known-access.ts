import type { Day } from '../format/phoenix-time.ts'
import { anyObject, listOf, number, object, readJson, string } from '../format/read-json.ts'
import type { AccessResponse } from './access-calls.ts'

/** What a code opens. `asOf` is set when it comes from this device: the day in Phoenix on which the service said so. */
export type KnownAccess = AccessResponse & { asOf?: Day }

/** The service's answer for a code on `day`, as a text to store on the device. */
export const storableAccess = (code: string, access: AccessResponse, day: Day): string =>
  JSON.stringify({ code, access: { ...access, asOf: day } })

/** The stored answer for this code; `undefined` for another code, after its last day, and for a damaged text. */
export function readKnownAccess(text: string | null, code: string, today: Day): KnownAccess | undefined {
  const stored = readJson(text, object({ code: string, access: knownAccess }))
  return stored?.code === code && stored.access.expiryDate >= today ? stored.access : undefined
}

const holding = object({ expiryDate: string, projectsRemaining: number, projects: listOf(anyObject), status: string })
const unpaid = object({ instructions: anyObject })

/** As far as a page cannot be shown without it; the service wrote the rest. */
const knownAccess = (value: unknown): KnownAccess | undefined => {
  const status = holding(value)?.status
  const isUsable = status === 'active' || (status === 'awaiting-payment' && unpaid(value))
  return isUsable ? (value as KnownAccess) : undefined
}

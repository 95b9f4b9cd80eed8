import type { Day } from '../format/phoenix-time.ts'
import type { AccessResponse } from './access-calls.ts'

/** What a code opens. `asOf` is set when it comes from this device: the day in Phoenix on which the service said so. */
export type KnownAccess = AccessResponse & { asOf?: Day }

/** The service's answer for a code on `day`, as a text to store on the device. */
export const storableAccess = (code: string, access: AccessResponse, day: Day): string =>
  JSON.stringify({ code, access: { ...access, asOf: day } })

/** The stored answer for this code; `undefined` for another code, after its last day, and for a damaged text. */
export function readKnownAccess(text: string | null, code: string, today: Day): KnownAccess | undefined {
  const stored = parsed(text)
  if (stored?.code !== code || !isAccess(stored.access)) return undefined
  return stored.access.expiryDate >= today ? stored.access : undefined
}

interface StoredAccess {
  code?: unknown
  access?: Partial<KnownAccess>
}

function parsed(text: string | null): StoredAccess | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const isAccess = (access: Partial<KnownAccess> | undefined): access is KnownAccess =>
  typeof access === 'object' &&
  access !== null &&
  typeof access.expiryDate === 'string' &&
  typeof access.projectsRemaining === 'number' &&
  Array.isArray(access.projects) &&
  (access.status === 'active' || (access.status === 'awaiting-payment' && typeof access.instructions === 'object'))

import type { Day } from '../format/phoenix-time.ts'
import type { AccessResponse } from './access-calls.ts'

/** What a code holds. `asOf` is set when it was asked earlier and nobody answers now: the day in Phoenix it was asked. */
export type KnownAccess = AccessResponse & { asOf?: Day }

/** Puts what the service said of a code on `day` into a text, for a device to keep. */
export const textOfAccess = (code: string, access: AccessResponse, day: Day): string =>
  JSON.stringify({ code, access: { ...access, asOf: day } })

/** What a kept text says of this code; nothing for another code, once its last day is over, or when it is damaged. */
export function readKnownAccess(text: string | null, code: string, today: Day): KnownAccess | undefined {
  const kept = parsed(text)
  if (kept?.code !== code || !isAccess(kept.access)) return undefined
  return kept.access.expiryDate >= today ? kept.access : undefined
}

interface Kept {
  code?: unknown
  access?: Partial<KnownAccess>
}

function parsed(text: string | null): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const isAccess = (access: Partial<KnownAccess> | undefined): access is KnownAccess =>
  access !== undefined &&
  typeof access === 'object' &&
  access !== null &&
  typeof access.expiryDate === 'string' &&
  typeof access.projectsRemaining === 'number' &&
  Array.isArray(access.projects) &&
  (access.status === 'active' ||
    // A version before kept no due day.
    (access.status === 'awaiting-payment' && typeof access.instructions?.dueOn === 'string'))

import * as z from 'zod/mini'

/** What a call may be made of. Each capability declares its own in `x-calls.ts`; `contract.ts` lists them all. */
export interface CallShape {
  method: 'GET' | 'POST'
  /** Names in braces are filled from `params`. */
  path: string
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** Headers of the call's own, each under its usual name. */
  headers?: z.ZodMiniObject
  /** `code`: an access code may come as `Authorization: Bearer`. */
  bearer?: boolean
  /** The answer to success, by status; `file` stands for a download. */
  responses: Partial<Record<200 | 201, z.ZodMiniType | 'file'>>
}

/** Keeps the exact type of a call's declaration. */
export const defineCall = <const C extends CallShape>(shape: C) => shape

/** YYYY-MM-DD. */
export const day = z.iso.date()
/** ISO 8601 in UTC. By a pattern, since `z.iso.datetime` weighs more in every page that makes a call. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/))
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,64}$/, 'This must be at most 64 small letters, digits and dashes.'))

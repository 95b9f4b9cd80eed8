import { z } from 'zod'
import { checklistIds } from './checklist-ids.ts'
import { text } from './content-schema.ts'

/** One clause in both languages. */
const clause = z.strictObject({ en: text(220), es: text(260) })

/**
 * One file of `content/riders/`: what a homeowner may copy into the contract. Public, so no clause repeats a sentence
 * of a paid point.
 */
export const riderSchema = z.strictObject({
  id: z.enum(checklistIds),
  /** The moments at which work stops until the owner has seen the photo or the paper. */
  stops: z.array(clause).min(4).max(6),
  /** What must be in hand before which payment. */
  payments: z.array(clause).min(2).max(4),
})
type RiderContent = z.infer<typeof riderSchema>

/** A rider with the title of its checklist. */
export type Rider = RiderContent & { title: string }

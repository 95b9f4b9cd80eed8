import { z } from 'zod'
import { checklistIds } from './checklist-ids.ts'
import { text } from './content-schema.ts'

/** Words of a trade and what they mean, in both languages; see `content/terms.yml`. */
export const termsSchema = z.array(
  z.strictObject({
    /** As it stands in our sentences: "MOCP", "static pressure". */
    term: text(40),
    /** Other forms of the same word: its plural, its long form. */
    also: z.array(text(60)).min(1).optional(),
    /** Only in these checklists it means that; in all of them where it stands alone. */
    lists: z.array(z.enum(checklistIds)).min(1).optional(),
    en: text(180),
    es: text(200),
  }),
)
export type Term = z.infer<typeof termsSchema>[number]

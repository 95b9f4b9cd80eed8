/** What the calls about legal texts and downloads answer. */
import * as z from 'zod/mini'

const day = z.iso.date()

export const legalDocumentSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  lastUpdated: day,
  version: z.string(),
  /** Oldest first. */
  history: z.array(z.object({ date: day, change: z.string() })),
  sources: z.array(z.string()),
  /** Sanitized HTML of what stands before the first section. */
  intro: z.string(),
  /** `id` is the section's anchor; `html` is sanitized and holds no heading of its own. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
})
export type LegalDocument = z.infer<typeof legalDocumentSchema>

const fileSchema = z.object({
  name: z.string(),
  path: z.string(),
  /** Media type. */
  type: z.string(),
  kind: z.string(),
  purpose: z.string(),
  bytes: z.int(),
  /** Of the bytes that are served, in hexadecimal. */
  sha256: z.string(),
})
export const legalFilesSchema = z.array(fileSchema)
export type LegalFile = z.infer<typeof fileSchema>

export const archiveSchema = z.object({
  /** `null` while none was made. `madeOn` is its day in Phoenix. */
  archive: z.nullable(
    z.object({ name: z.string(), path: z.string(), bytes: z.int(), sha256: z.string(), madeOn: day }),
  ),
})
export type Archive = NonNullable<z.infer<typeof archiveSchema>['archive']>

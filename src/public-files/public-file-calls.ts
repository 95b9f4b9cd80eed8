import * as z from 'zod/mini'
import { day, defineCall } from '../api/call-shape.ts'

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
export type LegalFile = z.infer<typeof fileSchema>

const archiveSchema = z.object({
  /** `null` while none was made. `madeOn` is its day in Phoenix. */
  archive: z.nullable(
    z.object({ name: z.string(), path: z.string(), bytes: z.int(), sha256: z.string(), madeOn: day }),
  ),
})
export type Archive = NonNullable<z.infer<typeof archiveSchema>['archive']>

export const publicFileCalls = {
  listLegalFiles: defineCall({
    method: 'GET',
    path: '/api/legal-files',
    summary: 'The legal downloads, each with its size and SHA-256',
    responses: { 200: z.array(fileSchema) },
  }),
  getArchive: defineCall({
    method: 'GET',
    path: '/api/archive',
    summary: 'The complete platform archive, if one was made',
    responses: { 200: archiveSchema },
  }),
}

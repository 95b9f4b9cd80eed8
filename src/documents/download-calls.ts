import * as z from 'zod/mini'
import { accessCodeField } from '../access/access-calls.ts'
import { defineCall, slug } from '../api/call-shape.ts'

export const downloadFormats = ['pdf', 'mobile', 'print'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

export const downloadCalls = {
  downloadChecklists: defineCall({
    method: 'POST',
    path: '/api/download-checklists/{format}',
    summary: 'The started checklists as one file',
    params: z.strictObject({ format: z.string() }),
    body: z.strictObject({ accessCode: accessCodeField, checklistId: z.optional(slug) }),
    responses: { 200: 'file' },
  }),
}

import * as z from 'zod/mini'
import { defineCall } from '../api/call-shape.ts'
import { countedPages } from './counted-pages.ts'

const page = z.enum(countedPages as [string, ...string[]])

export const countCalls = {
  countView: defineCall({
    method: 'POST',
    path: '/api/page-views',
    summary: 'Count that a public page was shown; nothing but its name is sent or kept',
    body: z.strictObject({ page }),
    responses: { 200: z.object({ page }) },
  }),
}

/**
 * Every JSON call of the service: method, path, what goes in and what comes out.
 * The server refuses requests that do not fit; the browser refuses answers that do not.
 * `GET /api/openapi.json` is made from these same schemas.
 */
import * as z from 'zod/mini'
import { accessCalls } from '../access/access-calls.ts'
import { calculatorCalls } from '../calculator/calculator-calls.ts'
import { checklistCalls } from '../checklists/checklist-calls.ts'
import { countCalls } from '../counts/count-calls.ts'
import { downloadCalls } from '../documents/download-calls.ts'
import { articleCalls } from '../learning/article-calls.ts'
import { publicFileCalls } from '../public-files/public-file-calls.ts'
import { purchaseCalls } from '../purchase/purchase-calls.ts'
import { searchCalls } from '../search/search-calls.ts'
import { siteCalls } from '../shell/site-calls.ts'

// Without this Zod probes `new Function`, which the content security policy forbids and reports.
z.config({ jitless: true })

export const calls = {
  ...siteCalls,
  ...searchCalls,
  ...checklistCalls,
  ...articleCalls,
  ...calculatorCalls,
  ...purchaseCalls,
  ...accessCalls,
  ...downloadCalls,
  ...publicFileCalls,
  ...countCalls,
}
export type CallName = keyof typeof calls

export const problemSchema = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})
export type ProblemBody = z.infer<typeof problemSchema>

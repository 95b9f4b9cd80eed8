import * as z from 'zod/mini'
import { defineCall } from '../api/call-shape.ts'
import { checklistSchema } from '../checklists/checklist-calls.ts'
import { articleCardSchema } from '../learning/article-calls.ts'
import { maxQueryLength, minQueryLength } from './query-length.ts'

const searchResultSchema = z.object({
  checklists: z.array(
    z.extend(
      z.pick(checklistSchema, { id: true, title: true, description: true, category: true, estimatedTime: true }),
      /** The job of the checklist that was asked for. */
      { job: z.optional(z.object({ id: z.string(), name: z.string() })) },
    ),
  ),
  articles: z.array(
    z.pick(articleCardSchema, { id: true, title: true, summary: true, category: true, readTime: true }),
  ),
  /** Pages of the equipment guide, where a brand or brands of a trade were asked for. */
  equipment: z.optional(z.array(z.object({ id: z.string(), name: z.string(), line: z.string() }))),
  total: z.int(),
  /** Which of the lists holds the best hit. */
  first: z.enum(['checklists', 'articles', 'equipment']),
  /** The trade that was asked for and has no checklist; `checklists` are then the nearest ones. */
  withoutList: z.optional(z.string()),
  /** No text holds all words: these hold the most of them. */
  isPartial: z.optional(z.literal(true)),
  /** It was asked in Spanish. */
  isSpanish: z.optional(z.literal(true)),
})
export type SearchResult = z.infer<typeof searchResultSchema>

export const searchCalls = {
  search: defineCall({
    method: 'GET',
    path: '/api/search',
    summary: 'Checklists, articles and pages of the equipment guide, best first',
    query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(minQueryLength), z.maxLength(maxQueryLength)) }),
    responses: { 200: searchResultSchema },
  }),
}

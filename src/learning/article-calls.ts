import * as z from 'zod/mini'
import { day, defineCall, slug } from '../api/call-shape.ts'
import { maxSearchLength } from './article-address.ts'

/** What a card shows of an article. */
export const articleCardSchema = z.object({
  id: slug,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  readTime: z.int(),
  imageUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
})
export type ArticleSummary = z.infer<typeof articleCardSchema>

/** What a page shows of an article: its text as sanitized HTML, without the Markdown it was written in. */
const articlePageSchema = z.extend(articleCardSchema, {
  html: z.string(),
  reviewed: day,
  /** What the text rests on: each statute, standard or public body, and what it is. */
  sources: z.array(z.string()),
})
export type ArticlePage = z.infer<typeof articlePageSchema>

const articleSchema = z.extend(articlePageSchema, { content: z.string() })
export type Article = z.infer<typeof articleSchema>

export const articleCalls = {
  listArticles: defineCall({
    method: 'GET',
    path: '/api/articles',
    summary: 'Articles, all or filtered; whole, or with fields=card what a card shows',
    query: z.strictObject({
      category: z.optional(z.string().check(z.maxLength(40))),
      search: z.optional(z.string().check(z.maxLength(maxSearchLength))),
      fields: z.optional(z.enum(['card'])),
    }),
    responses: { 200: z.array(z.union([articleSchema, articleCardSchema])) },
  }),
  getArticle: defineCall({
    method: 'GET',
    path: '/api/articles/{id}',
    summary: 'One article; with fields=page without the Markdown it was written in',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ fields: z.optional(z.enum(['page'])) }),
    responses: { 200: z.union([articleSchema, articlePageSchema]) },
  }),
}

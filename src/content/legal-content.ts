import { z } from 'zod'
import { day, figuresSchema, type Plan, text } from './content-schema.ts'
import type { LegalDocumentId } from './legal-document-ids.ts'

/** Words in braces that a legal text may hold; each is replaced from configuration when the service starts. */
export const legalTokens = ['email', 'owner', 'site', 'beforePayment'] as const
export type LegalToken = (typeof legalTokens)[number]
/** A line with one of these, such as a row of a table, stands once for each plan. */
export const planTokens = ['planName', 'planPrice', 'planFeatures'] as const
export type PlanToken = (typeof planTokens)[number]

/** The front matter of `content/legal/{id}.md`; the body is Markdown from ## down. */
export const legalDocumentSchema = z
  .strictObject({
    title: text(100),
    summary: text(300),
    lastUpdated: day,
    version: z.string().regex(/^\d+\.\d+$/, 'must be a version such as "1.0"'),
    /** Oldest first. */
    history: z.array(z.strictObject({ date: day, change: text(300) })).min(1),
    sources: z.array(text(200)).min(1),
    figures: figuresSchema.optional(),
  })
  .refine(({ history, lastUpdated }) => history.some(({ date }) => date === lastUpdated), {
    path: ['lastUpdated'],
    message: 'must be a date of the history',
  })
  .refine(({ history }) => history.every((entry, i) => i === 0 || (history[i - 1]?.date ?? '') <= entry.date), {
    path: ['history'],
    message: 'must run from the oldest to the newest',
  })
export type LegalFrontMatter = z.infer<typeof legalDocumentSchema>

/** A legal text in sections, ready for a page; `html` and `intro` are sanitized, their tokens not filled yet. */
export interface LegalDocument extends Omit<LegalFrontMatter, 'figures'> {
  id: LegalDocumentId
  /** What stands before the first section. */
  intro: string
  /** `id` is the section's anchor; `html` holds no heading of its own level. */
  sections: { id: string; title: string; html: string }[]
}

/** One legal text, checked; its tokens are not filled yet. */
export interface LegalContent extends LegalFrontMatter {
  id: LegalDocumentId
  markdown: string
}

/** A legal text in which each line that speaks of a plan, such as a row of a table, stands once for every plan. */
export const withPlans = (markdown: string, plans: Pick<Plan, 'name' | 'priceDollars' | 'features'>[]): string =>
  markdown.replace(/^.*\{plan\w+\}.*$/gm, (line) =>
    plans
      .map(({ name, priceDollars, features }) => {
        const words: Record<PlanToken, string> = {
          planName: name,
          planPrice: `$${priceDollars}`,
          planFeatures: features.flatMap(({ text, included }) => (included ? text : [])).join('; '),
        }
        return line.replace(/\{(plan\w+)\}/g, (_, token: PlanToken) => words[token])
      })
      .join('\n'),
  )

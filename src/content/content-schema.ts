import { z } from 'zod'
import { checklistIds } from './checklist-ids.ts'
import { planTypes } from './plan-table.ts'
import { homeAges, serviceTypes } from './service-types.ts'

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a lower-case slug such as "data-plate"')

/**
 * What the site's fonts and the PDF's fonts can both draw. A character outside
 * this set would print as a box, so the loader refuses it.
 */
const printable =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2212]*$/
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters`)
    .regex(printable, 'holds a character that the fonts cannot draw')

export const day = z.iso.date('must be a date such as 2026-11-20')

/** `content/sources.yml`: what a point's `source` key stands for. */
export const sourcesSchema = z.record(
  slug,
  z.strictObject({
    name: text(80),
    what: text(200),
    /** The edition that the points speak of, or the state of a text that changes without editions. */
    edition: text(80),
    /** Where everybody may read it; sold texts have the page of their publisher. */
    url: z.url({ protocol: /^https$/ }).optional(),
    /** The day on which the points were last held against it. */
    checked: day,
    /** Where the text itself is sold or differs by model, so that the points were held against what is public of it. */
    from: text(100).optional(),
  }),
)
export type SourcesContent = z.infer<typeof sourcesSchema>

/** `content/boxes.yml`: warnings that points, articles and the plans page show as a box; plain words, so that every file can draw them. */
export const boxesSchema = z
  .array(
    z.strictObject({
      id: slug,
      title: text(60),
      text: text(320).refine(
        (words) => !/[<>&*_[\]]/.test(words),
        'must be plain words, without marks of HTML or Markdown',
      ),
      source: text(80),
    }),
  )
  .refine((boxes) => new Set(boxes.map((box) => box.id)).size === boxes.length, 'box ids must differ')
export type BoxContent = z.infer<typeof boxesSchema>[number]

/** `content/site.yml`. */
export const siteSchema = z.strictObject({
  name: text(60),
  tagline: text(80),
  description: text(300),
  area: z.array(text(40)).min(1),
})

/** `content/plans.yml`: the plans on sale. */
export const plansSchema = z
  .array(
    z.strictObject({
      planType: z.enum(planTypes),
      name: text(60),
      priceDollars: z.int().positive(),
      currency: z.literal('USD'),
      projects: z.int().positive(),
      summary: text(160),
      recommended: z.boolean(),
      features: z
        .array(
          z.strictObject({
            text: text(120),
            included: z.boolean(),
            /** With a person, at a time that is agreed on. */
            byAppointment: z.literal(true).optional(),
          }),
        )
        .min(1),
    }),
  )
  .refine(
    (plans) => planTypes.every((type) => plans.filter(({ planType }) => planType === type).length === 1),
    `must hold each plan once: ${planTypes.join(', ')}`,
  )

export type Plan = z.infer<typeof plansSchema>[number]

/** `content/claims.yml`: every persuading figure with what it rests on. */
export const claimsSchema = z
  .array(z.strictObject({ id: slug, figure: text(20), text: text(120), basis: text(300) }))
  .refine((claims) => new Set(claims.map((claim) => claim.id)).size === claims.length, 'claim ids must differ')

const share = z.number().min(0).max(1)

/** `content/cost-model.yml`: one risk and one premium per service, one factor per home age, each with its ground. */
export const costModelSchema = z.strictObject({
  reviewed: day,
  years: z.int().positive(),
  repairShareOfPoorExtra: share,
  energyShareOfQualityExtra: share,
  calibratedFor: z.strictObject({ min: z.int(), max: z.int() }),
  /** Jobs of this size have repairs that grow with the price; `example` is the job it was set by. */
  madeFor: z.strictObject({ min: z.int(), max: z.int(), example: z.int() }),
  services: z.record(
    z.enum(serviceTypes),
    z.strictObject({
      name: text(40),
      risk: z.number().positive(),
      premium: z.number().positive(),
      repairs: text(160),
      energy: text(160),
      /** What the share of energy is read as, where the work uses none. */
      energyIs: text(20).optional(),
    }),
  ),
  homeAges: z.record(
    z.enum(homeAges),
    z.strictObject({ name: text(40), factor: z.number().positive(), why: text(160) }),
  ),
})

export type CostModel = z.infer<typeof costModelSchema>

/** What the dollar figures, percentages and numbers of years in a text rest on; prices with their date. */
export const figuresSchema = z.array(z.strictObject({ figure: text(160), basis: text(240) })).min(1)

/** The front matter of `content/articles/{id}.md`. The read time is counted from the words, never typed. */
export const articleSchema = z.strictObject({
  /** As long as a list of search results shows it whole. */
  title: text(65),
  summary: text(240),
  category: text(40),
  tags: z.array(text(30)).min(1),
  /** A picture of the article's own, shown with its text: a file of this site, for pages may load none from elsewhere. */
  imageUrl: z
    .string()
    .regex(
      /^\/[\w./-]+\.(jpg|png|svg)$/,
      'must be the address of a picture of this site, such as "/pictures/latch.jpg"',
    )
    .optional(),
  reviewed: day,
  sources: z.array(text(200)).min(1),
  figures: figuresSchema.optional(),
  /** Place among the first cards; articles without one follow by title. */
  featured: z.int().positive().optional(),
})
export type ArticleFrontMatter = z.infer<typeof articleSchema>

/** `content/landing.yml`: the cards of the front page. */
export const landingSchema = z.strictObject({
  sample: z.strictObject({ checklist: z.enum(checklistIds), point: slug }),
  jobs: z.array(z.strictObject({ checklist: z.enum(checklistIds), job: slug, name: text(20) })).length(8),
  /** What is often said, what holds here, and the source that carries it. */
  localRules: z
    .array(
      z.strictObject({
        often: text(90),
        here: text(260),
        checklist: z.enum(checklistIds),
        source: slug,
        at: text(40).optional(),
      }),
    )
    .length(3),
  why: z.array(z.strictObject({ title: text(40), text: text(240) })).length(3),
  issues: z
    .array(
      z.strictObject({
        title: text(60),
        text: text(160),
        service: z.enum(serviceTypes),
        value: z.int().min(100).max(100_000),
        age: z.enum(homeAges),
      }),
    )
    .length(9),
  demo: z.strictObject({
    title: text(60),
    lines: z.array(z.strictObject({ text: text(80), done: z.boolean() })).length(8),
  }),
})
interface SamplePoint {
  name: { en: string; es: string }
  do: string[]
  good: { en: string; es: string }
  say: string
  es: string
}

/** The cards with their sample: one check point of a free item, whole; with the jobs' counts and the rules' sources. */
export type Landing = Omit<z.infer<typeof landingSchema>, 'sample' | 'jobs' | 'localRules'> & {
  sample: { checklist: string; title: string; point: SamplePoint }
  jobs: { checklist: string; job: string; name: string; pointCount: number }[]
  /** `source` in words: "A.R.S. 32-1158.01"; `checked` is the day on which we last read it, YYYY-MM-DD. */
  localRules: { often: string; here: string; checklist: string; source: string; url?: string; checked: string }[]
  /** Of all checklists together. */
  jobCount: number
}

/** `content/fallback-articles.yml`: the six cards that stand in when articles cannot be fetched. */
export const fallbackArticlesSchema = z
  .array(
    z.strictObject({
      category: z.enum(checklistIds),
      readTime: z.int().positive(),
      title: text(100),
      summary: text(240),
    }),
  )
  .length(6)

const spokenSchema = z.array(text(200)).min(1)
/** `content/search-words.yml`: what homeowners call things, and what they ask for that no checklist covers. */
export const searchWordsSchema = z.strictObject({
  /** By checklist, by a job of one (`electrical/charger`), or by article. */
  called: z.record(
    z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/),
    z.strictObject({ en: spokenSchema.optional(), es: spokenSchema.optional() }),
  ),
  'without-list': z.array(
    z.strictObject({ trade: text(40), words: spokenSchema, near: z.array(z.enum(checklistIds)).min(1) }),
  ),
  errands: spokenSchema,
  spanish: spokenSchema,
})
export type SearchWords = z.infer<typeof searchWordsSchema>

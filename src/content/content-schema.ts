import { z } from 'zod'
import { type ChecklistId, checklistIds } from './checklist-ids.ts'
import { planTypes } from './plan-table.ts'
import { homeAges, serviceTypes } from './service-types.ts'

/** Sums that the pages promise by number; every other checklist holds 38 to 64 points. */
const promisedPointCounts: Partial<Record<ChecklistId, number>> = { hvac: 47, pool: 38, solar: 52 }
const itemsPerChecklist = 10
/** How many items of a checklist everybody may read. */
export const freeItemCount = 3

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

const ends = { min: z.number().optional(), max: z.number().optional() }
const hasEnd = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min !== undefined || max !== undefined
const inOrder = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min === undefined || max === undefined || min <= max

/**
 * What is written down at a point, and what it is held against: one band; or cases, of which one is picked first; or
 * another reading; or nothing, where somebody else judges. `examples` prove it, see `npm run check`.
 */
const valueSchema = z
  .strictObject({
    unit: text(20),
    ...ends,
    /** A case without ends has no verdict. */
    cases: z
      .array(z.strictObject({ id: slug, when: text(60), ...ends }).refine(inOrder, 'min must not exceed max'))
      .min(2)
      .optional(),
    /** Another point of the same checklist, what its reading is called, and how far from it is still good. */
    near: z.strictObject({ point: slug, called: text(40), within: z.number().positive() }).optional(),
    judge: text(120).optional(),
    /** Why one band is right for all, although the text speaks of a second case. */
    oneBand: text(160).optional(),
    examples: z
      .array(
        z.strictObject({
          case: slug.optional(),
          of: z.number().optional(),
          reading: z.number(),
          verdict: z.enum(['inside', 'outside']),
        }),
      )
      .min(1)
      .optional(),
  })
  .refine(inOrder, 'min must not exceed max')
  .refine(
    (value) => [hasEnd(value), value.cases, value.near, value.judge].filter(Boolean).length === 1,
    'must have one of: a band (min, max), cases, near, judge',
  )
  .refine(({ cases = [] }) => new Set(cases.map(({ id }) => id)).size === cases.length, 'case ids must differ')
  .refine(({ cases }) => cases === undefined || cases.some(hasEnd), 'must have a case with a band; else say who judges')

const pointSchema = z
  .strictObject({
    id: slug,
    check: text(220),
    pass: text(220),
    how: z.enum(['see', 'label', 'meter', 'ask', 'photo', 'test']),
    say: text(240),
    es: text(280),
    source: slug,
    /** A warning of `content/boxes.yml` that stands with this point. */
    box: slug.optional(),
    value: valueSchema.optional(),
    /** What still proves it once it is covered, strongest first. */
    late: z.array(text(120)).min(1).max(3).optional(),
  })
  .refine((point) => point.say !== point.es, { path: ['es'], message: 'must be Spanish, not a copy of "say"' })

const itemSchema = z.strictObject({
  id: slug,
  title: text(70),
  description: text(420),
  priority: z.enum(['critical', 'important', 'recommended']),
  phase: z.enum(['before-hiring', 'on-delivery', 'before-cover', 'at-start-up', 'at-handover']),
  safety: text(200).regex(/^(Look only: |Ask: |Never )/, 'must begin with "Look only: ", "Ask: " or "Never "'),
  points: z.array(pointSchema).min(1),
})

/** One file of `content/checklists/`: ten items whose check points add up to the promised number. */
export const checklistSchema = z
  .strictObject({
    id: z.enum(checklistIds),
    title: text(80),
    description: text(320),
    category: z.enum(checklistIds),
    estimatedTime: z.int().min(10).max(240),
    difficultyLevel: z.enum(['easy', 'moderate', 'advanced']),
    reviewed: day,
    lookFor: z.array(text(200)).length(3),
    /** What should stop the work or the payment when it fails, with the reason. The reasons are public, also of paid items. */
    stopWork: z
      .array(z.strictObject({ point: slug, why: text(160) }))
      .min(3)
      .max(5),
    items: z.array(itemSchema).length(itemsPerChecklist),
  })
  .check(({ value, issues }) => {
    const fault = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message })
    if (value.category !== value.id) fault(['category'], `must be "${value.id}", the id`)
    const points = value.items.flatMap((item) => item.points)
    for (const { point } of value.stopWork)
      if (!points.some(({ id }) => id === point)) fault(['stopWork'], `names the point "${point}", which is not there`)
    for (const item of value.items.filter(({ phase }) => phase === 'before-cover'))
      for (const point of item.points.filter(({ late }) => late === undefined))
        fault(
          ['items', value.items.indexOf(item), 'points', item.points.indexOf(point)],
          `point "${point.id}" lacks "late": what still proves it once it is covered`,
        )
    const promised = promisedPointCounts[value.id]
    if (promised !== undefined && points.length !== promised)
      fault(['items'], `holds ${points.length} check points; the pages promise ${promised}`)
    if (promised === undefined && (points.length < 38 || points.length > 64))
      fault(['items'], `holds ${points.length} check points; a checklist has 38 to 64`)
    for (const [name, ids] of [
      ['item', value.items.map((item) => item.id)],
      ['point', points.map((point) => point.id)],
    ] as const) {
      const twice = ids.find((id, index) => ids.indexOf(id) !== index)
      if (twice !== undefined) fault(['items'], `${name} id "${twice}" is used twice`)
    }
  })
export type ChecklistContent = z.infer<typeof checklistSchema>

/** `content/sources.yml`: what a point's `source` key stands for. */
export const sourcesSchema = z.record(slug, z.strictObject({ name: text(80), what: text(200) }))
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
      features: z.array(z.strictObject({ text: text(120), included: z.boolean() })).min(1),
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
  title: text(100),
  summary: text(240),
  category: text(40),
  tags: z.array(text(30)).min(1),
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
/** The cards with their sample: one check point of a free item, whole. */
export type Landing = Omit<z.infer<typeof landingSchema>, 'sample'> & {
  sample: { checklist: string; title: string; point: Record<'check' | 'pass' | 'say' | 'es', string> }
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

/** `content/search-words.yml`: what homeowners call things, by checklist or by article. */
export const searchWordsSchema = z.record(slug, z.array(text(200)).min(1))
export type SearchWords = z.infer<typeof searchWordsSchema>

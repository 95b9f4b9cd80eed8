import { z } from 'zod'
import { checklistIds } from '../checklist-ids.ts'
import { day, slug, text } from '../content-schema.ts'
import { equipmentTradeIds } from './equipment-trade-ids.ts'

const dollars = z.int().positive()

const sameIds = (some: string[], others: string[]) => some.toSorted().join() === others.toSorted().join()
const allDiffer = (ids: string[]) => new Set(ids).size === ids.length
const withId = <S extends z.ZodType<{ id: string }>>(item: S) =>
  z
    .array(item)
    .min(1)
    .refine((list) => allDiffer(list.map(({ id }) => id)), 'ids must differ')

/** Why an entry stands where it stands, and the day on which we last held it against that ground. */
const grounds = { ground: text(320), date: day }

const approvedSchema = z.strictObject({
  brand: text(60),
  model: text(120),
  /** How long it usually lasts in Phoenix, or that we have no figure. */
  lasts: text(60),
  /** The mark or figure that the reader finds on the product itself. */
  rating: text(200),
  warranty: text(200),
  ...grounds,
})

/**
 * `public-record`: a recall, a court record, a public agency's finding or a rule names it.
 * `product-type`: a kind of product of any maker. A brand that is sold today is never listed by taste.
 */
const lesserGradeSchema = z.strictObject({
  basis: z.enum(['public-record', 'product-type']),
  brand: text(80),
  model: text(140),
  reason: text(260),
  ...grounds,
})

export const equipmentCategoryIds = [
  'plumbing-fixtures-valves',
  'hvac-equipment',
  'electrical-components',
  'pool-equipment',
  'water-heaters',
] as const

const rankingIds = ['solar', 'hvac', 'paint', 'plumbing-fixtures'] as const
const comparisonIds = ['hvac', 'plumbing-fixtures'] as const

const categorySchema = z.strictObject({
  id: z.enum(equipmentCategoryIds),
  name: text(60),
  /** What is true of the life of all of it in Phoenix. */
  life: text(200),
  approved: z.array(approvedSchema).min(1),
  lesserGrade: z.array(lesserGradeSchema).min(1),
})

/** The stars of an entry are the number of criteria in `met`; nobody types them. */
const rankingSchema = z
  .strictObject({
    id: z.enum(rankingIds),
    title: text(80),
    intro: text(400),
    /** `name` goes in the middle of a sentence: "3 of 4, not confirmed: cover beyond 10 years". */
    criteria: withId(z.strictObject({ id: slug, name: text(50), text: text(160) })),
    entries: z
      .array(
        z.strictObject({
          kind: z.enum(['brand', 'product-type']),
          brand: text(60),
          line: text(100),
          /** As in a category; wanted where the ranking is the table of a trade that has no category. */
          lasts: text(60).optional(),
          warranty: text(200).optional(),
          met: z.array(slug).refine(allDiffer, 'names a criterion twice'),
          note: text(240),
        }),
      )
      .min(2),
  })
  .check(({ value, issues }) => {
    const known = new Set(value.criteria.map(({ id }) => id))
    value.entries.forEach((entry, index) => {
      const stranger = entry.met.find((id) => !known.has(id))
      if (stranger !== undefined)
        issues.push({
          code: 'custom',
          input: value,
          path: ['entries', index, 'met'],
          message: `names the unknown criterion "${stranger}"`,
        })
      const before = value.entries[index - 1]
      if (before && before.met.length < entry.met.length)
        issues.push({
          code: 'custom',
          input: value,
          path: ['entries', index],
          message: 'has more stars than the entry above it',
        })
    })
  })

/** Money in an example is a list of payments; the page shows their number and their sum. */
const payments = z.array(z.strictObject({ what: text(120), dollars })).min(1)

const comparisonSchema = z.strictObject({
  id: z.enum(comparisonIds),
  title: text(80),
  note: text(300),
  /** What the second line of every card is about. */
  performanceLabel: z.enum(['Efficiency', 'Materials']),
  /** The span over which the repairs are counted. */
  years: z.int().positive(),
  options: z
    .array(
      z.strictObject({
        grade: z.enum(['professional', 'budget']),
        name: text(80),
        lifespan: text(120),
        performance: text(200),
        warranty: text(200),
        repairs: payments,
      }),
    )
    .min(2),
})

/** Hours that the pages promise by amount: $2,550 and $750 at $150 an hour. */
const promisedHours = { budget: 17, professional: 5 }
const laborSide = (hours: number) =>
  z
    .strictObject({
      name: text(60),
      tasks: z.array(z.strictObject({ what: text(120), hours: z.int().positive() })).min(1),
    })
    .refine(
      ({ tasks }) => tasks.reduce((sum, task) => sum + task.hours, 0) === hours,
      `the hours must add up to ${hours}`,
    )

const exampleSide = z.strictObject({ label: text(80), payments })

/** A page of the guide. What it shows is named by id; its lines are those of its category, else those of its ranking. */
const tradeSchema = z
  .strictObject({
    id: z.enum(equipmentTradeIds),
    name: text(60),
    /** Where pages link to one another. */
    short: text(20),
    /** Beside its name in the list of trades. */
    line: text(120),
    /** One or two sentences, before everything else on its page. */
    verdict: text(200),
    checklist: z.enum(checklistIds).optional(),
    category: z.enum(equipmentCategoryIds).optional(),
    ranking: z.enum(rankingIds).optional(),
    comparison: z.enum(comparisonIds).optional(),
    example: slug.optional(),
  })
  .refine(({ category, ranking }) => category ?? ranking, 'needs a category or a ranking, which its table is made of')

/** `content/equipment.yml`: the equipment standards guide. Stars, sums and counts are computed, never typed. */
export const equipmentSchema = z
  .strictObject({
    reviewed: day,
    intro: text(500),
    verdict: text(300),
    trades: withId(tradeSchema).length(equipmentTradeIds.length),
    whatMakesTopGrade: z.array(z.strictObject({ title: text(80), text: text(300) })).min(3),
    /** How long things usually last in Phoenix. */
    expectedLife: z.array(z.strictObject({ what: text(60), years: text(40) })).min(1),
    recallNote: text(300),
    warrantyNote: text(300),
    categories: z
      .array(categorySchema)
      .length(equipmentCategoryIds.length)
      .refine((list) => allDiffer(list.map(({ id }) => id)), 'each category must be there once'),
    rankingNote: text(500),
    rankings: withId(rankingSchema),
    comparisonNote: text(300),
    comparisons: withId(comparisonSchema),
    labor: z.strictObject({
      title: text(80),
      note: text(300),
      dollarsPerHour: z.literal(150),
      budget: laborSide(promisedHours.budget),
      professional: laborSide(promisedHours.professional),
    }),
    exampleNote: text(300),
    examples: withId(
      z.strictObject({
        id: slug,
        title: text(80),
        story: text(500),
        budget: exampleSide,
        professional: exampleSide,
        lesson: text(240),
      }),
    ),
    verification: z
      .array(z.strictObject({ title: text(80), text: text(300), say: text(240), redFlag: z.boolean() }))
      .length(5),
    disclaimer: z.strictObject({ title: text(60), points: z.array(text(300)).min(4) }),
  })
  .check(({ value, issues }) => {
    for (const [kind, list] of [
      ['category', value.categories],
      ['ranking', value.rankings],
      ['comparison', value.comparisons],
      ['example', value.examples],
    ] as const)
      if (
        !sameIds(
          list.map(({ id }) => id),
          value.trades.flatMap((trade) => trade[kind] ?? []),
        )
      )
        issues.push({
          code: 'custom',
          input: value,
          path: ['trades'],
          message: `must show each ${kind} on exactly one page, and none that is not there`,
        })
  })
export type EquipmentContent = z.infer<typeof equipmentSchema>

/** `content/suppliers.yml`: who sells what to whom. No addresses: they change, and readers check them. */
export const suppliersSchema = z.strictObject({
  reviewed: day,
  /** Shown with every group. */
  note: text(300),
  groups: withId(
    z.strictObject({
      id: z.enum(['major-chains', 'arizona-local', 'electrical-solar', 'specialized-services']),
      title: text(80),
      intro: text(300),
      suppliers: z
        .array(
          z.strictObject({
            name: text(80),
            supplies: text(200),
            serves: z.enum(['public', 'trade', 'public-and-trade']),
            note: text(200).optional(),
          }),
        )
        .min(1)
        .refine((list) => allDiffer(list.map(({ name }) => name)), 'names must differ'),
    }),
  ).length(4),
})
export type SuppliersContent = z.infer<typeof suppliersSchema>

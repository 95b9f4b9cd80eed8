/**
 * What `GET /api/equipment` answers: the guide with its stars, sums and counts worked out.
 * Money is in whole US dollars, days are YYYY-MM-DD.
 */
import * as z from 'zod/mini'

const words = z.string()
const day = z.iso.date()
const strings = <const K extends string>(...names: K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, words])) as Record<K, typeof words>)

const approvedSchema = z.extend(strings('brand', 'model', 'rating', 'warranty', 'ground'), { date: day })
const lesserGradeSchema = z.extend(strings('brand', 'model', 'reason', 'ground'), {
  basis: z.enum(['public-record', 'product-type']),
  date: day,
})

const rankingSchema = z.object({
  id: words,
  title: words,
  intro: words,
  criteria: z.array(words),
  entries: z.array(
    z.object({
      kind: z.enum(['brand', 'product-type']),
      brand: words,
      line: words,
      note: words,
      /** The number of criteria met, out of as many as there are. */
      stars: z.int(),
      /** Places of the criteria met in `criteria`, from 1, in order. */
      meets: z.array(z.int()),
    }),
  ),
})

const paymentsSchema = z.object({
  payments: z.array(z.object({ what: words, dollars: z.int() })),
  total: z.int(),
})

const comparisonSchema = z.extend(strings('id', 'title', 'note'), {
  performanceLabel: z.enum(['Efficiency', 'Materials']),
  years: z.int(),
  options: z.array(
    z.extend(strings('name', 'lifespan', 'performance', 'warranty'), {
      grade: z.enum(['professional', 'budget']),
      serviceCalls: z.int(),
      repairs: paymentsSchema,
    }),
  ),
})

const laborSchema = z.object({
  name: words,
  tasks: z.array(z.object({ what: words, hours: z.int(), dollars: z.int() })),
  hours: z.int(),
  total: z.int(),
})

const exampleSideSchema = z.extend(paymentsSchema, { label: words })

export const guideSchema = z.object({
  reviewed: day,
  intro: words,
  topGrade: z.array(strings('title', 'text')),
  expectedLife: z.array(strings('what', 'years')),
  recallNote: words,
  warrantyNote: words,
  categories: z.array(
    z.extend(strings('id', 'name', 'life'), {
      approved: z.array(approvedSchema),
      lesserGrade: z.array(lesserGradeSchema),
    }),
  ),
  rankingNote: words,
  rankings: z.array(rankingSchema),
  comparisonNote: words,
  comparisons: z.array(comparisonSchema),
  labor: z.extend(strings('title', 'note'), {
    dollarsPerHour: z.int(),
    budget: laborSchema,
    professional: laborSchema,
  }),
  exampleNote: words,
  examples: z.array(
    z.extend(strings('id', 'title', 'story', 'lesson'), {
      budget: exampleSideSchema,
      professional: exampleSideSchema,
      /** What the budget side cost more. */
      difference: z.int(),
    }),
  ),
  verification: z.array(z.extend(strings('title', 'text', 'say'), { redFlag: z.boolean() })),
  disclaimer: z.object({ title: words, points: z.array(words) }),
  suppliers: z.object({
    reviewed: day,
    note: words,
    groups: z.array(
      z.extend(strings('id', 'title', 'intro'), {
        suppliers: z.array(
          z.extend(strings('name', 'supplies'), {
            serves: z.enum(['public', 'trade', 'public-and-trade']),
            note: z.nullable(words),
          }),
        ),
      }),
    ),
  }),
})
export type Guide = z.infer<typeof guideSchema>
export type Ranking = Guide['rankings'][number]
export type EquipmentCategory = Guide['categories'][number]
export type EquipmentComparison = Guide['comparisons'][number]
export type Labor = Guide['labor']
export type Example = Guide['examples'][number]
export type Suppliers = Guide['suppliers']

import { z } from 'zod'
import { slug, text } from './content-schema.ts'
import { sumFault, sumNames } from './sum-names.ts'

/** The ends of a band. */
export const ends = { min: z.number().optional(), max: z.number().optional() }
export const hasEnd = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min !== undefined || max !== undefined
export const inOrder = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min === undefined || max === undefined || min <= max

/** Of what is read twice: what is held against the band is how far it went from the first reading to the second. */
const overSchema = z
  .strictObject({
    /** What is read, in a few words: "Pool level". */
    called: text(24),
    /** What to write down each time. */
    reads: text(110),
    /** From the first reading to the second, at least. */
    minutes: z.int().min(5).max(4320),
    /** After so many the change says nothing any more. */
    latest: z.int().optional(),
    /** However long it took, the change is counted for `minutes`. */
    each: z.literal(true).optional(),
    /** What counts: how far the reading fell, or how far it rose. */
    counts: z.enum(['fall', 'rise']),
    /** What the change is in: "psi lost". */
    change: text(24),
    /** Outside the band, yet within these ends, the test is made once more before anything is said. */
    again: z.strictObject(ends).refine(hasEnd, 'must have an end').optional(),
    /** What stands beside it and loses only what the sun takes; its own change is taken off, in this case or in all. */
    cup: z.strictObject({ called: text(16), case: slug.optional() }).optional(),
  })
  .refine(({ minutes, latest }) => latest === undefined || latest > minutes, 'latest must be after minutes')
  .refine(({ each, latest }) => !each || latest !== undefined, 'each must say its latest')

/**
 * What is written down at a point, and what it is held against: one band; or the band of the case that counts; or another
 * reading; or a sum of what stands on a plate or in a contract; or nothing, where somebody else judges. With `over` it is
 * read twice, and the band is that of the change. `examples` prove it, see `npm run check`.
 */
export const valueSchema = z
  .strictObject({
    unit: text(20),
    /** Which number it is, where the check asks for several. */
    called: text(20).optional(),
    ...ends,
    /** Another point of the same checklist, what its reading is called, and how far from it is still good. */
    near: z.strictObject({ point: slug, called: text(40), within: z.number().positive() }).optional(),
    /** A rule of `checklists/sums/`, and for each number that it needs the label and unit of its field. */
    sum: z
      .strictObject({
        name: z.enum(sumNames),
        inputs: z.record(slug, z.strictObject({ label: text(40), unit: text(20) })),
        /** Numbers of the rule itself that differ from point to point, such as a tolerance in percent. */
        constants: z.record(slug, z.number()).optional(),
      })
      .optional(),
    /** Who judges and by what, in one sentence, where no number decides. */
    judge: text(120).optional(),
    over: overSchema.optional(),
    /** Why one band is right for all, although the text speaks of a second case. */
    oneBand: text(160).optional(),
    examples: z
      .array(
        z.strictObject({
          case: slug.optional(),
          of: z.number().optional(),
          inputs: z.record(slug, z.number()).optional(),
          reading: z.number(),
          verdict: z.enum(['inside', 'outside', 'again', 'ask']),
        }),
      )
      .min(1)
      .optional(),
  })
  .refine(inOrder, 'min must not exceed max')
  .refine(({ over, called }) => !over || !called, 'is called as its `over` says')
  .refine(({ over, near }) => !over || !near, 'is held against its own first reading (over) or another point (near)')
  .superRefine(({ sum }, context) => {
    const fault = sum && sumFault(sum)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

import { z } from 'zod'
import { type ChecklistId, checklistIds } from './checklist-ids.ts'
import { day, slug, text } from './content-schema.ts'
import { drawingFault } from './drawing-markup.ts'
import { jobFaults } from './job-faults.ts'
import { ends, hasEnd, inOrder, valueSchema } from './value-content.ts'

/** Sums that the pages promise by number; every other checklist holds 38 to 64 points. */
const promisedPointCounts: Partial<Record<ChecklistId, number>> = { hvac: 47, pool: 38, solar: 52 }
const itemsPerChecklist = 10
/** How many items of a checklist everybody may read. */
export const freeItemCount = 3

/** By question, the options of which one must be the answer. */
const answersSchema = z.record(slug, z.array(slug).min(1))

/** The jobs and answers to which an item or a point belongs; both where both stand. */
const whenSchema = z
  .strictObject({ jobs: z.array(slug).min(1).optional(), answers: answersSchema.optional() })
  .refine(({ jobs, answers }) => jobs ?? answers, 'must name jobs, answers or both')

/** A sentence in the two languages of a job site. */
const inBoth = (max: number) => z.strictObject({ en: text(max), es: text(max) })

/** Where what is good differs. One of them counts: as the job and its answers say, or as it is picked. */
const caseSchema = z
  .strictObject({
    id: slug,
    /** What is picked, in a few words: "New system". */
    name: inBoth(60),
    /** The jobs and answers that it follows from; of all cases without it, one is picked. */
    when: whenSchema.optional(),
    good: inBoth(80),
    ...ends,
  })
  .refine(inOrder, 'min must not exceed max')

/** What a crew may answer, and what to make of it. */
const replySchema = z.strictObject({
  they: text(120),
  /** When they are right. */
  rightWhen: text(160),
  /** What would show it. */
  showMe: text(160),
  say: text(200),
  es: text(240),
})

const panelSchema = z.strictObject({
  text: text(140),
  svg: z.string().superRefine((markup, context) => {
    const fault = drawingFault(markup)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  }),
})

const pointSchema = z
  .strictObject({
    id: slug,
    /** What it is, in a few words. */
    name: inBoth(44),
    /** What the homeowner does, step by step. */
    do: z.array(text(120)).min(1).max(3),
    /** One fact, true wherever the point is shown; `cases` stand in its place where it differs. */
    good: inBoth(80).optional(),
    cases: z.array(caseSchema).min(2).optional(),
    /** What is no fault although it looks like one, and where the rule is another. */
    exceptions: z.array(text(160)).min(1).max(5).optional(),
    /** What a word means, the law behind it, what is no sign of trouble. */
    more: z.array(text(160)).min(1).max(5).optional(),
    how: z.enum(['see', 'label', 'meter', 'ask', 'photo', 'test']),
    say: text(240),
    es: text(280),
    source: slug,
    /** Where in the source: its section, table or form. */
    at: text(40).optional(),
    /** Of good practice: why nothing better carries it. */
    noStandard: text(160).optional(),
    /** A warning of `content/boxes.yml` that stands with this point. */
    box: slug.optional(),
    value: valueSchema.optional(),
    /** The evening before the crew comes it is still open, and worth most then. */
    tonight: z.literal(true).optional(),
    /** What still proves it once it is covered, strongest first. */
    late: z.array(text(120)).min(1).max(3).optional(),
    when: whenSchema.optional(),
    /** Good beside bad, where words are slow. */
    drawing: z.strictObject({ good: panelSchema, bad: panelSchema }).optional(),
    /** What crews usually answer. */
    ifTheySay: z.array(replySchema).min(1).max(2).optional(),
    /** It can be seen only while the crew is there, or before it is covered; about how long it takes. */
    once: z.strictObject({ minutes: z.int().min(1).max(30) }).optional(),
    /** What is to be waited for, in minutes. */
    timer: z.int().min(1).max(1440).optional(),
  })
  .refine(({ good, cases }) => (good === undefined) !== (cases === undefined), 'must have `good` or `cases`')
  .refine(({ cases = [] }) => new Set(cases.map(({ id }) => id)).size === cases.length, 'case ids must differ')
  .refine(({ value, cases }) => value || !cases?.some(hasEnd), {
    path: ['cases'],
    message: 'have a band, and nothing is written down',
  })
  .refine(
    ({ value, cases }) =>
      !value || [hasEnd(value), cases?.some(hasEnd), value.near, value.sum, value.judge].filter(Boolean).length === 1,
    { path: ['value'], message: 'must have one of: a band (min, max), cases with a band, near, sum, judge' },
  )
  .refine(
    ({ value, cases = [] }) => {
      const cup = value?.over?.cup?.case
      return cup === undefined || cases.some(({ id }) => id === cup)
    },
    { path: ['value'], message: 'names a case of the cup that is not there' },
  )
  .refine((point) => point.say !== point.es, { path: ['es'], message: 'must be Spanish, not a copy of "say"' })
  .refine(({ source, noStandard }) => (source === 'good-practice') === (noStandard !== undefined), {
    path: ['noStandard'],
    message: 'must say why nothing better carries the point, where its source is good practice and nowhere else',
  })

const itemSchema = z.strictObject({
  id: slug,
  title: text(70),
  description: text(420),
  priority: z.enum(['critical', 'important', 'recommended']),
  phase: z.enum(['before-hiring', 'on-delivery', 'before-cover', 'at-start-up', 'at-handover']),
  /** Only where something can hurt. */
  safety: text(200)
    .regex(/^(Look only: |Ask: |Never )/, 'must begin with "Look only: ", "Ask: " or "Never "')
    .optional(),
  when: whenSchema.optional(),
  /** A test by somebody else that is worth more than a look; about what it costs, and what kind of firm does it. */
  independentTest: z.strictObject({ test: text(80), when: text(200), cost: text(60), by: text(120) }).optional(),
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
    /**
     * What should stop the work or the payment: what is seen when it fails, in one sentence, and the reason. Both are
     * public, also of paid items.
     */
    stopWork: z
      .array(z.strictObject({ point: slug, fails: text(90), why: text(160) }))
      .min(3)
      .max(5),
    /** The usual jobs of the trade. `whole` says why a job keeps nearly every point. */
    jobs: z
      .array(z.strictObject({ id: slug, name: text(40), whole: text(120).optional() }))
      .min(3)
      .max(9),
    /** About the job, each for all jobs or for some; an answer rules out what cannot apply. */
    questions: z
      .array(
        z.strictObject({
          id: slug,
          ask: text(80),
          jobs: z.array(slug).min(1).optional(),
          options: z
            .array(z.strictObject({ id: slug, name: text(50) }))
            .min(2)
            .max(4),
        }),
      )
      .min(2)
      .max(4),
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
    for (const { path, message } of jobFaults(value)) fault(path, message)
  })
export type ChecklistContent = z.infer<typeof checklistSchema>

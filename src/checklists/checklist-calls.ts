import * as z from 'zod/mini'
import { day, defineCall, slug } from '../api/call-shape.ts'
import { sumNames } from '../content/sum-names.ts'

const priority = z.enum(['critical', 'important', 'recommended'])
const phase = z.enum(['before-hiring', 'on-delivery', 'before-cover', 'at-start-up', 'at-handover'])

/** By question, the options of which one must be the answer. */
const answersSchema = z.record(slug, z.array(slug))
/** The jobs and answers to which an item or a point belongs; to all when there is none. */
const whenSchema = z.object({ jobs: z.optional(z.array(slug)), answers: z.optional(answersSchema) })

const jobsSchema = z.array(
  z.object({ id: slug, name: z.string(), pointCount: z.int(), lockedCount: z.int(), onceCount: z.int() }),
)

/** What a card shows of a checklist. */
const checklistCardSchema = z.object({
  id: slug,
  title: z.string(),
  description: z.string(),
  category: slug,
  estimatedTime: z.int(),
  difficultyLevel: z.enum(['easy', 'moderate', 'advanced']),
  itemCount: z.int(),
  pointCount: z.int(),
  freeItemCount: z.int(),
  jobs: jobsSchema,
})
export type ChecklistCard = z.infer<typeof checklistCardSchema>

export const checklistSchema = z.extend(checklistCardSchema, {
  reviewed: day,
  lookFor: z.array(z.string()),
  stopWork: z.array(
    z.object({ item: z.int(), fails: z.string(), why: z.string(), whens: z.optional(z.array(whenSchema)) }),
  ),
  questions: z.array(
    z.object({
      id: slug,
      ask: z.string(),
      /** The jobs that it is asked for; for all of them when there is none. */
      jobs: z.optional(z.array(slug)),
      options: z.array(z.object({ id: slug, name: z.string() })),
    }),
  ),
  /** What everybody may know of each item. */
  outline: z.array(z.object({ title: z.string(), phase, priority, pointCount: z.int() })),
})

const boxSchema = z.object({ id: slug, title: z.string(), text: z.string(), source: z.string() })

const ends = { min: z.nullable(z.number()), max: z.nullable(z.number()) }

/** A sentence in English and in Spanish. */
const both = z.object({ en: z.string(), es: z.string() })

/** What is read twice: the band is that of the change from the first reading to the second. */
const overSchema = z.object({
  called: z.string(),
  reads: z.string(),
  minutes: z.int(),
  latest: z.optional(z.int()),
  each: z.optional(z.literal(true)),
  counts: z.enum(['fall', 'rise']),
  change: z.string(),
  again: z.optional(z.object({ min: z.optional(z.number()), max: z.optional(z.number()) })),
  cup: z.optional(z.object({ called: z.string(), case: z.optional(slug) })),
})

/** One band, or a distance from another point's reading, or a sum of what stands on a plate, or who judges instead. */
const valueSchema = z.object({
  unit: z.string(),
  called: z.optional(z.string()),
  ...ends,
  near: z.optional(z.object({ point: slug, called: z.string(), within: z.number() })),
  sum: z.optional(
    z.object({
      name: z.enum(sumNames),
      inputs: z.record(slug, z.object({ label: z.string(), unit: z.string() })),
      constants: z.optional(z.record(slug, z.number())),
    }),
  ),
  judge: z.optional(z.string()),
  over: z.optional(overSchema),
})
export type Value = z.infer<typeof valueSchema>

const panelSchema = z.object({ text: z.string(), svg: z.string() })

const checkPointSchema = z.object({
  id: slug,
  /** What it is, in a few words. */
  name: both,
  /** What to do, step by step. */
  do: z.array(z.string()),
  /** One fact; `cases` stand in its place where it differs. */
  good: z.optional(both),
  cases: z.optional(z.array(z.object({ id: slug, name: both, when: z.optional(whenSchema), good: both, ...ends }))),
  exceptions: z.optional(z.array(z.string())),
  more: z.optional(z.array(z.string())),
  how: z.enum(['see', 'label', 'meter', 'ask', 'photo', 'test']),
  say: z.string(),
  es: z.string(),
  /** Where it stands written. */
  source: z.object({
    name: z.string(),
    at: z.optional(z.string()),
    edition: z.string(),
    url: z.optional(z.string()),
    /** The day on which the point was last held against it. */
    checked: day,
    from: z.optional(z.string()),
    noStandard: z.optional(z.string()),
  }),
  value: z.nullable(valueSchema),
  /** True of what is worth most the evening before the crew comes. */
  tonight: z.optional(z.literal(true)),
  /** What still proves it once it is covered, strongest first. */
  late: z.optional(z.array(z.string())),
  when: z.optional(whenSchema),
  /** Good beside bad: shapes of one 320 × 220 panel each, with what they show in words. */
  drawing: z.optional(z.object({ good: panelSchema, bad: panelSchema })),
  /** What a crew may answer: when that is right, what would show it, and a sentence back. */
  ifTheySay: z.optional(
    z.array(z.object({ they: z.string(), rightWhen: z.string(), showMe: z.string(), say: z.string(), es: z.string() })),
  ),
  /** It can be seen only while the crew is there, or before it is covered. */
  once: z.optional(z.object({ minutes: z.int() })),
  /** Minutes to wait. */
  timer: z.optional(z.int()),
  /** A warning that belongs to this point, such as a deadline. */
  box: z.optional(boxSchema),
  /** Why the work or the payment should stop when it fails; only of the few that should. */
  stopWork: z.optional(z.string()),
})
export type CheckPoint = z.infer<typeof checkPointSchema>

const checklistItemSchema = z.object({
  id: slug,
  title: z.string(),
  description: z.string(),
  /** The priority; the name is the one the service's callers know. */
  category: priority,
  phase,
  safety: z.optional(z.string()),
  when: z.optional(whenSchema),
  /** A test by an independent firm that is worth more than a look. */
  independentTest: z.optional(z.object({ test: z.string(), when: z.string(), cost: z.string(), by: z.string() })),
  points: z.array(checkPointSchema),
  /** The words of the trade that its points use. */
  terms: z.array(z.object({ term: z.string(), also: z.optional(z.array(z.string())), en: z.string(), es: z.string() })),
  /** Always false, null and null here: what a homeowner ticks, writes and photographs stays on the device. */
  isCompleted: z.boolean(),
  notes: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
})
export type ChecklistItem = z.infer<typeof checklistItemSchema>

export const checklistCalls = {
  listChecklists: defineCall({
    method: 'GET',
    path: '/api/checklists',
    summary: 'All checklists; with fields=card what a card shows',
    query: z.object({ fields: z.optional(z.enum(['card'])) }),
    responses: { 200: z.array(z.union([checklistSchema, checklistCardSchema])) },
  }),
  getChecklist: defineCall({
    method: 'GET',
    path: '/api/checklists/{id}',
    summary: 'One checklist',
    params: z.strictObject({ id: z.string() }),
    responses: { 200: checklistSchema },
  }),
  listChecklistItems: defineCall({
    method: 'GET',
    path: '/api/checklist-items/{id}',
    summary: 'The free items, or all of them with a code that has started this checklist',
    params: z.strictObject({ id: z.string() }),
    bearer: true,
    responses: { 200: z.array(checklistItemSchema) },
  }),
}

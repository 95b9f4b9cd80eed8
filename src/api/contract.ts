/**
 * Every JSON call of the service: method, path, what goes in and what comes out.
 * The server refuses requests that do not fit; the browser refuses answers that do not.
 * `GET /api/openapi.json` is made from these same schemas.
 */
import * as z from 'zod/mini'
import { guideSchema } from '../equipment/guide.ts'
import { archiveSchema, legalDocumentSchema, legalFilesSchema } from '../public-files/legal-answers.ts'
import { planTypes, verifiedPlans } from '../purchase/plans.ts'

// Without this Zod probes `new Function`, which the content security policy forbids and reports.
z.config({ jitless: true })

export const serviceTypes = [
  'hvac',
  'heating',
  'pool',
  'solar',
  'electrical',
  'plumbing',
  'well',
  'irrigation',
  'smart-home',
  'remodeling',
  'painting',
  'welding',
  'other',
] as const
export const homeAges = ['new', 'under-10', '5-10', '10-20', '20-plus'] as const
export const downloadFormats = ['pdf', 'mobile', 'print'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

const day = z.iso.date()
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
const planType = z.enum(planTypes)

const siteSchema = z.object({
  name: z.string(),
  area: z.array(z.string()),
  contactEmail: z.string(),
  ownerName: z.string(),
  /** True while no bank details are configured: nothing is charged and every page says so. */
  demonstration: z.boolean(),
  publicUrl: z.string(),
  /** From the cheapest plan to the dearest, such as "$29-$49". */
  priceRange: z.string(),
})

const planSchema = z.object({
  planType,
  name: z.string(),
  priceDollars: z.int(),
  currency: z.literal('USD'),
  projects: z.int(),
  summary: z.string(),
  recommended: z.boolean(),
  features: z.array(z.object({ text: z.string(), included: z.boolean() })),
})

const claimSchema = z.object({ id: slug, figure: z.string(), text: z.string(), basis: z.string() })

const checklistSchema = z.object({
  id: slug,
  title: z.string(),
  description: z.string(),
  category: slug,
  estimatedTime: z.int(),
  difficultyLevel: z.enum(['easy', 'moderate', 'advanced']),
  reviewed: day,
  lookFor: z.array(z.string()),
  itemCount: z.int(),
  pointCount: z.int(),
  freeItemCount: z.int(),
})

const boxSchema = z.object({ id: slug, title: z.string(), text: z.string(), source: z.string() })

const checkPointSchema = z.object({
  id: slug,
  check: z.string(),
  pass: z.string(),
  how: z.enum(['see', 'label', 'meter', 'ask', 'photo', 'test']),
  say: z.string(),
  es: z.string(),
  source: z.string(),
  value: z.nullable(z.object({ unit: z.string(), min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  /** A warning that belongs to this point, such as a deadline. */
  box: z.optional(boxSchema),
})

const landingSchema = z.object({
  /** One check point of a free item, whole. */
  sample: z.object({ checklist: slug, title: z.string(), point: checkPointSchema }),
  why: z.array(z.object({ title: z.string(), text: z.string() })),
  issues: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      service: z.enum(serviceTypes),
      value: z.int(),
      age: z.enum(homeAges),
    }),
  ),
  demo: z.object({ title: z.string(), lines: z.array(z.object({ text: z.string(), done: z.boolean() })) }),
})

const checklistItemSchema = z.object({
  id: slug,
  title: z.string(),
  description: z.string(),
  /** The priority; the name is the one the service's callers know. */
  category: z.enum(['critical', 'important', 'recommended']),
  phase: z.enum(['before-hiring', 'on-delivery', 'before-cover', 'at-start-up', 'at-handover']),
  safety: z.string(),
  points: z.array(checkPointSchema),
  /** Always false, null and null here: what a homeowner ticks, writes and photographs stays on the device. */
  isCompleted: z.boolean(),
  notes: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
})

const articleSummarySchema = z.object({
  id: slug,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  readTime: z.int(),
  imageUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
})
const articleSchema = z.extend(articleSummarySchema, {
  content: z.string(),
  html: z.string(),
  reviewed: day,
  /** What the text rests on: each statute, standard or public body, and what it is. */
  sources: z.array(z.string()),
})

const searchResultSchema = z.object({
  checklists: z.array(
    z.pick(checklistSchema, { id: true, title: true, description: true, category: true, estimatedTime: true }),
  ),
  articles: z.array(
    z.pick(articleSummarySchema, { id: true, title: true, summary: true, category: true, readTime: true }),
  ),
  total: z.int(),
  /** Which of the two lists holds the best hit. */
  first: z.enum(['checklists', 'articles']),
})

/** In whole US dollars. */
export const projectValueLimits = { min: 1, max: 10_000_000 }
const wholeDollars = z.int().check(z.minimum(projectValueLimits.min), z.maximum(projectValueLimits.max))
const costRequestSchema = z.strictObject({
  serviceType: z.enum(serviceTypes),
  projectValue: wholeDollars,
  homeAge: z.enum(homeAges),
})
const costAnswerSchema = z.object({
  serviceType: z.enum(serviceTypes),
  projectValue: z.int(),
  homeAge: z.enum(homeAges),
  poorQualityCost: z.int(),
  qualityWorkCost: z.int(),
  savings: z.int(),
})

const costModelSchema = z.object({
  reviewed: day,
  years: z.int(),
  repairShareOfPoorExtra: z.number(),
  energyShareOfQualityExtra: z.number(),
  /** In whole dollars: outside it a result is only a rough guess. */
  calibratedFor: z.object({ min: z.int(), max: z.int() }),
  services: z.record(
    z.enum(serviceTypes),
    z.object({ name: z.string(), risk: z.number(), premium: z.number(), repairs: z.string(), energy: z.string() }),
  ),
  homeAges: z.record(z.enum(homeAges), z.object({ name: z.string(), factor: z.number(), why: z.string() })),
})

const instructionsSchema = z.object({
  accountName: z.string(),
  bankName: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
  zelleRecipient: z.string(),
  /** Whole US dollars. */
  amount: z.int(),
  currency: z.literal('USD'),
  /** Must travel with the payment; it says nothing about the access code. */
  reference: z.string(),
})
const orderStatus = z.enum(['active', 'awaiting-payment'])
const orderAnswerSchema = z.object({
  accessCode: z.string(),
  instructions: instructionsSchema,
  status: orderStatus,
})

const accessCodeField = z.string().check(z.minLength(1), z.maxLength(64))
const projectSchema = z.object({ checklistId: slug, startedOn: day })
const accessAnswerSchema = z.object({
  planType: z.enum(verifiedPlans),
  projectsRemaining: z.int(),
  /** The last day, in Phoenix, on which the code opens anything. */
  expiryDate: day,
  status: orderStatus,
  projects: z.array(projectSchema),
  instructions: z.optional(instructionsSchema),
})

const problemSchema = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})

/** What a call may be made of. */
export interface CallShape {
  method: 'GET' | 'POST'
  /** Names in braces are filled from `params`. */
  path: string
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** `code`: an access code may come as `Authorization: Bearer`. */
  bearer?: boolean
  /** The answer to success, by status; `file` stands for a download. */
  answers: Partial<Record<200 | 201, z.ZodMiniType | 'file'>>
}
const call = <const C extends CallShape>(shape: C) => shape

export const calls = {
  getSite: call({
    method: 'GET',
    path: '/api/site',
    summary: 'Name, area, contact and payment mode',
    answers: { 200: siteSchema },
  }),
  listPlans: call({
    method: 'GET',
    path: '/api/plans',
    summary: 'The plans on sale',
    answers: { 200: z.array(planSchema) },
  }),
  listClaims: call({
    method: 'GET',
    path: '/api/claims',
    summary: 'Figures shown on pages, each with its basis',
    answers: { 200: z.array(claimSchema) },
  }),
  getLanding: call({
    method: 'GET',
    path: '/api/landing',
    summary: 'The cards of the front page',
    answers: { 200: landingSchema },
  }),
  search: call({
    method: 'GET',
    path: '/api/search',
    summary: 'Checklists and articles, best first',
    query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    answers: { 200: searchResultSchema },
  }),
  listChecklists: call({
    method: 'GET',
    path: '/api/checklists',
    summary: 'All checklists',
    answers: { 200: z.array(checklistSchema) },
  }),
  getChecklist: call({
    method: 'GET',
    path: '/api/checklists/{id}',
    summary: 'One checklist',
    params: z.strictObject({ id: z.string() }),
    answers: { 200: checklistSchema },
  }),
  listChecklistItems: call({
    method: 'GET',
    path: '/api/checklist-items/{id}',
    summary: 'The free items, or all of them with a code that has started this checklist',
    params: z.strictObject({ id: z.string() }),
    bearer: true,
    answers: { 200: z.array(checklistItemSchema) },
  }),
  listArticles: call({
    method: 'GET',
    path: '/api/articles',
    summary: 'Articles, all or filtered',
    query: z.strictObject({
      category: z.optional(z.string().check(z.maxLength(40))),
      search: z.optional(z.string().check(z.maxLength(100))),
    }),
    answers: { 200: z.array(articleSummarySchema) },
  }),
  getArticle: call({
    method: 'GET',
    path: '/api/articles/{id}',
    summary: 'One article',
    params: z.strictObject({ id: z.string() }),
    answers: { 200: articleSchema },
  }),
  calculateCost: call({
    method: 'POST',
    path: '/api/cost-calculation',
    summary: 'What poor and good work cost over five years',
    body: costRequestSchema,
    answers: { 200: costAnswerSchema },
  }),
  getCostModel: call({
    method: 'GET',
    path: '/api/cost-model',
    summary: 'Every factor of the cost model, so that a calculation can be done again by hand',
    answers: { 200: costModelSchema },
  }),
  getEquipment: call({
    method: 'GET',
    path: '/api/equipment',
    summary: 'The equipment and supplier guide, with stars and sums worked out',
    answers: { 200: guideSchema },
  }),
  getLegalDocument: call({
    method: 'GET',
    path: '/api/legal-documents/{id}',
    summary: 'One legal text, in sections',
    params: z.strictObject({ id: z.string() }),
    answers: { 200: legalDocumentSchema },
  }),
  listLegalFiles: call({
    method: 'GET',
    path: '/api/legal-files',
    summary: 'The legal downloads, each with its size and SHA-256',
    answers: { 200: legalFilesSchema },
  }),
  getArchive: call({
    method: 'GET',
    path: '/api/archive',
    summary: 'The complete platform archive, if one was made',
    answers: { 200: archiveSchema },
  }),
  orderPlan: call({
    method: 'POST',
    path: '/api/bank-transfer',
    summary: 'Orders a plan; the Idempotency-Key header makes a repeat safe',
    body: z.strictObject({ planType, amount: z.number(), currency: z.literal('USD') }),
    answers: { 201: orderAnswerSchema },
  }),
  verifyAccess: call({
    method: 'POST',
    path: '/api/verify-access',
    summary: 'What an access code holds; never spends anything',
    body: z.strictObject({ accessCode: accessCodeField }),
    answers: { 200: accessAnswerSchema },
  }),
  startProject: call({
    method: 'POST',
    path: '/api/projects',
    summary: 'Spends one project on one checklist; again costs nothing',
    body: z.strictObject({ accessCode: accessCodeField, checklistId: slug }),
    answers: { 201: accessAnswerSchema, 200: accessAnswerSchema },
  }),
  downloadChecklists: call({
    method: 'POST',
    path: '/api/download-checklists/{format}',
    summary: 'The started checklists as one file',
    params: z.strictObject({ format: z.string() }),
    body: z.strictObject({ accessCode: accessCodeField, checklistId: z.optional(slug) }),
    answers: { 200: 'file' },
  }),
}

export const problemAnswer = problemSchema

export type Site = z.infer<typeof siteSchema>
export type Plan = z.infer<typeof planSchema>
export type Claim = z.infer<typeof claimSchema>
export type Landing = z.infer<typeof landingSchema>
export type Checklist = z.infer<typeof checklistSchema>
export type ChecklistItem = z.infer<typeof checklistItemSchema>
export type CheckPoint = z.infer<typeof checkPointSchema>
export type ArticleSummary = z.infer<typeof articleSummarySchema>
export type Article = z.infer<typeof articleSchema>
export type SearchResult = z.infer<typeof searchResultSchema>
export type CostRequest = z.infer<typeof costRequestSchema>
export type CostAnswer = z.infer<typeof costAnswerSchema>
export type CostModel = z.infer<typeof costModelSchema>
export type PaymentInstructions = z.infer<typeof instructionsSchema>
export type OrderAnswer = z.infer<typeof orderAnswerSchema>
export type AccessAnswer = z.infer<typeof accessAnswerSchema>
export type ProblemAnswer = z.infer<typeof problemSchema>
export type CallName = keyof typeof calls

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { lastDaysIn, withBoxes, withoutPast, wrongMarks } from './article-lines.ts'
import { type ChecklistContent, checklistSchema } from './checklist-content.ts'
import { type ContentFault, type Parsed, parseYaml, readFrontMatter, readYaml } from './content-file.server.ts'
import {
  type ArticleFrontMatter,
  articleSchema,
  boxesSchema,
  claimsSchema,
  costModelSchema,
  fallbackArticlesSchema,
  landingSchema,
  plansSchema,
  searchWordsSchema,
  siteSchema,
  sourcesSchema,
} from './content-schema.ts'
import { equipmentSchema, suppliersSchema } from './equipment/equipment-content.ts'
import { exampleReportFaults, exampleReportSchema } from './example-report-content.ts'
import { landingFaults } from './landing-faults.ts'
import { readLegalTexts } from './legal-content.server.ts'
import { withPlans } from './legal-content.ts'
import { linkFault, linksIn } from './links.ts'
import { type RenderedMarkdown, renderMarkdown } from './markdown.server.ts'
import { riderSchema } from './rider-content.ts'
import { termsSchema } from './terms-content.ts'

/** Every kind of content: where it stands below `content/`, and how it is read and held against its schema. */
const kinds = {
  site: yaml('site.yml', siteSchema),
  plans: yaml('plans.yml', plansSchema),
  claims: yaml('claims.yml', claimsSchema),
  costModel: yaml('cost-model.yml', costModelSchema),
  landing: yaml('landing.yml', landingSchema),
  exampleReport: yaml('example-report.yml', exampleReportSchema),
  sources: yaml('sources.yml', sourcesSchema),
  terms: yaml('terms.yml', termsSchema),
  boxes: yaml('boxes.yml', boxesSchema),
  fallbackArticles: yaml('fallback-articles.yml', fallbackArticlesSchema),
  searchWords: yaml('search-words.yml', searchWordsSchema),
  equipment: yaml('equipment.yml', equipmentSchema),
  suppliers: yaml('suppliers.yml', suppliersSchema),
  checklists: (dir: string) => readEach(join(dir, 'checklists'), '.yml', (file) => readNamed(file, checklistSchema)),
  riders: (dir: string) => readEach(join(dir, 'riders'), '.yml', (file) => readNamed(file, riderSchema)),
  articles: (dir: string) => readEach(join(dir, 'articles'), '.md', readArticle),
  legal: (dir: string) => readLegalTexts(join(dir, 'legal')),
}

type Written = {
  [K in keyof typeof kinds]: ReturnType<(typeof kinds)[K]> extends Parsed<infer T> ? T : never
}

export interface ArticleContent extends ArticleFrontMatter, RenderedMarkdown {
  id: string
  /** What becomes of it after each day up to which one of its lines is true, the first day first. */
  later: (RenderedMarkdown & { after: string })[]
}

/** All that the business says, checked and ready. Nothing in it changes while the service runs. */
export interface Content extends Omit<Written, 'articles'> {
  articles: ArticleContent[]
}

/** What points from file to file; looked at once every file is sound by itself. */
const crossChecks = [
  sourceFaults,
  practiceFaults,
  riderFaults,
  boxFaults,
  searchWordFaults,
  frontPageFaults,
  exampleFaults,
  linkFaults,
]

/** Reads `content/`; a bad file gives faults, each with its file, line and sentence, and no content. */
export function loadContent(
  dir: string,
): { content: Content; faults?: never } | { content?: never; faults: ContentFault[] } {
  const parsed = Object.entries(kinds).map(([kind, read]): [string, Parsed<unknown>] => [kind, read(dir)])
  const faults = parsed.flatMap(([, { faults = [] }]) => faults)
  if (faults.length > 0) return { faults }
  const written = Object.fromEntries(parsed.map(([kind, { value }]) => [kind, value])) as unknown as Written
  const articles = written.articles.map((article) => rendered(article, written.boxes))
  const deadEnds = [
    ...articles.flatMap(({ faults = [] }) => faults),
    ...crossChecks.flatMap((check) => check(dir, written)),
  ]
  if (deadEnds.length > 0) return { faults: deadEnds }
  return {
    content: {
      ...written,
      legal: written.legal.map((text) => ({ ...text, markdown: withPlans(text.markdown, written.plans) })),
      checklists: written.checklists.toSorted((a, b) => placeInCatalogue(a) - placeInCatalogue(b)),
      articles: articles
        .flatMap(({ value = [] }) => value)
        .toSorted((a, b) => (a.featured ?? 99) - (b.featured ?? 99) || a.title.localeCompare(b.title, 'en')),
    },
  }
}

/** The order of the catalogue is the order in which the schema names the trades. */
const placeInCatalogue = (checklist: ChecklistContent) => checklistSchema.shape.id.options.indexOf(checklist.id)

function yaml<S extends z.ZodType>(file: string, schema: S) {
  return (dir: string): Parsed<z.infer<S>> => readYaml(join(dir, file), schema)
}

/** Reads every file of a folder; one fault anywhere leaves no value. */
function readEach<T>(dir: string, extension: string, read: (file: string) => Parsed<T>): Parsed<T[]> {
  const parsed = filesIn(dir, extension).map(read)
  const faults = parsed.flatMap(({ faults = [] }) => faults)
  if (faults.length > 0) return { faults }
  return { value: parsed.flatMap(({ value }) => (value === undefined ? [] : [value])) }
}

const filesIn = (dir: string, extension: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(dir, name))

/** A file whose `id` is its name. */
function readNamed<S extends z.ZodType<{ id: string }>>(file: string, schema: S): Parsed<z.infer<S>> {
  const text = readFileSync(file, 'utf8')
  const parsed = parseYaml(file, text, schema)
  const id = basename(file, '.yml')
  if (parsed.faults || parsed.value.id === id) return parsed
  return { faults: [{ file, line: lineOf(text, 'id:'), message: `id must be "${id}", the name of the file` }] }
}

interface WrittenArticle extends ArticleFrontMatter {
  id: string
  file: string
  body: string
  firstBodyLine: number
}

function readArticle(file: string): Parsed<WrittenArticle> {
  const { value, faults } = readFrontMatter(file, articleSchema)
  if (faults) return { faults }
  const { front, ...rest } = value
  return { value: { id: basename(file, '.md'), file, ...front, ...rest } }
}

function rendered(
  { file, body, firstBodyLine, ...front }: WrittenArticle,
  boxes: Written['boxes'],
): Parsed<ArticleContent> {
  const whole = withBoxes(body, boxes)
  const text = renderMarkdown(withoutPast(whole.markdown))
  const wrong = [...wrongMarks(body), ...whole.faults, ...(text.faults ?? [])]
  if (wrong.length > 0 || text.faults)
    return { faults: wrong.map(({ line, message }) => ({ file, line: line + firstBodyLine - 1, message })) }
  const later = lastDaysIn(body).flatMap((after, index, days) => {
    const { value } = renderMarkdown(withoutPast(whole.markdown, days.slice(0, index + 1)))
    return value ? [{ after, ...value }] : []
  })
  return { value: { ...front, ...text.value, later } }
}

/** Points and boxes that name a source which does not stand in `sources.yml`. */
function sourceFaults(dir: string, { sources, boxes, checklists }: Written): ContentFault[] {
  const names = new Set(Object.values(sources).map(({ name }) => name))
  return [
    ...boxes
      .filter(({ source }) => !names.has(source))
      .map(({ id, source }) =>
        faultIn(join(dir, 'boxes.yml'), source, `box "${id}" names the unknown source "${source}"`),
      ),
    ...pointsOf(dir, checklists)
      .filter(({ point }) => !Object.hasOwn(sources, point.source))
      .map(({ file, point: { id, source } }) =>
        faultIn(file, `source: ${source}`, `point "${id}" names the unknown source "${source}"`),
      ),
  ]
}

/** Points that name a box which does not stand in `boxes.yml`. */
function boxFaults(dir: string, { boxes, checklists }: Written): ContentFault[] {
  return pointsOf(dir, checklists)
    .filter(({ point: { box } }) => box !== undefined && !boxes.some(({ id }) => id === box))
    .map(({ file, point: { id, box } }) => faultIn(file, `box: ${box}`, `point "${id}" names the unknown box "${box}"`))
}

const pointsOf = (dir: string, checklists: ChecklistContent[]) =>
  checklists.flatMap(({ id, items }) =>
    items.flatMap(({ points }) => points.map((point) => ({ file: join(dir, 'checklists', `${id}.yml`), point }))),
  )

/** Good practice is what a source is called that nobody can look up. */
const mostOfGoodPractice = 60

function practiceFaults(dir: string, { checklists }: Written): ContentFault[] {
  const points = pointsOf(dir, checklists).filter(({ point }) => point.source === 'good-practice')
  return points
    .slice(mostOfGoodPractice)
    .map(({ file, point: { id } }) =>
      faultIn(
        file,
        `- id: ${id}`,
        `point "${id}" is one of more than ${mostOfGoodPractice} that rest on good practice`,
      ),
    )
}

/** Checklists without a rider. */
function riderFaults(dir: string, { riders, checklists }: Written): ContentFault[] {
  return checklists
    .filter(({ id }) => !riders.some((rider) => rider.id === id))
    .map(({ id }) => ({ file: join(dir, 'checklists', `${id}.yml`), line: 1, message: `has no riders/${id}.yml` }))
}

/** Names in `search-words.yml` that lead nowhere. */
function searchWordFaults(dir: string, { searchWords, checklists, articles }: Written): ContentFault[] {
  const jobs = checklists.flatMap(({ id, jobs }) => jobs.map((job) => `${id}/${job.id}`))
  const targets = new Set<string>([...[...checklists, ...articles].map(({ id }) => id), ...jobs])
  return Object.keys(searchWords.called)
    .filter((id) => !targets.has(id))
    .map((id) => faultIn(join(dir, 'search-words.yml'), `${id}:`, `there is no checklist, job or article "${id}"`))
}

/** What the front page names and is not there. */
function frontPageFaults(dir: string, written: Written): ContentFault[] {
  return landingFaults(written).map(({ line, message }) => faultIn(join(dir, 'landing.yml'), line, message))
}

/** What the example of a report names and a visitor without a code does not see. */
function exampleFaults(dir: string, { exampleReport, checklists }: Written): ContentFault[] {
  return exampleReportFaults(exampleReport, checklists).map(({ line, message }) =>
    faultIn(join(dir, 'example-report.yml'), line, message),
  )
}

/** Links of articles and legal texts that lead nowhere, or where we do not send people. */
function linkFaults(dir: string, { checklists, articles }: Written): ContentFault[] {
  const targets = {
    items: new Map(
      checklists.map(({ id, items }): [string, Set<string>] => [id, new Set(items.map((item) => item.id))]),
    ),
    articles: new Set(articles.map(({ id }) => id)),
  }
  return ['articles', 'legal']
    .flatMap((folder) => filesIn(join(dir, folder), '.md'))
    .flatMap((file) =>
      linksIn(readFileSync(file, 'utf8')).flatMap(({ target, line }) => {
        const message = linkFault(target, targets)
        return message ? [{ file, line, message }] : []
      }),
    )
}

/** A fault at the line where `wanted` first stands. */
const faultIn = (file: string, wanted: string, message: string): ContentFault => ({
  file,
  line: lineOf(readFileSync(file, 'utf8'), wanted),
  message,
})

const lineOf = (text: string, wanted: string): number =>
  Math.max(1, text.split('\n').findIndex((line) => line.includes(wanted)) + 1)

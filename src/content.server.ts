import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { type ContentFault, type Parsed, parseYaml, readYaml } from './content-file.server.ts'
import {
  type ArticleFrontMatter,
  articleSchema,
  type ChecklistContent,
  type CostModel,
  checklistSchema,
  claimsSchema,
  costModelSchema,
  plansSchema,
  type SourcesContent,
  siteSchema,
  sourcesSchema,
} from './content-schema.ts'
import { type RenderedMarkdown, renderMarkdown } from './markdown.server.ts'

export interface ArticleContent extends ArticleFrontMatter, RenderedMarkdown {
  id: string
}

/** All that the business says, checked and ready. Nothing in it changes while the service runs. */
export interface Content {
  site: z.infer<typeof siteSchema>
  plans: z.infer<typeof plansSchema>
  claims: z.infer<typeof claimsSchema>
  costModel: CostModel
  sources: SourcesContent
  checklists: ChecklistContent[]
  articles: ArticleContent[]
}

/** Reads `content/`; a bad file gives faults, each with its file, line and sentence, and no content. */
export function loadContent(
  dir: string,
): { content: Content; faults?: never } | { content?: never; faults: ContentFault[] } {
  const faults: ContentFault[] = []
  const keep = <T>(parsed: Parsed<T>): T | undefined => {
    faults.push(...(parsed.faults ?? []))
    return parsed.value
  }
  const site = keep(readYaml(join(dir, 'site.yml'), siteSchema))
  const plans = keep(readYaml(join(dir, 'plans.yml'), plansSchema))
  const claims = keep(readYaml(join(dir, 'claims.yml'), claimsSchema))
  const costModel = keep(readYaml(join(dir, 'cost-model.yml'), costModelSchema))
  const sources = keep(readYaml(join(dir, 'sources.yml'), sourcesSchema))
  const checklists = filesIn(join(dir, 'checklists'), '.yml').flatMap(
    (file) => keep(readChecklist(file, sources)) ?? [],
  )
  const articles = filesIn(join(dir, 'articles'), '.md').flatMap((file) => keep(readArticle(file)) ?? [])
  if (!site || !plans || !claims || !costModel || !sources || faults.length > 0) return { faults }
  checklists.sort((a, b) => checklistOrder(a) - checklistOrder(b))
  articles.sort((a, b) => (a.featured ?? 99) - (b.featured ?? 99) || a.title.localeCompare(b.title, 'en'))
  return { content: { site, plans, claims, costModel, sources, checklists, articles } }
}

/** The order of the catalogue is the order in which the schema names the trades. */
const checklistOrder = (checklist: ChecklistContent) => checklistSchema.shape.id.options.indexOf(checklist.id)

const filesIn = (dir: string, extension: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(dir, name))

function readChecklist(file: string, sources: SourcesContent | undefined): Parsed<ChecklistContent> {
  const text = readFileSync(file, 'utf8')
  const parsed = parseYaml(file, text, checklistSchema)
  if (parsed.faults) return parsed
  const fault = (wanted: string, message: string): ContentFault => ({ file, line: lineOf(text, wanted), message })
  const faults: ContentFault[] = []
  if (parsed.value.id !== basename(file, '.yml'))
    faults.push(fault('id:', `id must be "${basename(file, '.yml')}", the name of the file`))
  for (const point of parsed.value.items.flatMap((item) => item.points))
    if (sources && !Object.hasOwn(sources, point.source))
      faults.push(fault(`source: ${point.source}`, `point "${point.id}" names the unknown source "${point.source}"`))
  return faults.length > 0 ? { faults } : parsed
}

function readArticle(file: string): Parsed<ArticleContent> {
  const text = readFileSync(file, 'utf8')
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (!parts?.[1] || parts[2] === undefined)
    return { faults: [{ file, line: 1, message: 'must start with front matter between two lines of ---' }] }
  const front = parseYaml(file, parts[1], articleSchema, 2)
  if (front.faults) return front
  const firstBodyLine = parts[1].split('\n').length + 3
  const body = renderMarkdown(parts[2])
  if (body.faults)
    return { faults: body.faults.map(({ line, message }) => ({ file, line: line + firstBodyLine - 1, message })) }
  return { value: { id: basename(file, '.md'), ...front.value, ...body.value } }
}

const lineOf = (text: string, wanted: string): number =>
  Math.max(1, text.split('\n').findIndex((line) => line.includes(wanted)) + 1)

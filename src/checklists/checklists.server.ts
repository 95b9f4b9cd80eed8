import { type ChecklistContent, freeItemCount } from '../content/checklist-content.ts'
import type { Content } from '../content/content.server.ts'
import type { BoxContent, SourcesContent } from '../content/content-schema.ts'
import { type Job, pointsForJob } from '../content/job-fit.ts'
import type { Checklist, Item, Value } from './checklist.ts'
import { createGlossary } from './terms.ts'

/** The catalogue: each checklist described, and its items as far as the caller may read them. */
export function createCatalogue(
  checklists: ChecklistContent[],
  { sources, boxes, terms }: Pick<Content, 'sources' | 'boxes' | 'terms'>,
) {
  const termsIn = createGlossary(terms)
  const byId = new Map<string, { summary: Checklist; items: Item[] }>(
    checklists.map((content) => [
      content.id,
      {
        summary: summaryOf(content),
        items: itemsOf(content, sources, boxes).map((item) => ({ ...item, terms: termsIn(content.id, item.points) })),
      },
    ]),
  )
  return {
    list: (): Checklist[] => [...byId.values()].map((entry) => entry.summary),
    find: (id: string): Checklist | undefined => byId.get(id)?.summary,
    /** Whole items only; of a locked item only the outline is known. */
    items: (id: string, open: boolean): Item[] | undefined => {
      const items = byId.get(id)?.items
      return open ? items : items?.slice(0, freeItemCount)
    },
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>

const summaryOf = ({ items, stopWork, jobs, ...content }: ChecklistContent): Checklist => ({
  ...content,
  jobs: jobs.map(({ id, name }) => ({ id, name, ...countsOfJob(items, { jobs: [id], answers: {} }) })),
  stopWork: stopWork.map(({ point: wanted, fails, why }) => {
    const at = items.findIndex(({ points }) => points.some(({ id }) => id === wanted))
    const whens = [items[at]?.when, items[at]?.points.find(({ id }) => id === wanted)?.when].filter(
      (when) => when !== undefined,
    )
    return { item: at + 1, fails, why, ...(whens.length > 0 && { whens }) }
  }),
  outline: items.map(({ title, phase, priority, points }) => ({ title, phase, priority, pointCount: points.length })),
  itemCount: items.length,
  pointCount: items.reduce((sum, item) => sum + item.points.length, 0),
  freeItemCount,
})

/** How many points belong to the job: in all, in its paid items, and of those the ones to be seen once. */
function countsOfJob(items: ChecklistContent['items'], job: Job) {
  const locked = items.slice(freeItemCount)
  return {
    pointCount: pointsForJob(items, job),
    lockedCount: pointsForJob(locked, job),
    onceCount: pointsForJob(
      locked.map(({ when, points }) => ({ when, points: points.filter(({ once }) => once) })),
      job,
    ),
  }
}

const itemsOf = (content: ChecklistContent, sources: SourcesContent, boxes: BoxContent[]): Omit<Item, 'terms'>[] =>
  content.items.map((item) => ({
    ...item,
    points: item.points.map(({ source: key, at, noStandard, box: named, value: written, ...point }) => {
      const source = sources[key]
      if (!source) throw new Error(`content names the source "${key}", which the loader should have refused`)
      const { what: _, ...told } = source
      const box = boxes.find(({ id }) => id === named)
      const value = written && withoutProof(written)
      const stopWork = content.stopWork.find((one) => one.point === point.id)?.why
      return {
        ...point,
        source: { ...told, ...(at && { at }), ...(noStandard && { noStandard }) },
        ...(box && { box }),
        ...(value && { value }),
        ...(stopWork && { stopWork }),
      }
    }),
  }))

type WrittenValue = NonNullable<ChecklistContent['items'][number]['points'][number]['value']>

const withoutProof = ({ oneBand, examples, ...value }: WrittenValue): Value => value

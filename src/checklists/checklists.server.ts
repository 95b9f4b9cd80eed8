import { type ChecklistContent, freeItemCount } from '../content/checklist-content.ts'
import type { BoxContent, SourcesContent } from '../content/content-schema.ts'
import type { Checklist, Item, Value } from './checklist.ts'

/** The catalogue: each checklist described, and its items as far as the caller may read them. */
export function createCatalogue(checklists: ChecklistContent[], sources: SourcesContent, boxes: BoxContent[]) {
  const byId = new Map<string, { summary: Checklist; items: Item[] }>(
    checklists.map((content) => [content.id, { summary: summaryOf(content), items: itemsOf(content, sources, boxes) }]),
  )
  return {
    list: (): Checklist[] => [...byId.values()].map((entry) => entry.summary),
    find: (id: string): Checklist | undefined => byId.get(id)?.summary,
    /** Whole items only; a locked item leaves nothing behind, not even its title. */
    items: (id: string, open: boolean): Item[] | undefined => {
      const items = byId.get(id)?.items
      return open ? items : items?.slice(0, freeItemCount)
    },
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>

const summaryOf = ({ items, stopWork, ...content }: ChecklistContent): Checklist => ({
  ...content,
  stopWork: stopWork.map(({ point, why }) => ({
    item: items.findIndex(({ points }) => points.some(({ id }) => id === point)) + 1,
    why,
  })),
  itemCount: items.length,
  pointCount: items.reduce((sum, item) => sum + item.points.length, 0),
  freeItemCount,
})

const itemsOf = (content: ChecklistContent, sources: SourcesContent, boxes: BoxContent[]): Item[] =>
  content.items.map((item) => ({
    ...item,
    points: item.points.map(({ source, box: named, value: written, ...point }) => {
      const box = boxes.find(({ id }) => id === named)
      const value = written && withoutProof(written)
      return { ...point, source: sources[source]?.name ?? source, ...(box && { box }), ...(value && { value }) }
    }),
  }))

type WrittenValue = NonNullable<ChecklistContent['items'][number]['points'][number]['value']>

const withoutProof = ({ oneBand, examples, ...value }: WrittenValue): Value => value

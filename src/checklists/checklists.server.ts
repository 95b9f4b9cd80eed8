import type { Checklist, ChecklistItem } from '../api/contract.ts'
import {
  type BoxContent,
  type ChecklistContent,
  freeItemCount,
  type SourcesContent,
} from '../content/content-schema.ts'

/** The catalogue: each checklist described, and its items as far as the caller may read them. */
export function createCatalogue(checklists: ChecklistContent[], sources: SourcesContent, boxes: BoxContent[]) {
  const byId = new Map<string, { summary: Checklist; items: ChecklistItem[] }>(
    checklists.map((content) => [content.id, { summary: summaryOf(content), items: itemsOf(content, sources, boxes) }]),
  )
  return {
    list: (): Checklist[] => [...byId.values()].map((entry) => entry.summary),
    find: (id: string): Checklist | undefined => byId.get(id)?.summary,
    /** Whole items only; a locked item leaves nothing behind, not even its title. */
    items: (id: string, open: boolean): ChecklistItem[] | undefined => {
      const items = byId.get(id)?.items
      return open ? items : items?.slice(0, freeItemCount)
    },
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>

const summaryOf = (content: ChecklistContent): Checklist => ({
  id: content.id,
  title: content.title,
  description: content.description,
  category: content.category,
  estimatedTime: content.estimatedTime,
  difficultyLevel: content.difficultyLevel,
  reviewed: content.reviewed,
  lookFor: content.lookFor,
  itemCount: content.items.length,
  pointCount: content.items.reduce((sum, item) => sum + item.points.length, 0),
  freeItemCount,
})

const itemsOf = (content: ChecklistContent, sources: SourcesContent, boxes: BoxContent[]): ChecklistItem[] =>
  content.items.map((item) => ({
    id: item.id,
    title: item.title,
    description: item.description,
    category: item.priority,
    phase: item.phase,
    safety: item.safety,
    points: item.points.map(({ box: named, ...point }) => {
      const box = boxes.find(({ id }) => id === named)
      return {
        ...point,
        source: sources[point.source]?.name ?? point.source,
        value: point.value
          ? { unit: point.value.unit, min: point.value.min ?? null, max: point.value.max ?? null }
          : null,
        ...(box && { box }),
      }
    }),
    isCompleted: false,
    notes: null,
    photoUrl: null,
  }))

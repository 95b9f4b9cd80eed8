/**
 * What a checklist is, wherever it is spoken of. The content schemas say how it is written in files, and
 * `checklist-wire.ts` how the API's callers know it.
 */
import type { ChecklistContent } from '../content/checklist-content.ts'
import type { BoxContent } from '../content/content-schema.ts'

type ItemContent = ChecklistContent['items'][number]
type PointContent = ItemContent['points'][number]

/** What everybody may know of a checklist: all but its items. */
export interface Checklist extends Omit<ChecklistContent, 'id' | 'category' | 'items' | 'stopWork'> {
  /** Also in its address, `/checklist/{id}`. */
  id: string
  /** The trade. */
  category: string
  /** What should stop the work or the payment when it fails: the reason, and the number of the item, from 1. */
  stopWork: { item: number; why: string }[]
  itemCount: number
  pointCount: number
  /** How many of its items, from the first, everybody may read. */
  freeItemCount: number
}

export interface Item extends Omit<ItemContent, 'points'> {
  points: CheckPoint[]
}

export interface CheckPoint extends Omit<PointContent, 'source' | 'box' | 'value'> {
  /** What it rests on, by name: a statute, a standard, the trade's good practice. */
  source: string
  /** A warning that belongs to this point, such as a deadline. */
  box?: BoxContent | undefined
  value?: Value | undefined
}

/** What is measured at a point, and what it is held against; the examples that prove it stay in the content. */
export type Value = Omit<NonNullable<PointContent['value']>, 'oneBand' | 'examples'>

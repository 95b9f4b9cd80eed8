/**
 * What a checklist is, wherever it is spoken of. The content schemas say how it is written in files, and
 * `checklist-wire.ts` how the API's callers know it.
 */
import type { ChecklistContent } from '../content/checklist-content.ts'
import type { BoxContent } from '../content/content-schema.ts'
import type { When } from '../content/job-fit.ts'
import type { Term } from '../content/terms-content.ts'

type ItemContent = ChecklistContent['items'][number]
type PointContent = ItemContent['points'][number]

/** What everybody may know of a checklist: all but its items. */
export interface Checklist extends Omit<ChecklistContent, 'id' | 'category' | 'items' | 'stopWork' | 'jobs'> {
  /** Also in its address, `/checklist/{id}`. */
  id: string
  /** The trade. */
  category: string
  /** What should stop the work or the payment: what is seen when it fails, the reason, the number of the item, from 1, and to which jobs it belongs. */
  stopWork: { item: number; fails: string; why: string; whens?: When[] | undefined }[]
  /**
   * The usual jobs of the trade, and how many of the points belong to each before anything is asked: in all, in the items
   * that are paid for, and of those the ones that can be seen only while the crew is there or before the work is covered.
   */
  jobs: { id: string; name: string; pointCount: number; lockedCount: number; onceCount: number }[]
  /** Its items in order, of which everybody may know this much. */
  outline: (Pick<Item, 'title' | 'phase' | 'priority'> & { pointCount: number })[]
  itemCount: number
  pointCount: number
  /** How many of its items, from the first, everybody may read. */
  freeItemCount: number
}

export interface Item extends Omit<ItemContent, 'points'> {
  points: CheckPoint[]
  /** The words of the trade that its points use. */
  terms: Term[]
}

export interface CheckPoint extends Omit<PointContent, 'source' | 'at' | 'noStandard' | 'box' | 'value'> {
  source: Source
  /** A warning that belongs to this point, such as a deadline. */
  box?: BoxContent | undefined
  value?: Value | undefined
  /** Why the work or the payment should stop when it fails; only of the few that should. */
  stopWork?: string | undefined
}

/** What a point rests on: a statute, a standard, the trade's good practice. */
export interface Source {
  name: string
  /** Where in it. */
  at?: string | undefined
  edition: string
  url?: string | undefined
  /** `YYYY-MM-DD`, the day on which our points were last held against it. */
  checked: string
  /** What they were held against, where the text itself is sold or differs by model. */
  from?: string | undefined
  /** Of good practice: why nothing better carries the point. */
  noStandard?: string | undefined
}

/** A sentence in English and in Spanish. */
export type Both = PointContent['name']

/** Where what is good differs; one of them counts. */
export type Case = NonNullable<PointContent['cases']>[number]

/** What is measured at a point, and what it is held against; the examples that prove it stay in the content. */
export type Value = Omit<NonNullable<PointContent['value']>, 'oneBand' | 'examples'>

/** The same with the cases of its point, of which each may have a band of its own. */
export type Measure = Value & { cases?: readonly BandCase[] | undefined }
export type BandCase = Pick<Case, 'id' | 'name' | 'min' | 'max'>

/** What a reading and an answer are judged by: what is measured, and the cases that are left. */
export interface Judged {
  value?: Measure | undefined
  cases?: readonly BandCase[] | undefined
}

/** What is measured at a point; undefined where nothing is. */
export const measureOf = ({ value, cases }: Judged): Measure | undefined =>
  value && { ...value, ...(cases && { cases }) }

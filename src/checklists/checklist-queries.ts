import { query } from '../api/query.ts'
import type { ChecklistItem } from './checklist-calls.ts'
import { fromWire } from './checklist-wire.ts'

/** All checklists as cards, without their questions and outlines. */
export const checklistsQuery = query('listChecklists', { query: { fields: 'card' } })

/** The free items; the items of a started list come from `use-started-list.browser.ts`. */
export const itemsQuery = (id: string) => ({
  ...query('listChecklistItems', { params: { id } }),
  select,
})

/** A stable function, so that TanStack Query keeps the identity of the items between renders. */
const select = (items: ChecklistItem[]) => items.map(fromWire)

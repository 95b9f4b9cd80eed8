import { query } from '../api/query.ts'
import type { ChecklistItem } from './checklist-calls.ts'
import { fromWire } from './checklist-wire.ts'

/** All checklists as cards: their questions and outlines would only travel along. */
export const checklistsQuery = query('listChecklists', { query: { fields: 'card' } })

/** The free items; all of them are the visit's (`use-started-list.browser.ts`). */
export const itemsQuery = (id: string) => ({
  ...query('listChecklistItems', { params: { id } }),
  select,
})

/** One function for every render, so that the items keep their identity. */
const select = (items: ChecklistItem[]) => items.map(fromWire)

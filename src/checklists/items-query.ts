import { query } from '../api/query.ts'
import type { ChecklistItem } from './checklist-calls.ts'
import { fromWire } from './checklist-wire.ts'

/** The free items, or all of them for a code that has started this checklist. */
export const itemsQuery = (id: string, accessCode?: string) => ({
  ...query('listChecklistItems', { params: { id }, accessCode }),
  select,
})

/** One function for every render, so that the items keep their identity. */
const select = (items: ChecklistItem[]) => items.map(fromWire)

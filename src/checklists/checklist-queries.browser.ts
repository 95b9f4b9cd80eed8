import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/make-call.browser.ts'
import { fromWire } from './checklist-wire.ts'

export const checklistsQuery = () =>
  queryOptions({ queryKey: ['checklists'], queryFn: () => call('listChecklists', {}) })

export const checklistQuery = (id: string) =>
  queryOptions({ queryKey: ['checklist', id], queryFn: () => call('getChecklist', { params: { id } }) })

/** The free items, or all of them for a code that has started this checklist. */
export const checklistItemsQuery = (id: string, accessCode?: string) =>
  queryOptions({
    queryKey: ['checklist-items', id, accessCode ?? null],
    queryFn: async () => (await call('listChecklistItems', { params: { id }, accessCode })).map(fromWire),
  })

import { useQuery } from '@tanstack/react-query'
import type { ChecklistCard } from './checklist-calls.ts'
import { checklistsQuery } from './checklist-queries.ts'
import { useLastChecklist } from './last-checklist.browser.ts'

/** The checklist that a buyer came from: the one last viewed on this device. */
export function useCarriedList(): ChecklistCard | undefined {
  const last = useLastChecklist()
  const { data } = useQuery(checklistsQuery)
  return data?.find(({ id }) => id === last)
}

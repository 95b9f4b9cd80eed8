import { useQuery } from '@tanstack/react-query'
import type { ChecklistCard } from './checklist-calls.ts'
import { checklistsQuery } from './checklist-queries.ts'
import { useLastChecklist, useLastJobs } from './last-checklist.browser.ts'

export interface CarriedList extends ChecklistCard {
  /** The jobs that were picked there. */
  picked: readonly string[]
}

/** The checklist that a buyer came from: the one last viewed on this device. */
export function useCarriedList(): CarriedList | undefined {
  const last = useLastChecklist()
  const picked = useLastJobs()
  const { data } = useQuery(checklistsQuery)
  const list = data?.find(({ id }) => id === last)
  return list && { ...list, picked }
}

import { useQuery } from '@tanstack/react-query'
import type { Checklist } from '../checklists/checklist.ts'
import { itemsQuery } from '../checklists/items-query.ts'
import { useAccess } from './use-access.browser.ts'

/** The items of a checklist as far as the code on this device opens them. */
export function useOpenItems(checklist: Checklist) {
  const access = useAccess()
  const isStarted =
    access?.status === 'active' && access.projects.some((project) => project.checklistId === checklist.id)
  const free = useQuery(itemsQuery(checklist.id))
  const full = useQuery({ ...itemsQuery(checklist.id, access?.code), enabled: isStarted })
  // Without a code the two queries are one and the same, so the answer alone does not tell what it is.
  const isOpen = isStarted && full.data !== undefined
  return {
    access,
    /** The code has a project left for this checklist. */
    canStart: access?.status === 'active' && !isStarted && access.projectsRemaining > 0,
    /** These are all the items, not only the free ones. */
    isOpen,
    items: isOpen ? full.data : free.data,
    /** Of what is wanted: its failure, and how to ask again. */
    asked: isStarted ? full : free,
  }
}

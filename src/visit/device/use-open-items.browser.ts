import { useQuery } from '@tanstack/react-query'
import type { Checklist } from '../../checklists/checklist.ts'
import { itemsQuery } from '../../checklists/checklist-queries.ts'
import { useStartedList } from './use-started-list.browser.ts'

/** What a code on this device holds, as far as it says which items are open. */
export interface Holding {
  code: string
  status: 'active' | 'awaiting-payment'
  projectsRemaining: number
  projects: readonly { checklistId: string }[]
}

/** The items of a checklist as far as the code opens them, or as far as this device keeps them. */
export function useOpenItems<H extends Holding>(checklist: Checklist, access: H | undefined) {
  const isStarted =
    access?.status === 'active' && access.projects.some((project) => project.checklistId === checklist.id)
  const free = useQuery(itemsQuery(checklist.id))
  const full = useStartedList(checklist.id, isStarted ? access.code : undefined)
  // What another code had opened is not for this one; without a code, or after its last day, it stays readable.
  const isOpen = full.items !== undefined && (isStarted || access === undefined)
  return {
    /** The code on this device has started it. */
    isStarted,
    /** The code has a project left for this checklist. */
    canStart: access?.status === 'active' && !isStarted && access.projectsRemaining > 0,
    /** These are all the items, not only the free ones. */
    isOpen,
    items: isOpen ? full.items : free.data,
    /** Of what is wanted: its failure, and how to ask again. */
    asked: isStarted && !isOpen ? full : free,
    /** Everything that is shown is stored on this device, as far as it is not part of the page. */
    isKept: !isOpen || full.keptOn !== undefined,
    /** The day on which what is shown was fetched, when it comes from the device because nobody has sent it anew. */
    shownSince: full.isFromDevice ? full.keptOn : undefined,
  }
}

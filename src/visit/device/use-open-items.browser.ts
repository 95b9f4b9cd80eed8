import { useQuery } from '@tanstack/react-query'
import type { Checklist } from '../../checklists/checklist.ts'
import { itemsQuery } from '../../checklists/checklist-queries.ts'
import { useStartedList } from './use-started-list.browser.ts'

/** What a code on this device holds, as far as it says which items are open. */
export interface Holding {
  code: string
  status: 'active' | 'awaiting-payment'
  /** Only before the payment: the end of the time in which one list is open all the same. */
  openUntil?: string | undefined
  /** The lists that are open in full now. */
  openLists: readonly string[]
  /** It has a project left that it can start now. */
  canStart: boolean
}

/** The items of a checklist as far as the code opens them, or as far as this device keeps them. */
export function useOpenItems<H extends Holding>(checklist: Checklist, access: H | undefined) {
  const isStarted = access?.openLists.includes(checklist.id) === true
  const free = useQuery(itemsQuery(checklist.id))
  const full = useStartedList(checklist.id, isStarted ? access : undefined)
  // What another code had opened is not for this one; without a code, or after its last day, it stays readable.
  const isOpen = full.items !== undefined && (isStarted || (access === undefined && !full.isOver))
  return {
    /** The code on this device has started it, and opens it. */
    isStarted,
    /** The code has a project left for this checklist. */
    canStart: access?.canStart === true && !isStarted,
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

import type { ChecklistItem } from '../../checklists/checklist-calls.ts'

/** The paid items of a started checklist as they came last, for where there is no signal. */
export interface StartedList {
  checklistId: string
  /** As the API sent them. */
  items: ChecklistItem[]
  /** ISO-8601 in UTC. */
  fetchedAt: string
  /**
   * Where the payment was not confirmed yet when it came: until this instant it may be shown without a word of the
   * service, as `Date.toISOString` writes it.
   */
  openUntil?: string
}

/**
 * The names of visits. Most checklists have one visit; who has two units, or a second job for the same trade, keeps them
 * apart by name. The first goes by the id of its checklist.
 */
export interface NamedVisit {
  /** Holds no slash: a photo of a visit is found by its id, a slash, and a place. */
  id: string
  /** In the homeowner's words; empty until it is given. */
  name: string
}

/** Characters. */
export const longestName = 60

const mark = '~'
/** `key` is random: no two devices give the same. */
export const visitIdOf = (checklistId: string, key: string): string => `${checklistId}${mark}${key}`
export const checklistOf = (visitId: string): string => visitId.split(mark)[0] ?? visitId

/** What stands on a visit: the title of its checklist, with its name where it has one. */
export const visitTitle = (title: string, { name }: Pick<NamedVisit, 'name'>): string =>
  name.trim() ? `${title}: ${name}` : title

/** What stands on a visit beside others of its checklist. */
export const shownName = ({ name }: Pick<NamedVisit, 'name'>): string => name.trim() || 'Visit 1'

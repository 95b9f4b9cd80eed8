import type { Checklist, CheckPoint, Item } from './checklist.ts'

/** How much an item matters, as shown to people; the API calls it the item's `category`. */
export const priorityLabels: Record<Item['priority'], string> = {
  critical: 'Critical',
  important: 'Important',
  recommended: 'Recommended',
}

/** The last moment at which an item can still be checked. The order is the order of the job. */
export const phaseLabels: Record<Item['phase'], string> = {
  'before-hiring': 'Before hiring',
  'on-delivery': 'On delivery',
  'before-cover': 'Before it is covered',
  'at-start-up': 'At start-up',
  'at-handover': 'At handover',
}

/** What a homeowner does for a check point. */
export const howLabels: Record<CheckPoint['how'], string> = {
  see: 'Look',
  label: 'Read the label',
  meter: 'Measure',
  ask: 'Ask',
  photo: 'Photo',
  test: 'Try it',
}

export const difficultyLabels: Record<Checklist['difficultyLevel'], string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  advanced: 'Advanced',
}

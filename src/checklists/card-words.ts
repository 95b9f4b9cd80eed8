/**
 * What the card of a checklist says. The landing page shows cards and no list, so this stands apart from
 * `checklist-words.ts`.
 */
import { lowerFirst } from '../format/english.ts'
import type { Checklist } from './checklist.ts'

export const difficultyLabels: Record<Checklist['difficultyLevel'], string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  advanced: 'Advanced',
}

/** What is said of a list of a trade that brings no bullets of its own. */
export const bulletsOfAnyTrade = ['First 3 items free', 'Educated verification', 'Arizona-specific standards']

/** "New split system, heat pump", for a card or a row; semicolons between where a name has a comma of its own. */
export function jobNames(jobs: readonly { name: string }[]): string {
  const names = jobs.map(({ name }, index) => (index === 0 ? name : lowerFirst(name)))
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')
}

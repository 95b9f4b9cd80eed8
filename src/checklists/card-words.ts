/**
 * What the card of a checklist says. The landing page shows cards and no list, so this stands apart from
 * `checklist-words.ts`.
 */
import type { Checklist } from './checklist.ts'

export const difficultyLabels: Record<Checklist['difficultyLevel'], string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  advanced: 'Advanced',
}

/** What is said of a list of a trade that brings no bullets of its own. */
export const bulletsOfAnyTrade = ['First 3 items free', 'Educated verification', 'Arizona-specific standards']

/** "New split system; Ductless mini-split", for a card or a row. Names have commas of their own. */
export const jobNames = (jobs: readonly { name: string }[]): string => jobs.map(({ name }) => name).join('; ')

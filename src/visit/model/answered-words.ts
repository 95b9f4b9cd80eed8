import type { VisitProgress } from './progress.ts'

/** How far a visit is, in short: "8 of 39", or "16 answers" where the list itself is not here. */
export const answeredWords = ({ answered, all }: VisitProgress): string =>
  all > 0 ? `${answered} of ${all}` : answered === 1 ? '1 answer' : `${answered} answers`

/** What is said where something speaks against an answer, on the page, in the report and in the phone file. */
import { isDecided, type Objection } from './objection.ts'
import type { PointRecord } from './visit.ts'
import { answerWords } from './visit-words.ts'

export const goodAnywayLabel = 'Good anyway'
export const endWaitLabel = 'No second reading'

/** Said once a person has ended it. */
export const waitEnded = 'No second reading, as you decided.'

/** Said at once, above the ways to go on. */
export function objectionQuestion({ kind, what }: Objection, { answer }: Pick<PointRecord, 'answer'>): string {
  if (kind === 'outside') return `Your ${what}. Good anyway, or Problem?`
  if (kind === 'no-case') return 'What is good here depends on the case. Which is yours?'
  return `${answerWords(answer)} is noted. The ${what}.`
}

/** The answer with what speaks against it, and who decided: "Good, decided by you, though the reading 14.5 is under 16". */
export function answerDespite(record: PointRecord, objection: Objection): string {
  const answer = answerWords(record.answer)
  if (objection.kind === 'no-case') return `${answer} is the homeowner’s word: no case is picked, so nothing is judged`
  if (!isDecided(record, objection)) return `${answer}, though the ${objection.what}`
  return objection.kind === 'outside'
    ? `${answer}, decided by you, though the ${objection.what}`
    : `${answer}, decided by you without a second reading`
}

import type { WaitingRow } from './current-rows-store.server.ts'

/** What the orders of a row lack as it is shown: a row is counted only upon what somebody has before their eyes. */
export const seenOf = ({ candidates }: Pick<WaitingRow, 'candidates'>): string =>
  candidates.map(({ reference, owedCents }) => `${reference}=${owedCents}`).join(' ')

/** How a terminal calls a row: the beginning of its checksum, then what each of its orders lacked when it was listed. */
export const rowName = ({ checksum, candidates }: WaitingRow): string =>
  [checksum.slice(0, 10), ...owedIn(candidates)].join(':')

/** The beginning of a checksum, and whether the orders of a row still lack what its name says; a name may leave that out. */
export function readRowName(typed: string): { beginning: string; isUnchanged: (row: WaitingRow) => boolean } {
  const [beginning = '', ...owed] = typed.toLowerCase().split(':')
  return {
    beginning,
    isUnchanged: ({ candidates }) => owed.length === 0 || owed.join(':') === owedIn(candidates).join(':'),
  }
}

const owedIn = (candidates: WaitingRow['candidates']): string[] => candidates.map(({ owedCents }) => `${owedCents}`)

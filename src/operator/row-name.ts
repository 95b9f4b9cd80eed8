import type { WaitingRow } from './current-rows-store.server.ts'

/** The amounts due of a row's orders as they are shown; a decision is refused when they have changed. */
export const seenOf = ({ candidates }: Pick<WaitingRow, 'candidates'>): string =>
  candidates.map(({ reference, owedCents }) => `${reference}=${owedCents}`).join(' ')

/** The name of a row on the command line: the beginning of its checksum, then the amounts due of its orders. */
export const rowName = ({ checksum, candidates }: WaitingRow): string =>
  [checksum.slice(0, 10), ...owedIn(candidates)].join(':')

/** Reads a row's name: the beginning of its checksum, and whether a row still has the amounts due that it names, if any. */
export function readRowName(typed: string): { beginning: string; isUnchanged: (row: WaitingRow) => boolean } {
  const [beginning = '', ...owed] = typed.toLowerCase().split(':')
  return {
    beginning,
    isUnchanged: ({ candidates }) => owed.length === 0 || owed.join(':') === owedIn(candidates).join(':'),
  }
}

const owedIn = (candidates: WaitingRow['candidates']): string[] => candidates.map(({ owedCents }) => `${owedCents}`)

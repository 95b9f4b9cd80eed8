/** What pages and the service worker say to each other. */
export type ToWorker =
  /** This page was opened without loading it from the service: keep it as well. */
  | { kind: 'opened'; url: string }
  /** This page runs these files of the program. */
  | { kind: 'runs'; program: string[] }
  /** Asks, by the port that comes along, whether the program and this page are here whole. */
  | { kind: 'is-whole'; url: string }

/** The answer to `is-whole`. */
export interface Wholeness {
  isWhole: boolean
}

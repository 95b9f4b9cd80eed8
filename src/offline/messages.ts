/** The messages that a page sends to the service worker. */
export type ToWorker =
  /** This page was opened from another page, without a request for its HTML: cache it too. */
  | { kind: 'opened'; url: string }
  /** This page runs these files of the program. */
  | { kind: 'runs'; program: string[] }
  /** Asks, through the port sent along, whether this page works offline. */
  | { kind: 'works-offline'; url: string }

/** The answer to `works-offline`: whether the page and every file of the program are cached. */
export interface OfflineAnswer {
  worksOffline: boolean
}

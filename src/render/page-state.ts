import type { HydrationState } from 'react-router'

/** What travels inside a page so that the browser's first draw is the same as the server's. */
export interface PageState {
  /** All that was fetched, as TanStack Query dehydrates it. */
  data: unknown
  /** Where the router stood: what has been loaded, and what was not there. */
  router: HydrationState
}

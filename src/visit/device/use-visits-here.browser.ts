import { useEffect, useState } from 'react'
import { restoreIndex, storeOutboxes } from './visit-store.browser.ts'
import { type VisitFigures, watchVisits } from './visits-here.browser.ts'

/** The visits on this device; undefined until it has said so, null while it refuses. */
export function useVisitsHere(): VisitFigures[] | null | undefined {
  const [visits, setVisits] = useState<VisitFigures[] | null>()
  // Where the device refuses, that stays for the next try.
  useEffect(
    () =>
      void restoreIndex()
        .then(storeOutboxes)
        .catch(() => {}),
    [],
  )
  useEffect(() => watchVisits({ next: setVisits, error: () => setVisits(null) }), [])
  return visits
}

import { useEffect, useState } from 'react'
import { type VisitFigures, watchVisits } from './visits-here.browser.ts'

/** The visits on this device; undefined until it has said so, null while it refuses. */
export function useVisitsHere(): VisitFigures[] | null | undefined {
  const [visits, setVisits] = useState<VisitFigures[] | null>()
  useEffect(() => watchVisits({ next: setVisits, error: () => setVisits(null) }), [])
  return visits
}

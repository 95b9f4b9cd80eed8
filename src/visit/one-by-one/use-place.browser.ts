import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrating } from '../../ui/browser/hydrating.browser.ts'

/** What the hash of the address says when it is not the id of a check point. Empty is the start of the visit. */
export const placeOfList = 'list'
export const placeOfEnd = 'end'
export const placeOfAgain = 'again'

/** What the address shows: the id of a check point, the list, the end, what is looked at again or the start; and how to go elsewhere. */
export function usePlace() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()
  const place = isHydrating ? '' : hash.slice(1)
  const go = (to: string) => {
    // From point to point nothing is added to the history: Back leaves the visit.
    void navigate({ hash: to }, { replace: place !== '' && to !== '' })
    scrollToTop()
  }
  // Once it is drawn, since what was above it may be gone.
  useLayoutEffect(() => {
    if (place !== '') scrollToTop()
  }, [place])
  return { place, go }
}

/** Scrolls to the top of the visit: what stands above it has been read, and its room is needed. */
export const scrollToTop = () => window.scrollTo(0, document.querySelector<HTMLElement>('.visit')?.offsetTop ?? 0)

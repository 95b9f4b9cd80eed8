import { useLayoutEffect } from 'react'

/** Ends what the first script began for who has started this checklist: the page shows itself, in its final form. */
export function useOpening(isOver: boolean): void {
  useLayoutEffect(() => {
    if (isOver) delete document.documentElement.dataset.opening
  }, [isOver])
}

import { useLayoutEffect } from 'react'

/**
 * Whether the page is hidden until its final form is there: the first script hides a page that shows something else on
 * this device than to everybody (`start.browser.ts`, which may import nothing).
 */
export const isOpening = (): boolean => 'opening' in document.documentElement.dataset

/** Shows the page once `isOver`. */
export function useOpening(isOver: boolean): void {
  useLayoutEffect(() => {
    if (isOver) delete document.documentElement.dataset.opening
  }, [isOver])
}

import { useEffect } from 'react'

/**
 * Whether the page is hidden until its final form is there: the first script hides a page that shows something else on
 * this device than to everybody (`start.browser.ts`, which may import nothing).
 */
export const isOpening = (): boolean => 'opening' in document.documentElement.dataset

/**
 * Shows the page once `isOver`. Not in a layout effect: after hydration React reads the stores of this device among the
 * effects that follow, and only then is drawn what they hold.
 */
export function useOpening(isOver: boolean): void {
  useEffect(() => {
    if (isOver) delete document.documentElement.dataset.opening
  }, [isOver])
}

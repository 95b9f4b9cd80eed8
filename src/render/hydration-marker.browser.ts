import { useEffect } from 'react'

/**
 * Marks the document as hydrated, and clicks the button again that was pressed too early (`start.browser.ts` marked it).
 * Rendered on the server too, so that the ids that React generates are the same.
 */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.running = ''
    const early = document.querySelector<HTMLElement>('button[data-early]')
    early?.removeAttribute('data-early')
    early?.click()
  }, [])
  return null
}

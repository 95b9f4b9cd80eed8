import { useEffect } from 'react'

/**
 * Stands beside the router, on the server as well, so that the ids that React makes are the same. From its first effect
 * on every button answers; one that was pressed too early (`start.browser.ts` has marked it) is pressed again.
 */
export function Running() {
  useEffect(() => {
    document.documentElement.dataset.running = ''
    const early = document.querySelector<HTMLElement>('[data-pressed]')
    early?.removeAttribute('data-pressed')
    early?.click()
  }, [])
  return null
}

import { useSyncExternalStore } from 'react'

/** From here on two things stand beside each other; the same as `lg` in the style sheets. */
const wide = '(min-width: 64rem)'

function watch(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen is wide; on the server it is not. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(wide).matches,
    () => false,
  )

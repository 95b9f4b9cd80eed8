import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Writes what is typed a moment later, once for many keys: after `pause` milliseconds, and at once when the page is put
 * away or what is typed leaves the screen. `drop` forgets what is not written yet.
 */
export function useDeferred<T>(write: (value: T) => void, pause: number) {
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null)
  const writeNow = useEffectEvent((value: T) => write(value))
  const drop = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }
  const flush = useEffectEvent(() => {
    const left = waiting.current
    drop()
    if (left) writeNow(left.value)
  })
  const due = useRef(() => {})
  useEffect(() => {
    due.current = () => flush()
    const putAway = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', putAway)
    addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', putAway)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return {
    later(value: T) {
      // The first key sets the time, so that who never stops typing is written down too.
      const timer = waiting.current?.timer ?? setTimeout(() => due.current(), pause)
      waiting.current = { value, timer }
    },
    now: () => due.current(),
    drop,
  }
}

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Saves typed text with a delay, once for many keys: after `delayMs` milliseconds, and at once when the page is hidden or
 * the component unmounts. `drop` discards what is not saved yet.
 */
export function useDeferred<T>(write: (value: T) => void, delayMs: number) {
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
    const saveWhenHidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', saveWhenHidden)
    addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return {
    later(value: T) {
      // The first key starts the timer, so that continuous typing is saved too.
      const timer = waiting.current?.timer ?? setTimeout(() => due.current(), delayMs)
      waiting.current = { value, timer }
    },
    now: () => due.current(),
    drop,
  }
}

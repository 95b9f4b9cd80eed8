import { useEffect, useState } from 'react'

/**
 * The device's clock, updated every `intervalMs` milliseconds and when the page becomes visible; `undefined` on the
 * server, whose pages are cached.
 */
export function useNow(intervalMs: number): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, intervalMs)
    // A phone stops the timers of a page that it has hidden.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [intervalMs])
  return now
}

import { useEffect, useState } from 'react'

/**
 * The device's clock, read anew after each `pause` milliseconds and when the page is seen again; unknown on the server,
 * whose page is kept.
 */
export function useNow(pause: number): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, pause)
    // A phone stops the timers of a page that it has hidden.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [pause])
  return now
}

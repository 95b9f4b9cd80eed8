import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, where the browser allows it. The browser releases the lock when the page is hidden. */
export function useScreenAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Browsers refuse it with a low battery, for example.
      const given = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void given?.release()
      else lock = given
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}

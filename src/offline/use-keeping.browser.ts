import { useEffect, useState } from 'react'
import { isOnHomeScreen } from '../ui/browser/home-screen.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'
import { forgetsInAWeek, type Keeping } from './keeping.ts'

/** Set once the browser was asked, for some show a prompt: once in a session is enough. */
const wasAsked = storedText('hqp.asked-to-keep', () => sessionStorage)

/** How long this device keeps the answers. Asks the browser for persistent storage once there is an answer. */
export function useKeeping(hasAnswers: boolean): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('unasked')
  useEffect(() => {
    if (!hasAnswers) return
    let isWanted = true
    keepingOfDevice().then(
      (found) => isWanted && setKeeping(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [hasAnswers])
  return keeping
}

async function keepingOfDevice(): Promise<Keeping> {
  const { userAgent, maxTouchPoints } = navigator
  if (forgetsInAWeek({ userAgent, maxTouchPoints, isOnHomeScreen: isOnHomeScreen() })) return 'seven-days'
  return (await isPromised()) ? 'promised' : 'while-there-is-room'
}

async function isPromised(): Promise<boolean> {
  if (await navigator.storage.persisted()) return true
  if (wasAsked.read() !== null) return false
  wasAsked.change('yes')
  return navigator.storage.persist()
}

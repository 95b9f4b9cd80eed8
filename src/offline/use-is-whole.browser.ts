import { useEffect, useState } from 'react'
import type { Wholeness } from './messages.ts'
import { onNewWorker, post } from './worker-post.browser.ts'

/** Whether this page has everything that it needs without a signal, as far as the worker keeps it; false until it is known. */
export function useIsWhole(address: string): boolean {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    let isWanted = true
    const ask = () => askIsWhole(address).then((whole) => isWanted && setWhole(whole))
    void ask()
    const stop = onNewWorker(ask)
    return () => {
      isWanted = false
      stop()
    }
  }, [address])
  return isWhole
}

function askIsWhole(address: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return Promise.resolve(false)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<Wholeness>) => resolve(data.isWhole)
    post(worker, { kind: 'is-whole', url: address }, [port2])
  })
}

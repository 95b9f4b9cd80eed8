import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'
import { paths } from '../content/paths.ts'
import { Day } from '../ui/day.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { keepingWords } from './keeping.ts'
import type { OfflineAnswer } from './messages.ts'
import { useKeeping } from './use-keeping.browser.ts'
import { onNewWorker, post } from './worker-post.browser.ts'

interface OfflineLineProps {
  /** Path of the page. */
  address: string
  /** The data that the page shows is stored on this device. */
  isDataStored: boolean
  /** The day on which the list was fetched, when it comes from the device and not from the service. */
  shownSince: string | undefined
}

/** Says, quietly and only once it is certain, that this page works without a signal. Its line is kept free until then. */
export function OfflineLine({ address, isDataStored, shownSince }: OfflineLineProps) {
  const worksOffline = useWorksOffline(address) && isDataStored
  return (
    <div role="status" className="mt-1 min-h-[1lh] text-sm text-quiet" data-screen-only="">
      {worksOffline && (
        <p className="flex items-center gap-2">
          <CircleCheck size={18} className="shrink-0 text-pass" aria-hidden="true" />
          Works without a signal
        </p>
      )}
      {shownSince && (
        <p className="mt-1">
          You see the full list as it was kept on this device on <Day date={shownSince} />.
        </p>
      )}
    </div>
  )
}

/** How long this device keeps the answers. `hasAnswers`: there are some that could be lost. */
export function KeepingLine({ hasAnswers }: { hasAnswers: boolean }) {
  const words = keepingWords[useKeeping(hasAnswers)]
  return (
    // The status is there before its words, so that they are announced.
    <div role="status" data-screen-only="">
      {words && (
        <p className="mt-2 max-w-reading text-sm text-quiet">
          {words} <TextLink href={paths.myVisits}>Your visits and their backup</TextLink>
        </p>
      )}
    </div>
  )
}

/** Whether the service worker has cached this page and the program; false until it has answered. */
function useWorksOffline(address: string): boolean {
  const [worksOffline, setWorksOffline] = useState(false)
  useEffect(() => {
    let isWanted = true
    const ask = () => askWorker(address).then((answer) => isWanted && setWorksOffline(answer))
    void ask()
    const stop = onNewWorker(ask)
    return () => {
      isWanted = false
      stop()
    }
  }, [address])
  return worksOffline
}

function askWorker(address: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return Promise.resolve(false)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<OfflineAnswer>) => resolve(data.worksOffline)
    post(worker, { kind: 'works-offline', url: address }, [port2])
  })
}

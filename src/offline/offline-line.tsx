import CircleCheck from 'lucide-react/icons/circle-check'
import { paths } from '../content/paths.ts'
import { Day } from '../ui/day.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { keepingWords } from './keeping.ts'
import { useIsWhole } from './use-is-whole.browser.ts'
import { useKeeping } from './use-keeping.browser.ts'

interface OfflineLineProps {
  /** Path of the page. */
  address: string
  /** Everything else that the page shows is stored on this device. */
  isDataKept: boolean
  /** The day on which what is shown was fetched, when it comes from the device because nobody has sent it anew. */
  shownSince: string | undefined
  /** Something was answered that would be missed. */
  hasAnswers: boolean
}

/** Says, quietly and only once it is certain, that this page works without a signal, and how long the device keeps it. */
export function OfflineLine({ address, isDataKept, shownSince, hasAnswers }: OfflineLineProps) {
  const isWhole = useIsWhole(address) && isDataKept
  const keeping = useKeeping(hasAnswers)
  const words = keepingWords[keeping]
  return (
    <div role="status" className="mt-4 text-sm text-quiet" data-screen-only="">
      {isWhole && (
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
      {words && (
        <p className="mt-1 max-w-reading">
          {words} <TextLink href={paths.myVisits}>Your visits and their backup</TextLink>
        </p>
      )}
    </div>
  )
}

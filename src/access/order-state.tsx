import { phoenixDay } from '../format/phoenix-time.ts'
import { useNow } from '../ui/browser/now.browser.ts'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { readKnownAccess } from './known-access.ts'
import { orderStateWords } from './order-state-words.ts'
import { savedAccess } from './use-access.browser.ts'

/** The state of the order of this code, as this device knows it; the service is not asked. */
export function OrderState({ code }: { code: string }) {
  const stored = useObservable(savedAccess)
  const now = useNow(60_000)
  const formats = useFormats()
  const access = now && readKnownAccess(stored, code, phoenixDay(now))
  return access && `: ${orderStateWords(now, access, formats)}`
}

import { useSite } from '../shell/use-site.ts'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { orderedNowWords } from './ordered-now-words.ts'

/** When a code that is ordered now opens; on a page as it is served, without the day and the hour. */
export function OpensIfOrdered() {
  const site = useSite()
  const now = useNow(60_000)
  const formats = useFormats()
  return site.demonstration ? 'In this demonstration it opens at once.' : orderedNowWords(site, now, formats)
}

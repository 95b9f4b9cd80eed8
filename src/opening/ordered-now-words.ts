import { businessDaysAfter } from '../format/day.ts'
import type { Formats } from '../format/formats.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import type { Site } from '../shell/site-calls.ts'

/**
 * When a code opens what if it is ordered at `now`, with the day and the hour in Phoenix; without `now`, as in a page that
 * is made for everybody, the same without them. Beside the other words it would bring all of them into every preview.
 */
export function orderedNowWords(
  { openBeforePayment }: Pick<Site, 'openBeforePayment'>,
  now: Date | undefined,
  { hours, weekdayName }: Formats,
): string {
  if (openBeforePayment === 0)
    return `It opens when your payment is confirmed: ${hours.days}, ${hours.opens} to ${hours.closes}, Phoenix time.`
  const last = now && businessDaysAfter(phoenixDay(now), openBeforePayment)
  const until = last ? `, until ${weekdayName(last)} ${hours.closes}, Phoenix time` : ''
  return `One checklist usually opens as soon as you order${until}. The rest opens when your payment is confirmed.`
}

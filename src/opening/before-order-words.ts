import { formats } from '../format/formats.ts'
import type { Site } from '../shell/site-calls.ts'

type Setting = Pick<Site, 'openBeforePayment'>

const { hours } = formats.en
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "until 5 PM, Phoenix time, on the third business day after your order", whose hour and day are Phoenix's. */
const untilWhen = ({ openBeforePayment }: Setting): string =>
  `until ${hours.closes}, Phoenix time, on the ${ordinals[openBeforePayment - 1]} business day after your order`

/** When a code opens what, in one or two sentences, with the setting off too. */
export const whenCodeOpens = (site: Setting): string =>
  site.openBeforePayment === 0
    ? 'Your code opens when your payment is confirmed.'
    : `Your code usually opens one checklist at once, ${untilWhen(site)}. The downloads, and all else that your plan holds, open when your payment is confirmed.`

/** The same as a short clause, for a description. */
export const codeOpensInShort = ({ openBeforePayment }: Setting): string =>
  openBeforePayment === 0
    ? 'it opens when your payment is confirmed'
    : 'it usually opens one checklist before your payment is confirmed'

/** The same in the fewest words. */
export const codeOpensAtAGlance = ({ openBeforePayment }: Setting): string =>
  openBeforePayment === 0
    ? 'When your payment is confirmed'
    : 'One checklist usually at once, the rest when your payment is confirmed'

/** What the terms say of the time before the payment. */
export const termsBeforePayment = (site: Setting): string =>
  site.openBeforePayment === 0
    ? 'Before your payment is confirmed, the code opens nothing.'
    : `Before your payment is confirmed, the code opens one checklist on screen, ${untilWhen(site)}; ${hours.days} are business days. This project is the first of your plan. The downloads, and all else that your plan holds, wait for the payment. If we have not confirmed it by then, the checklist closes until we have; your answers stay on your device. Only so many orders can be open before their payment, from one network and in all. When you order, you see whether yours is.`

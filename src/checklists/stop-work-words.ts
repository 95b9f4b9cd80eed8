/** What is said at a check point whose failing should stop the work or the payment. */
import type { Both, Item } from './checklist.ts'

export interface StopHere {
  why: string
  /** What to do, as long as it is not right. */
  until: string
  /** The same as the crew is asked for it. */
  asked: Both
}

/** Before it is answered. */
export const stopMark = 'If this fails, stop the work or the payment.'
/** Once it is a problem, before the reason. */
export const stopTitle = 'Stop here'

export const stopHere = (why: string, phase: Item['phase']): StopHere => ({
  why,
  until: untilRight[phase],
  asked: phase === 'before-hiring' ? askedBefore : askedNow,
})

const notSignedOff = 'Do not sign it off, and do not pay for this step, until it is right.'
const untilRight: Record<Item['phase'], string> = {
  'before-hiring':
    'Where it is the license or the contract, do not sign. Let nothing begin, and pay no more, until it is right.',
  'on-delivery': 'Do not let it be built in, and do not pay for it, until it is right.',
  'before-cover': 'Do not let the work go on or be covered, and do not pay for this step, until it is right.',
  'at-start-up': notSignedOff,
  'at-handover': notSignedOff,
}

const askedBefore: Both = {
  en: 'Please let us begin only when this is right.',
  es: 'Por favor, empecemos solo cuando esto esté bien.',
}
const askedNow: Both = {
  en: 'Please stop here until this is right.',
  es: 'Por favor, paren aquí hasta que esto esté bien.',
}

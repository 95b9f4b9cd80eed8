import { singleKeys } from '../../ui/browser/single-keys.browser.ts'

/** The keys of a visit: 1, 2, 3, the arrows and U. */
export const answerKeys = singleKeys('hqp.answer-keys')

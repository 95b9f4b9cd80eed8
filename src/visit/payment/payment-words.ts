/**
 * What is said before a payment, on its page and beside the letter. The words of the law were read in stored copies of
 * azleg.gov on 2026-11-28: A.R.S. 32-1188 whole, 32-1158 (A), 32-1158.01 (A)(1) and (2), 33-1002 (A). Elsewhere were read
 * 32-1182 (A), 32-1185 (A) and the start of (B). The grounds of 32-1182 (D) and the interest were read only as law offices sum
 * them up, so no figure of either stands here.
 */
import { phaseLabels } from '../../checklists/checklist-words.ts'
import { formats } from '../../format/formats.ts'
import type { HeldSum } from './held-sum.ts'
import type { ObjectionDays } from './objection-days.ts'
import type { NoticeOnBill } from './payment-fields.ts'
import type { Stage, StandingOpen } from './standing-open.ts'

const { exactMoney, weekdayInWords } = formats.en

export const stageWords = (stage: Stage): string =>
  stage === 'last' ? 'The last payment' : stage === 'before-hiring' ? 'At signing' : phaseLabels[stage]

/** "2 problems and 5 checks without an answer are left to settle before this payment." */
export function standingOpenWords({ problems, unanswered }: StandingOpen): string {
  const parts = [
    problems.length > 0 && counted(problems.length, 'problem', 'problems'),
    unanswered.length > 0 && counted(unanswered.length, 'check without an answer', 'checks without an answer'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'Nothing on your list is left to settle before this payment.'
  return `${parts.join(' and ')} ${problems.length + unanswered.length === 1 ? 'is' : 'are'} left to settle before this payment.`
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** What a list does not see. */
export const lockedWords = (items: number): string =>
  `${counted(items, 'item of this list is', 'items of this list are')} locked here, so ${items === 1 ? 'its' : 'their'} checks are not counted.`

/** The page decides nothing. */
export const yoursToDecide =
  'This page does not say whether to pay. That is for you to decide, with the contract in your hand.'
export const notLegalAdvice =
  'This is not legal advice. When much is at stake, or the bill is for other work than the fault, ask an Arizona lawyer first.'

export const noticeTitle = 'Notice to owner of applicability of Arizona prompt pay act'

export const noticeLabels: Record<NoticeOnBill, string> = { yes: 'It is there', no: 'It is not there' }

/** What follows from the notice; `null`: nobody has looked yet. */
export const noticeWords: Record<NoticeOnBill | 'unsaid', string> = {
  yes: 'With it, the rules of the act on paying bills (A.R.S. 32-1182) also hold for the home of an owner-occupant. You may hold back all or part of a payment for reasons such as “defective construction work that has not been corrected”, if you send your reasons in writing, “in reasonable detail”, within 14 days after you get the bill. Without that it counts as approved and is due within 7 days (A.R.S. 32-1188). Pay the part that you do not object to in time: what is approved and not paid within 7 days costs interest, and the contractor may stop work after seven days’ notice (A.R.S. 32-1182, 32-1185).',
  no: 'Then those rules (A.R.S. 32-1182) do not apply to a contract for “the construction of a dwelling for an owner-occupant” (A.R.S. 32-1188). For a repair, a rental or a home to sell, do not rely on that. What your contract says about paying holds in any case, and reasons in writing within 14 days do no harm.',
  unsaid:
    'Look at the front page of the bill: the act binds some homeowners only where this notice stands there. A paper headed “estimate” or “pay application” for work done counts as a bill.',
}

/** Until when to object, and whether that can still be done. */
export function objectionDaysWords(days: ObjectionDays): string {
  switch (days.kind) {
    case 'unknown':
      return 'Enter the day on which the bill came. The 14 days run from it.'
    case 'to-come':
      return 'By the clock of this device that day is still to come. Check the day, and the clock.'
    case 'passed':
    case 'running':
      return `${datedLaterWords(days)}${lastDayWords(days)}`
  }
}

function lastDayWords(days: Extract<ObjectionDays, { kind: 'passed' | 'running' }>): string {
  const lastDay = weekdayInWords(days.lastDay)
  if (days.kind === 'passed')
    return `The last day to object in writing was ${lastDay}. It has passed. If you sent no reasons by then and the act applies, the bill counts as approved, with ${weekdayInWords(days.dueDay)} as the last day to pay. Then ask a lawyer before you hold money back.`
  return days.daysLeft === 0
    ? `The last day to object in writing is today, ${lastDay}.`
    : `The last day to object in writing is ${lastDay}: ${counted(days.daysLeft, 'day', 'days')} left.`
}

const datedLaterWords = ({ isDatedLater }: { isDatedLater: boolean }): string =>
  isDatedLater
    ? 'The bill bears a later day than the one on which it came: check both. The days run from the day it came. '
    : ''

/** What is wrong with a sum, at the field that it is about. */
export function sumFaultWords({ fault, costs, bill = 0 }: HeldSum): string {
  if (fault === undefined) return ''
  switch (fault) {
    case 'bill-unclear':
      return 'Write the sum of the bill in dollars, such as 1,250 or 1,250.50.'
    case 'cost-unclear':
      return 'One of the costs cannot be read. Write it in dollars, such as 350 or 350.50.'
    case 'held-unclear':
      return 'Write the sum in dollars, such as 350 or 350.50.'
    case 'above-costs':
      return costs === 0
        ? 'Name first what it costs to put right each fault: only that much can be held back.'
        : `That is more than the faults cost to put right, ${exactMoney(costs)}. Hold back no more than that.`
    case 'above-bill':
      return `That is more than the bill, ${exactMoney(bill)}. From this bill no more than the bill itself can be held back.`
  }
}

/** What can be held back, and what is paid then. */
export function sumWords({ bill, costs, most, held, rest }: HeldSum): string {
  if (costs === 0) return ''
  const limit =
    bill !== undefined && costs > bill
      ? `The faults cost ${exactMoney(costs)}, more than the bill: at most ${exactMoney(most)} of it can be held back.`
      : `The faults cost ${exactMoney(costs)} to put right: hold back at most that much.`
  return rest === undefined || held === undefined
    ? limit
    : `You hold back ${exactMoney(held)} and pay ${exactMoney(rest)} when it is due.`
}

/** For a contract above $1,000. */
export const contractLaw =
  'Above $1,000 the contract must say in writing how many dollars each progress payment is, and at which stage the contractor may collect it (A.R.S. 32-1158). Hold this bill beside those lines. If it comes early, or the lines are missing, do not just leave it unpaid: say so in writing within the 14 days.'

/** At most, for a new in-ground pool or spa at the home where the buyer lives or will live. */
export const poolStages: readonly { stage: string; most: string }[] = [
  { stage: 'At signing', most: '15% of the first price' },
  { stage: 'After the excavation', most: '25%, with change orders in writing' },
  { stage: 'After steel, plumbing and sprayed concrete, or the shell', most: '25%, with change orders in writing' },
  { stage: 'After the deck', most: '25%, with change orders in writing' },
  { stage: 'Before the interior finish, or the end of a prefabricated pool', most: 'all that remains' },
]
export const poolLaw =
  'For a new in-ground pool or spa at the home where you live or will live, the contract must keep to these payments at most (A.R.S. 32-1158.01). The law does not name repairs or a new finish.'

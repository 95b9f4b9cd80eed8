/**
 * The sentences of the complaint folder. Read on 2026-11-28, in stored copies: the Registrar's pages “Considering filing?”
 * (roc.az.gov/considering-filing), which names what the complaint form asks for, in the order kept here, and “File a
 * complaint” (roc.az.gov/file-complaint), with the online form and the two years; A.R.S. 32-1155 (A) as of 2011
 * (law.justia.com), and (D) as two law offices quote it, one in June 2026. Neither the form for faulty work nor the words of A.R.S. 32-1162 could
 * be read, so nothing is said of either. The form for unpaid bills (RCC099, 01/16) takes no photos; hence the advice
 * to have them at hand for the investigator.
 */
import { formats } from '../../format/formats.ts'
import type { Day } from '../../format/phoenix-time.ts'
import { datesAfter, isFinishDay } from '../dates/job-dates.ts'

const { dayInWords, weekdayInWords } = formats.en

export const complaintTitle = 'Complaint to the Arizona Registrar of Contractors'
export const notTheForm =
  'This folder goes with the Registrar’s own form and does not replace it. What is not known is left blank, to be filled in by hand.'

/** Over the parts of the folder, in the order in which the Registrar names what its form asks for. */
export const complaintTitles = {
  owner: 'The homeowner',
  contractor: 'The contractor',
  contract: 'The contract',
  work: 'The work',
  faults: 'What is wrong',
  letters: 'Letters to the contractor',
  papers: 'Papers to add, as copies',
} as const

export const complaintLabels = {
  name: 'Name',
  ownerAddress: 'Mailing address',
  ownerContact: 'Phone and e-mail',
  contractor: 'Name of the business',
  license: 'ROC license number',
  contractorAddress: 'Address of the business',
  signed: 'Date of the contract',
  job: 'Address of the work',
  trade: 'Kind of work',
  begun: 'Begun on',
  finished: 'Finished, or last worked on',
  letterDay: 'Date of the letter',
  letterSent: 'How and when it was sent',
  bill: 'About the bill',
  held: 'Sum held back',
  fixBy: 'To be corrected by',
  signature: 'Signature',
  date: 'Date',
} as const

export const papersToAdd = [
  'The contract as both signed it, with every change order',
  'Proof of what was paid',
  'Letters and messages to and from the contractor, with proof of the day they were sent',
] as const

/** Before the folder, on the page alone. */
export const complaintIntro =
  'What the Registrar asks for, out of this visit, with each open problem by itself. Nothing is sent: you file it yourself, online or on the Registrar’s form.'

export const beforeFiling = [
  'Turn to the contractor first. The Registrar asks for that: reasonable people can usually settle it.',
  'Leave the work as it is until the investigator has seen it. If others have changed it, the Registrar may not issue a citation for how it was done (A.R.S. 32-1155). Where it is dangerous, take photos, then make it safe.',
  'Name each fault by itself. An investigator looks at what the complaint names.',
  'Keep the photos at hand for the investigator. The form says which files it takes.',
] as const

/** Where what stands here was read, and what was not. */
export const complaintBasis = `By the Registrar’s pages “Considering filing?” and “File a complaint” and by A.R.S. 32-1155, read in stored copies on ${dayInWords('2026-11-28')}. We could not read the form itself: where it asks for more, it decides.`

/** The only place where it is said. */
export const notAdvice =
  'This is not legal advice. The Registrar can order a fix and discipline a license; it cannot award you damages. For those ask an Arizona lawyer.'

export const filingRule =
  'A written complaint is taken for two years: for a new home from close of escrow or moving in, whichever was first; for other work from its completion.'

/** Until when a complaint can be filed, as far as the day that was typed tells it. */
export function filingDayWords(finished: string, today: Day): string {
  if (finished === '') return 'Enter below when the work was finished, and the last day stands here.'
  if (!isFinishDay(finished)) return 'The day of finishing below is no day that we can count from.'
  if (finished > today) return 'The day of finishing below is still to come, by the clock of this device.'
  const last = registrarDay(finished)
  return last < today
    ? `Two years after ${dayInWords(finished)} were over on ${dayInWords(last)}. Ask the Registrar before you count on it.`
    : `Two years after ${dayInWords(finished)} end on ${weekdayInWords(last)}. File earlier: the Registrar may count otherwise.`
}

/** As the list of dates has it. */
const registrarDay = (finished: Day): Day =>
  datesAfter({ checklistId: '', job: { jobs: [], answers: {} }, finished, laborMonths: 0 }).find(
    ({ id }) => id === 'registrar',
  )?.day ?? finished

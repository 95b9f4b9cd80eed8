/**
 * The sentences of the complaint folder. Read on 2026-11-28, in stored copies: the Registrar's pages “Considering filing?”
 * (roc.az.gov/considering-filing), which names what the complaint form asks for, and “File a complaint”
 * (roc.az.gov/file-complaint), with the online form and the two years. The form for faulty work could not be read. A.R.S.
 * 32-1162 (A) and 32-1155 (D) were read as others quote them (September and June 2026); the section 32-1155 itself only as of
 * 2011. Price, payments and what is asked for stand in lists of what a complaint needs by a contractor and a law office. The
 * form for unpaid bills (RCC099, 01/16) takes no photos, hence the advice to have them at hand for the investigator; it asks
 * for what was agreed where there is no written contract. That a fund may pay is said by its claim form (RCRF30).
 */
import { formats } from '../../format/formats.ts'
import type { Day } from '../../format/phoenix-time.ts'
import { datesAfter, isFinishDay } from '../dates/job-dates.ts'

const { dayInWords, weekdayInWords } = formats.en

export const complaintTitle = 'Complaint to the Arizona Registrar of Contractors'
export const notTheForm =
  'This folder goes with the Registrar’s own form and does not replace it. What is not known is left blank, to be filled in by hand.'

/** Over the parts of the folder. */
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
  price: 'Price of the contract',
  paid: 'Paid so far',
  job: 'Address of the work',
  trade: 'Kind of work',
  begun: 'Begun on',
  finished: 'Finished, or last worked on',
  asks: 'What is asked for',
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
  'Without a written contract: a page that says what was agreed, with whom, when, for what price and payments',
  'Proof of what was paid',
  'Letters and messages to and from the contractor, with proof of the day they were sent',
] as const

/** Before the folder, on the page alone. */
export const complaintIntro =
  'What the Registrar asks for, out of this visit, with each open problem by itself. Nothing is sent: you file it yourself, online or on the Registrar’s form.'

export const beforeFiling = [
  'Turn to the contractor first. The Registrar asks for that: reasonable people can usually settle it.',
  'Change nothing until the investigator has seen it: no repair by you or by others. Work that was changed, neglected or used abnormally gets no citation for how it was done (A.R.S. 32-1155(D)). Danger comes first: shut it off and take photos. What cannot wait, repair no further than the danger, and keep the parts and the bill.',
  'Let the contractor look at the work within 15 days after the Registrar’s notice. Where that was refused, there is no citation either (the same section). Be there when the investigator comes, and answer the Registrar’s letters.',
  'Name each fault by itself. An investigator looks at what the complaint names.',
  'Keep the photos at hand for the investigator. The form says which files it takes.',
] as const

/** Where what stands here was read, and what was not. */
export const complaintBasis = `By the Registrar’s pages “Considering filing?” and “File a complaint”, read in stored copies on ${dayInWords('2026-11-28')}, and by A.R.S. 32-1155(D) and 32-1162(A) as others quoted them in 2026. We could not read the form itself: where it asks for more, it decides.`

/** The only place where it is said. */
export const notAdvice =
  'This is not legal advice. The Registrar can order a fix and discipline a license; it cannot award you damages. If the license is suspended or revoked over your complaint, the recovery fund may pay some owners who live in the home. For damages ask an Arizona lawyer.'

export const filingRule =
  'A written complaint must be filed within two years: for a new home or another new building from close of escrow or moving in, whichever was first; for all other work from its completion (A.R.S. 32-1162(A)).'

/** Until when a complaint can be filed, as far as the day that was typed tells it. */
export function filingDayWords(finished: string, today: Day): string {
  if (finished === '') return 'Enter below when the work was finished, and the last day stands here.'
  if (!isFinishDay(finished)) return 'The day of finishing below is no day that we can count from.'
  if (finished > today) return 'The day of finishing below is still to come, by the clock of this device.'
  const last = registrarDay(finished)
  return last < today
    ? `Two years after ${dayInWords(finished)} were over on ${dayInWords(last)}. Ask the Registrar before you count on it.`
    : `Two years after ${dayInWords(finished)} end on ${weekdayInWords(last)}. If it is a new building and you closed or moved in before, count from that day. File well before: it counts when it is filed.`
}

/** As the list of dates has it. */
const registrarDay = (finished: Day): Day =>
  datesAfter({ checklistId: '', job: { jobs: [], answers: {} }, finished, laborMonths: 0 }).find(
    ({ id }) => id === 'registrar',
  )?.day ?? finished

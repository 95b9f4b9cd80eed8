/** What a homeowner does around the checks of a visit: each a page of the visit, named here and fetched when it is opened. */
import { placeOfPaper } from './paper-place.ts'

/** Over the pages of a time, by when they are wanted. */
export const paperworkTitles = {
  before: 'Before they come',
  paying: 'Before you pay',
  after: 'After they leave',
} as const

export const allPaperwork = [
  {
    id: 'bids',
    when: 'before',
    title: 'Compare bids',
    does: 'Two or three bids side by side: what each has, lacks or does not say, and what to ask them to add.',
  },
  {
    id: 'contract',
    when: 'before',
    title: 'Check the contract',
    does: 'What the law asks of it, line by line, and the last day to cancel where there is one.',
  },
  {
    id: 'message',
    when: 'before',
    title: 'Message for the crew',
    does: 'The photos and readings to ask for, in English and Spanish, and a place for what they send.',
  },
  {
    id: 'own-checks',
    when: 'before',
    title: 'Checks of your own',
    does: 'What was promised and is not on the list: it gets the same answers, photos and report.',
  },
  {
    id: 'before-paying',
    when: 'paying',
    title: 'What to settle before you pay',
    does: 'The checks, the contract and the law before a payment, and what you may hold back until when.',
  },
  {
    id: 'letter',
    when: 'paying',
    title: 'The letter to the contractor',
    does: 'Your written reasons for holding money back, in English and Spanish, to print, copy or share.',
  },
  {
    id: 'do-not-sign',
    when: 'paying',
    title: 'Do not sign yet',
    does: 'Three papers that are signed or taken too early, and what must be there first.',
  },
  {
    id: 'dates',
    when: 'after',
    title: 'Dates to keep',
    does: 'From the day it was finished: warranties, second looks and last days, for your calendar.',
  },
  {
    id: 'complaint',
    when: 'after',
    title: 'Folder for a complaint',
    does: 'For the Registrar of Contractors: who, contract, work, and each fault with its photos, to print or keep.',
  },
  {
    id: 'call-sheet',
    when: 'after',
    title: 'Sheet for the call',
    does: 'The three worst open problems on one page, with a question to each, for the call with an expert.',
  },
  {
    id: 'send',
    when: 'after',
    title: 'Your answers on another phone',
    does: 'A link with your answers, readings and notes, to merge with those there.',
  },
] as const satisfies readonly {
  /** What the address of the visit says behind `#paper/`. */
  id: string
  when: keyof typeof paperworkTitles
  title: string
  /** What it does, in one line. */
  does: string
}[]

export type Paperwork = (typeof allPaperwork)[number]

/** The page of paperwork that a place names; undefined where it names none. */
export const paperAt = (place: string): Paperwork | undefined =>
  allPaperwork.find(({ id }) => placeOfPaper(id) === place)

/** What is said of a contract held against the law: what to ask for, and until when it may be canceled. */
import type { Both } from '../../checklists/checklist.ts'
import { formats } from '../../format/formats.ts'
import type { Day } from '../../format/phoenix-time.ts'
import type { Forms } from '../model/forms.ts'
import { type Found, linesFound, type Sold } from './contract-law.ts'
import { lastDayToCancel } from './last-day-to-cancel.ts'
import type { Law } from './laws.ts'

export const foundOptions: readonly { value: Found; label: string; tone?: 'pass' | 'problem' }[] = [
  { value: 'there', label: 'There', tone: 'pass' },
  { value: 'missing', label: 'Missing', tone: 'problem' },
  { value: 'unsure', label: 'Not sure' },
]

export const soldOptions: readonly { value: Sold; label: string }[] = [
  { value: 'home', label: 'At my home' },
  { value: 'elsewhere', label: 'Elsewhere' },
]

/** The request to add what is missing and to show what was not found; undefined while nothing is either. */
export function contractRequest(laws: readonly Law[], forms: Forms): Both | undefined {
  const [missing, unsure] = [linesFound(laws, forms, 'missing'), linesFound(laws, forms, 'unsure')]
  if (missing.length + unsure.length === 0) return undefined
  const list = (language: keyof Both, intro: string, lines: typeof missing) =>
    lines.length === 0 ? [] : [intro, ...lines.map(({ what }) => `- ${what[language]}`)]
  return {
    en: [
      'Hello. I compared the contract with what the law lists.',
      ...list('en', 'Please add to it:', missing),
      ...list('en', 'Please show me where it has:', unsure),
      'Thank you.',
    ].join('\n'),
    es: [
      'Buenas tardes. Comparé el contrato con lo que pide la ley.',
      ...list('es', 'Por favor agréguele:', missing),
      ...list('es', 'Por favor muéstreme dónde dice:', unsure),
      'Gracias.',
    ].join('\n'),
  }
}

/** Until when the contract may be canceled at least; `signed` as its field gives it, `today` by the device. */
export function cancelWords(signed: string, today: Day): string {
  const last = lastDayToCancel(signed)
  if (last === undefined) return 'Type the day on which you signed, and the last day follows.'
  const day = formats.en.weekdayInWords(last)
  if (last < today)
    return `By this count the time to cancel ended at midnight on ${day}. Your contract may give more: read it, and ask a lawyer today if you want out.`
  if (signed > today)
    return `That day is still to come by the clock of this device. Signed then, you may cancel at least until midnight on ${day}.`
  return `If this is such a sale, you may cancel at least until midnight ${last === today ? 'tonight' : `on ${day}`}. Your contract may give more.`
}

const [saturday, sunday] = ['2026-11-28', '2026-11-29'].map(formats.en.weekdayName)

/** Which days count, as A.R.S. 44-5002(A) says. */
export const countNote = `Counted are three business days after the day you signed. ${saturday} is one. ${sunday} is none, nor are New Year’s Day, Washington’s Birthday, Memorial Day, Independence Day, Labor Day, Columbus Day, Veterans Day, Thanksgiving Day and Christmas Day. Where a holiday is kept on another day, we count that day: the earlier end is the safe one.`

export const cancelHow =
  'Cancel in writing: hand it over, or mail it to the address that your notice names. By mail it counts once it is in the mail. A line by which you give up this right has no effect. Keep a copy and the proof of mailing.'

export const solarCancel =
  'For solar, A.R.S. 44-1763 gives at least three business days after signing, and only before the system is installed. What we could read of it does not say which days count, so we count as below, which ends no later.'

export const homeCancel =
  'For a sale at home, A.R.S. 44-5002 gives until midnight of the third business day. Which sales those are stands in 44-5001, and a federal rule covers more; both have exceptions, such as a deal first bargained at the seller’s shop.'

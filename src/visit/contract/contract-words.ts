/** What is said of a contract held against the law: what to ask for, and until when it may be canceled. */
import type { Both } from '../../checklists/checklist.ts'
import { formats } from '../../format/formats.ts'
import type { Day } from '../../format/phoenix-time.ts'
import type { Forms } from '../model/forms.ts'
import { type Found, linesFound, type Sold } from './contract-law.ts'
import type { Sale } from './last-day-to-cancel.ts'
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

export const stormOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

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
      'Hola. Comparé el contrato con lo que pide la ley.',
      ...list('es', 'Por favor agréguele:', missing),
      ...list('es', 'Por favor muéstreme dónde dice:', unsure),
      'Gracias.',
    ].join('\n'),
  }
}

/** Until when a sale of this kind may be canceled at least, `last` being that day; `today` by the device. */
export function cancelWords(sale: Sale, { signed, last, today }: { signed: Day; last: Day; today: Day }): string {
  const { as } = saleWords[sale]
  const day = formats.en.weekdayInWords(last)
  if (last < today)
    return `${as}, by this count the time to cancel ended at midnight on ${day}. Your contract may give more: read it, and ask a lawyer today if you want out.`
  if (signed > today)
    return `That day is still to come by the clock of this device. ${as}, and signed then, you may cancel at least until midnight on ${day}.`
  return `${as}, you may cancel at least until midnight ${last === today ? 'tonight' : `on ${day}`}. Your contract may give more.`
}

const noHolidays =
  'What we could read of it names no holidays and no way to cancel. So we count every day but Sunday, the safe way.'

export const noSignedDay = 'Type the day on which you signed, and the last day follows.'

const [saturday, sunday] = ['2026-11-28', '2026-11-29'].map(formats.en.weekdayName)

interface SaleWords {
  /** Before its last day. */
  as: string
  law: { name: string; url: string }
  /** Which sales it is about, and what they may. */
  says: string
  cancel: string
  counts: string
}

/** What is read on azleg.gov or in a copy is told as the law; what a law office sums up is told as that. */
export const saleWords: Record<Sale, SaleWords> = {
  home: {
    as: 'If it is such a sale at home',
    law: { name: 'A.R.S. 44-5002', url: 'https://www.azleg.gov/ars/44/05002.htm' },
    says: 'For a sale at home, A.R.S. 44-5002 gives until midnight of the third business day. As a law office sums up 44-5001, it is for sales paid in parts, or with a loan that the seller helps to get. The federal rule covers others of $25 or more. Neither covers a deal first bargained at the seller’s shop; the federal one also not an emergency, nor certain repairs that you called somebody for.',
    counts: `Counted are three business days after the day you signed. ${saturday} is one. ${sunday} is none, nor are New Year’s Day, Washington’s Birthday, Memorial Day, Independence Day, Labor Day, Columbus Day, Veterans Day, Thanksgiving Day and Christmas Day. Where a holiday is kept on another day, we count that day: the earlier end is the safe one.`,
    cancel:
      'Cancel in writing: hand it over, or mail it to the address that your notice names. By mail it counts once it is in the mail. A line by which you give up this right has no effect (A.R.S. 44-5002). Keep a copy and the proof of mailing.',
  },
  solar: {
    as: 'If it is such a solar agreement, and the system is not installed yet',
    law: { name: 'A.R.S. 44-1763', url: 'https://www.azleg.gov/ars/44/01763.htm' },
    says: 'For solar, A.R.S. 44-1763 has the agreement give at least three business days after signing, and before the system is installed.',
    cancel: 'Cancel in writing, as your agreement says, and so that it arrives in time.',
    counts: noHolidays,
  },
  storm: {
    as: 'If it is such a storm repair',
    law: { name: 'A.R.S. 32-1158.02', url: 'https://www.azleg.gov/ars/32/01158-02.htm' },
    says: 'For damage from a catastrophic storm, in an area that an insurer has named, A.R.S. 32-1158.02 has the contract say that you may cancel for any reason within four business days after signing, and within 72 hours after you hear that the insurer denied the claim.',
    cancel: 'Cancel in writing, as your contract says, and so that it arrives in time.',
    counts: noHolidays,
  },
}

/** The letter that objects to a bill, in one language, out of the problems of a visit and the fields of its forms. */

import { goodOf } from '../../checklists/cases.ts'
import type { Both, Checklist } from '../../checklists/checklist.ts'
import { itemWords } from '../../checklists/checklist-words.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import type { Job } from '../../content/job-fit.ts'
import { isDay } from '../../format/day.ts'
import { formats } from '../../format/formats.ts'
import type { Day } from '../../format/phoenix-time.ts'
import { spanish } from '../../format/spanish.ts'
import { factsIn } from '../model/about.ts'
import { faultWords } from '../model/crew-words.ts'
import { formsIn } from '../model/forms.ts'
import { lastSaid } from '../model/problem/last-reply.ts'
import { measuredIn, seenWords } from '../model/problem/problem-words.ts'
import type { Step } from '../model/steps.ts'
import { pointIn, type Visit } from '../model/visit.ts'
import { centsIn } from './held-sum.ts'
import { blank, letterSentences, letterTitles } from './letter-words.ts'
import { costField, heldSumIn, noticeIn, paymentFields } from './payment-fields.ts'

export interface LetterContent {
  checklist: Checklist
  job: Job
  visit: Visit
  /** The problems that money is held back for, in order. */
  faults: readonly Step[]
  /** By check point, the numbers of its photos. */
  photos: ReadonlyMap<string, readonly number[]>
  today: Day
}

export interface Line {
  label: string
  text: string
}

export interface Letter {
  lang: keyof Both
  title: string
  copy: string
  /** Date, parties and job. */
  head: Line[]
  opening: string
  reasons: { title: string; lines: Line[] }[]
  closing: string
  signature: string
}

const dayWords: Record<keyof Both, (day: Day) => string> = { en: formats.en.dayInWords, es: spanish.dayInWords }
const numbers: Record<keyof Both, (list: readonly number[]) => string> = {
  en: (list) => formats.en.listInWords(list.map(String)),
  es: spanish.numbersInWords,
}
const { exactMoney } = formats.en

export function letterIn(lang: keyof Both, content: LetterContent): Letter {
  const { visit, faults, today } = content
  const forms = formsIn(visit)
  const facts = factsIn(visit)
  const title = (of: keyof typeof letterTitles) => letterTitles[of][lang]
  const typed = (text: string | undefined) => text?.trim() || blank
  const day = (text: string | undefined) => (text && isDay(text) ? dayWords[lang](text) : blank)
  const sum = heldSumIn(
    forms,
    faults.map(({ point }) => point.id),
  )
  const { opening, closing } = letterSentences[lang](
    {
      billNumber: typed(forms[paymentFields.billNumber]),
      billDay: day(forms[paymentFields.billDay]),
      received: day(forms[paymentFields.received]),
      sum: money(sum.bill),
      held: money(sum.held || undefined),
      rest: money(sum.held ? sum.rest : undefined),
      fixBy: day(forms[paymentFields.fixBy]),
    },
    noticeIn(forms),
  )
  return {
    lang,
    title: title('title'),
    copy: title('copy'),
    head: [
      { label: title('date'), text: day(forms[paymentFields.letterDay] || today) },
      { label: title('from'), text: typed(forms[paymentFields.owner]) },
      { label: title('to'), text: typed(facts.contractor) },
      { label: title('license'), text: typed(facts.license) },
      { label: title('job'), text: typed(facts.address) },
    ],
    opening,
    reasons: faults.map((step) => ({
      title: `${step.point.name[lang]} (${title('check')} ${step.number})`,
      lines: reasonLines(lang, step, content),
    })),
    closing,
    signature: title('signature'),
  }
}

/** What should be, what is, what was promised, and the proof; none of what is not known. */
function reasonLines(lang: keyof Both, { item, point }: Step, content: LetterContent): Line[] {
  const { checklist, job, visit, photos, today } = content
  const record = pointIn(visit, point.id)
  const [words] = itemWords({ ...item, points: [point] }, checklist, job).points
  const reading = words?.lines.find((line): line is ReadingLine => line.kind === 'reading')
  const cost = centsIn(formsIn(visit)[costField(point.id)] ?? '')
  const lines: [keyof typeof letterTitles, string | undefined][] = [
    ['good', words && goodOf(words, record.pickedCase)?.[lang]],
    ['measured', reading && measuredIn(record, reading)?.[lang]],
    ['found', [record.fault && faultWords[record.fault][lang], seenIn(lang, record.saw)].filter(Boolean).join('. ')],
    ['said', lastSaid(record, today, formats.en)?.[lang]],
    ['photos', numbers[lang](photos.get(point.id) ?? [])],
    ['cost', cost === undefined ? undefined : exactMoney(cost)],
  ]
  return lines.flatMap(([of, text]) => (text ? [{ label: letterTitles[of][lang], text }] : []))
}

/** The ready phrases in the language of the letter, and the rest as it was typed. */
function seenIn(lang: keyof Both, saw: string): string {
  if (lang === 'en') return saw.trim()
  const { phrases, own } = seenWords(saw)
  return [...phrases.map((phrase) => phrase[lang]), own].filter(Boolean).join(' ')
}

const money = (cents: number | undefined): string => (cents === undefined ? `$${blank}` : exactMoney(cents))

/** The letter as a text to send. */
export const letterText = ({ title, head, opening, reasons, closing, signature }: Letter): string =>
  [
    [title, ...head.map(inLine)].join('\n'),
    opening,
    ...reasons.map((reason, index) => [`${index + 1}. ${reason.title}`, ...reason.lines.map(inLine)].join('\n')),
    closing,
    `${signature}: ${blank}`,
  ].join('\n\n')

const inLine = ({ label, text }: Line): string => `${label}: ${text}`

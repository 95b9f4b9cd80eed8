/** The complaint folder as a document: who, contract, work, each fault by itself, letters, and what to add. */

import { goodOf } from '../../checklists/cases.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { goodLines, itemWords } from '../../checklists/checklist-words.ts'
import { labelled, square } from '../../checklists/lines-html.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import { isSaid, type Job } from '../../content/job-fit.ts'
import { isDay } from '../../format/day.ts'
import { formats } from '../../format/formats.ts'
import { type Html, html, ownCode } from '../../format/html.ts'
import type { Day } from '../../format/phoenix-time.ts'
import { factsIn } from '../model/about.ts'
import { type Forms, formsIn } from '../model/forms.ts'
import { jobWords } from '../model/job.ts'
import { isDayOver, lastReply, lastSaid } from '../model/problem/last-reply.ts'
import type { Step } from '../model/steps.ts'
import { pointIn, type Visit } from '../model/visit.ts'
import { centsIn } from '../payment/held-sum.ts'
import { letterTitles } from '../payment/letter-words.ts'
import { heldSumIn, paymentFields } from '../payment/payment-fields.ts'
import figureStyle from '../report/figures.css?inline'
import { type Filled, measuredFact, readingLine } from '../report/report-lines.ts'
import { photoFigures, type ReportPhotos } from '../report/report-photos.ts'
import { unitOf } from '../report/report-points.ts'
import { stepList } from '../report/report-steps.ts'
import { reportWords } from '../report/report-words.ts'
import style from './complaint.css?inline'
import { complaintFields } from './complaint-fields.ts'
import { complaintLabels, complaintTitle, complaintTitles, notTheForm, papersToAdd } from './complaint-words.ts'

export interface ComplaintContent {
  checklist: Checklist
  job: Job
  visit: Visit
  /** The open problems, in the order in which they are told. */
  faults: readonly Step[]
  photos: ReportPhotos
  /** The day on which it is made. */
  today: Day
}

/** What the folder looks like, for a page that shows it without being the file. */
export const complaintStyle = `${figureStyle}${style}`

export const complaintFileName = ({ id }: Checklist): string => `${id}-complaint-folder.html`

/** One HTML file without script, for Letter paper, with its pictures in it. */
export const complaintFile = (content: ComplaintContent): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${complaintTitle}</title>
<style>${ownCode(complaintStyle)}</style>
</head>
<body><main>
${complaintHead(content, 'h1')}
${complaintFaults(content)}
${complaintEnd(content)}
</main></body>
</html>
`.markup

/** The parts that the form names before the fault; a page around them has the only heading of the first level. */
export function complaintHead(content: Omit<ComplaintContent, 'photos'>, heading: 'h1' | 'h2' = 'h2'): Html {
  const { checklist, job, visit, today } = content
  const forms = formsIn(visit)
  const { address, contractor, license } = factsIn(visit)
  const { owner, contractor: business, contract, work } = complaintTitles
  const trade = [checklist.title, isSaid(job) ? jobWords(job, checklist) : ''].filter(Boolean).join(': ')
  return html`<header>
${ownCode(`<${heading} class="title">`)}${complaintTitle}${ownCode(`</${heading}>`)}
<p>Made on ${formats.en.dayInWords(today)}</p>
<p class="small">${notTheForm}</p>
</header>
${section(owner, [
  ['name', typed(forms, complaintFields.owner)],
  ['ownerAddress', typed(forms, complaintFields.ownerAddress)],
  ['ownerContact', typed(forms, complaintFields.ownerContact)],
])}
${section(business, [
  ['contractor', contractor.trim()],
  ['license', license.trim()],
  ['contractorAddress', typed(forms, complaintFields.contractorAddress)],
])}
${section(contract, [
  ['signed', day(forms[complaintFields.signed])],
  ['price', sum(forms, complaintFields.price)],
  ['paid', sum(forms, complaintFields.paid)],
])}
${section(work, [
  ['job', address.trim()],
  ['trade', trade],
  ['begun', day(forms[complaintFields.begun])],
  ['finished', day(forms[complaintFields.finished])],
])}`
}

/** Each fault by itself: what good is, what was read, what happened step by step, and the photos. */
export function complaintFaults(content: ComplaintContent): Html {
  const { faults } = content
  return html`<section class="faults"><h2>${complaintTitles.faults} (${faults.length})</h2>
${faults.map((step, index) => fault(step, index + 1, content))}</section>`
}

function fault({ item, point, number }: Step, place: number, content: ComplaintContent): Html {
  const { checklist, job, visit, photos, today } = content
  const record = pointIn(visit, point.id)
  const [words] = itemWords({ ...item, points: [point] }, checklist, job).points
  if (!words) return html``
  const good = goodOf(words, record.pickedCase)
  const last = lastReply(record)
  const missed = last && isDayOver(last, today) ? lastSaid(record, today, formats.en) : undefined
  return html`<article class="fault"><h3>Fault ${place}: ${words.name.en} <span class="small">(check ${number})</span></h3>
${goodLines({ ...words, good }).map((line) => html`<p>${labelled(line)}</p>`)}
${words.lines.flatMap((line) => (line.kind === 'reading' ? [measured(line, point.id, { checklist, job, visit, lang: 'en' })] : []))}
${stepList(record, { lang: 'en', unit: unitOf(words) })}
${missed ? html`<p><b>They said: ${missed.en}</b></p>` : null}
${photoFigures(photos.get(point.id), { of: `fault ${place}`, lang: 'en' })}
<p class="small">${labelled({ label: reportWords.en.restsOn, text: words.basis.text })}</p></article>`
}

/** What was read; of what is read twice, both readings with their times. */
function measured(line: ReadingLine, pointId: string, filled: Filled): Html {
  if (line.value.over) return readingLine(line, pointId, filled)
  const fact = measuredFact(line, pointId, filled)
  return fact === '' ? html`` : html`<p>${labelled({ label: letterTitles.measured.en, text: fact })}</p>`
}

/** What is asked for, the letters, what to add, and where to sign. */
export function complaintEnd({ visit, faults }: Pick<ComplaintContent, 'visit' | 'faults'>): Html {
  const { letters, papers } = complaintTitles
  const forms = formsIn(visit)
  return html`${section(null, [['asks', typed(forms, complaintFields.asks)]])}
${section(letters, letterLines(forms, faults))}
<section><h2>${papers}</h2><ul class="papers">${papersToAdd.map((paper) => html`<li>${square}${paper}</li>`)}</ul></section>
${section(null, [
  ['signature', ''],
  ['date', ''],
])}`
}

type Line = readonly [label: keyof typeof complaintLabels, text: string]

/** Of the letter that the visit holds, what it says of itself. Whether it went out nobody here can know. */
function letterLines(forms: Forms, faults: readonly Step[]): Line[] {
  const pointIds = faults.map(({ point }) => point.id)
  const { bill, held } = heldSumIn(forms, pointIds)
  const { exactMoney } = formats.en
  const billNumber = typed(forms, paymentFields.billNumber)
  const billDay = day(forms[paymentFields.billDay])
  const ofBill = [
    billNumber && `no. ${billNumber}`,
    billDay && `dated ${billDay}`,
    bill !== undefined && `for ${exactMoney(bill)}`,
  ]
  const known: Line[] = [
    ['bill', ofBill.filter(Boolean).join(', ')],
    ['held', held ? exactMoney(held) : ''],
    ['fixBy', day(forms[paymentFields.fixBy])],
  ]
  return [
    ['letterDay', day(forms[paymentFields.letterDay])],
    ['letterSent', typed(forms, complaintFields.letterSent)],
    ...known.filter(([, text]) => text !== ''),
  ]
}

const typed = (forms: Forms, field: string): string => (forms[field] ?? '').trim()

/** In dollars and cents where it can be read as that, otherwise as it was typed. */
function sum(forms: Forms, field: string): string {
  const cents = centsIn(forms[field] ?? '')
  return cents === undefined ? typed(forms, field) : formats.en.exactMoney(cents)
}

const day = (text: string | undefined): string => (text && isDay(text) ? formats.en.dayInWords(text) : '')

/** Lines with their labels; one without a text is a line to write on. */
const section = (title: string | null, lines: readonly Line[]): Html =>
  html`<section>${title && html`<h2>${title}</h2>`}<dl class="lines">${lines.map(
    ([label, text]) =>
      html`<div${text === '' ? ownCode(' class="blank"') : null}><dt>${complaintLabels[label]}</dt><dd><bdi>${text}</bdi></dd></div>`,
  )}</dl></section>`

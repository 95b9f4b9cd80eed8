import { isSaid, type Job } from '../content/job-fit.ts'
import { type Html, html, ownCode } from '../format/html.ts'
import type { Site } from '../shell/site-calls.ts'
import type { Checklist, Item } from './checklist.ts'
import {
  adviceLine,
  againstInFile,
  itemWords,
  type PointLine,
  type PointWords,
  type ReadingLine,
  stopWorkLine,
  stopWorkTitle,
  type TextLine,
  withCasesLeft,
} from './checklist-words.ts'
import { drawingHtml } from './drawing-html.ts'
import { type FittedItem, fitItems, stopWorkOf } from './fitted-items.ts'
import { type ItemRecord, progressOf, readingOf } from './item-record.ts'
import { jobWords } from './job.ts'
import { onlyFor } from './job-words.ts'
import { caseThatCounts, readingVerdict, verdictWords } from './reading.ts'
import style from './report.css?inline'
import { type Labelled, sourcesOf, sourcesTitle } from './source-words.ts'

export interface ReportContent {
  site: Pick<Site, 'name' | 'publicUrl' | 'priceRange'>
  checklist: Checklist
  /** What this homeowner can see: the free items, or all of them. */
  items: Item[]
  records: ReadonlyMap<string, ItemRecord>
  /** What was said of the job. */
  job: Job
  /** The day of the export in words. */
  madeOn: string
}

/** `HVAC-Quality-Verification-Report.html`. */
export const reportFileName = ({ category }: Checklist): string =>
  `${category.toUpperCase()}-Quality-Verification-Report.html`

/** For a category that brings no list of its own. */
const lookForAnywhere = ['First 3 items free', 'Educated verification', 'Arizona-specific standards']

/**
 * What a homeowner sees and has ticked and noted, as one HTML file without script: to print, to save as PDF, to take
 * along and to have signed. Made on the device, from what the page already shows.
 */
export function verificationReport({ site, checklist, items, records, job, madeOn }: ReportContent): string {
  const fitted = fitItems(items, job, checklist)
  const { completed, percent } = progressOf(fitted, records)
  const locked = checklist.itemCount - items.length
  const lookFor = checklist.lookFor.length > 0 ? checklist.lookFor : lookForAnywhere
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${checklist.category.toUpperCase()} Quality Verification Report · ${site.name}</title>
<style>${ownCode(style)}</style>
</head>
<body><main>
<header>
<p>${site.name}</p>
<h1>${checklist.category.toUpperCase()} Quality Verification Report</h1>
<p><b>${checklist.title}</b></p>
<p>Made on ${madeOn} · Progress: ${completed} of ${items.length} items, ${percent}%</p>
${isSaid(job) ? html`<p>The job: <b>${jobWords(job, checklist)}</b></p>` : null}
</header>
<dl class="lines job">${jobLines.map(writeIn)}</dl>
<section><h2>What to look for</h2><ul>${lookFor.map((text) => html`<li>${text}</li>`)}</ul></section>
${stopWorkList(stopWorkOf(checklist, job))}
<section><h2>How to use this report</h2><ul>${howToUse.map((text) => html`<li>${text}</li>`)}</ul></section>
${fitted.map((one) => itemSheet(one, { checklist, job, record: records.get(one.item.id), readingAt: (id) => readingOf(records, id) }))}
${sourceList(items)}
${locked > 0 ? upsell(locked, site) : null}
<p class="small">${adviceLine}</p>
</main></body>
</html>
`.markup
}

const jobLines = ['Address', 'Contractor', 'ROC license number', 'Date of the visit']

const howToUse = [
  'Print it on Letter paper, or choose “Save as PDF” in the print window.',
  'Take it on site and check each point before the work is covered.',
  'Document what you see and what you are told, in the notes of each item.',
  'Ask the contractor to sign each item. The signature says that you both saw it, nothing more.',
  'Take your own photos, and write their numbers into the notes.',
]

const stopWorkList = (reasons: Checklist['stopWork']): Html | null =>
  reasons.length === 0
    ? null
    : html`<section><h2>${stopWorkTitle}</h2><ul>${reasons.map(stopWorkLine).map(({ label, text }) => html`<li>${text} <b>${label}</b></li>`)}</ul></section>`

type ReadingAt = (pointId: string) => string

interface Filled {
  checklist: Checklist
  job: Job
  record: ItemRecord | undefined
  readingAt: ReadingAt
}

function itemSheet({ item, number, points: left, ruledOut }: FittedItem, filled: Filled): Html {
  const { checklist, job, record } = filled
  const { title, priority, when, description, lines, points } = itemWords({ ...item, points: left }, checklist, job)
  if (left.length === 0)
    return html`<article><h2>${number}. ${title}</h2><p>Not applicable to this job.</p>${ruledOutList(ruledOut)}${notesOf(record)}</article>`
  return html`<article>
<div class="head"><h2>${number}. ${title}</h2>
<p><b>${priority}</b> · ${when.label} <b>${when.text}</b> · ${record?.isCompleted ? 'Completed' : 'Not completed'}</p>
<p>${description}</p>
${lines.map(textLine)}</div>
<ol>${points.map((point) => pointEntry(point, filled))}</ol>
${ruledOutList(ruledOut)}
${notesOf(record)}
<dl class="lines">${writeIn('Contractor notes')}</dl>
<dl class="lines signed">${['Contractor signature', 'Homeowner signature', 'Date'].map(writeIn)}</dl>
</article>
`
}

const notesOf = (record: ItemRecord | undefined): Html | null =>
  record?.notes ? html`<p class="written"><b>Your notes.</b> <bdi>${record.notes}</bdi></p>` : null

const ruledOutList = (ruledOut: FittedItem['ruledOut']): Html | null =>
  ruledOut.length === 0
    ? null
    : html`<ul class="small">${ruledOut.map(({ point, condition }) => html`<li>Not applicable: ${point.check} (${onlyFor.toLowerCase()}: ${condition})</li>`)}</ul>`

const sourceList = (items: Item[]): Html =>
  html`<section class="small"><h2>${sourcesTitle}</h2><ul>${sourcesOf(items).map(({ text, about, url }) => html`<li>${text}: ${about}${url ? html` · ${url}` : null}</li>`)}</ul></section>`

function pointEntry({ id, check, how, lines, say, basis }: PointWords, filled: Filled): Html {
  const ticked = filled.record?.tickedPoints.includes(id) ?? false
  return html`<li><p><span class="tick">${ticked ? '☑' : '☐'}</span> <b>${check}</b></p>
${lines.map((line) => (line.kind === 'reading' ? readingLine(line, id, filled) : pointLine(line)))}
<p class="small">${say.map(({ label, text, lang }) => html`<span lang="${lang ?? 'en'}">${label}: ${text}</span> `)}</p>
<p class="small">${how} · ${labelled(basis)}</p></li>`
}

function readingLine(written: ReadingLine, pointId: string, { checklist, job, record, readingAt }: Filled): Html {
  const line = withCasesLeft(written, job, checklist.questions)
  const reading = record?.readings[pointId]?.trim() ?? ''
  const pickedCase = caseThatCounts(record?.cases?.[pointId], line.cases)
  const other = line.value.near && readingAt(line.value.near.point)
  const verdict = verdictWords[readingVerdict(reading, line.value, { pickedCase, other })]
  return html`<p>${line.label}: ${reading || '________'} (${againstInFile(line, pickedCase)})${verdict && html` <b>${verdict}</b>`}</p>`
}

const pointLine = (line: Exclude<PointLine, ReadingLine>): Html =>
  line.kind === 'drawing'
    ? drawingHtml(line)
    : line.kind === 'box'
      ? html`<p class="box"><b>${line.title}</b> ${line.text} <span class="small">${labelled(line.basis)}</span></p>`
      : textLine(line)

const textLine = (line: TextLine): Html =>
  line.kind === 'safety' ? html`<p><b>${line.label}.</b> ${line.text}</p>` : html`<p>${labelled(line)}</p>`

const labelled = ({ label, text }: Labelled): Html => html`${label}: ${text}`

const writeIn = (label: string): Html => html`<div><dt>${label}</dt><dd></dd></div>`

const upsell = (locked: number, site: ReportContent['site']): Html =>
  html`<p class="locked"><b>${locked} additional items are locked.</b> Plans cost ${site.priceRange}: ${site.publicUrl}/pricing</p>`

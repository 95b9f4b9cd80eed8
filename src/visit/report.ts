import type { Checklist, Item } from '../checklists/checklist.ts'
import {
  adviceLine,
  goodLabel,
  itemWords,
  type PointLine,
  type PointWords,
  stopWorkLine,
  stopWorkTitle,
  type TextLine,
} from '../checklists/checklist-words.ts'
import { drawingHtml } from '../checklists/drawing-html.ts'
import { onlyFor } from '../checklists/job-words.ts'
import { caseThatCounts, readingVerdict, verdictWords } from '../checklists/reading.ts'
import { againstInFile, type ReadingLine, withCasesLeft } from '../checklists/reading-words.ts'
import { type Labelled, sourcesOf, sourcesTitle } from '../checklists/source-words.ts'
import { isOfPair, type TimedValue } from '../checklists/timed-reading.ts'
import { rowsOf } from '../checklists/timed-rows.ts'
import { changeWords, readAt } from '../checklists/timed-words.ts'
import { isSaid, type Job } from '../content/job-fit.ts'
import { dayInWords } from '../format/day.ts'
import { type Html, html, ownCode } from '../format/html.ts'
import type { Site } from '../shell/site-calls.ts'
import { type FittedItem, fitItems, stopWorkOf } from './fitted-items.ts'
import { jobWords } from './job.ts'
import { objectionTo } from './objection.ts'
import { answerDespite } from './objection-words.ts'
import style from './report.css?inline'
import { pairOf } from './timed-pair.ts'
import { countsOf, isDone, itemIn, type PointRecord, pointIn, progressOf, readingOf, type Visit } from './visit.ts'
import { answerWords, problemLines } from './visit-words.ts'

export interface ReportContent {
  site: Pick<Site, 'name' | 'publicUrl' | 'priceRange'>
  checklist: Checklist
  /** Of the visit. */
  title: string
  /** What this homeowner can see: the free items, or all of them. */
  items: Item[]
  visit: Visit
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
export function verificationReport({ site, checklist, title, items, visit, job, madeOn }: ReportContent): string {
  const fitted = fitItems(items, job, checklist)
  const { completed, percent } = progressOf(fitted, visit)
  const locked = checklist.itemCount - items.length
  const filled = { checklist, job, visit }
  const { answered, all, problems } = countsOf(fitted, visit)
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
<p><b><bdi>${title}</bdi></b></p>
<p>Made on ${madeOn} · Progress: ${completed} of ${items.length} items, ${percent}%</p>
<p>${answered} of ${all} check points answered, ${problems === 0 ? 'no problem' : problems === 1 ? '1 problem' : `${problems} problems`} found</p>
${isSaid(job) ? html`<p>The job: <b>${jobWords(job, checklist)}</b></p>` : null}
</header>
<dl class="lines job">${jobLines.map(writeIn)}</dl>
<section><h2>What to look for</h2><ul>${lookFor.map((text) => html`<li>${text}</li>`)}</ul></section>
${stopWorkList(stopWorkOf(checklist, job))}
<section><h2>How to use this report</h2><ul>${howToUse.map((text) => html`<li>${text}</li>`)}</ul></section>
${problemList(fitted, filled)}
${fitted.map((one) => itemSheet(one, filled))}
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

interface Filled {
  checklist: Checklist
  job: Job
  visit: Visit
}

/** What is to be fixed, before anything else. */
function problemList(fitted: FittedItem[], filled: Filled): Html | null {
  const { checklist, job, visit } = filled
  const found = fitted.flatMap(({ item, number, points }) =>
    itemWords({ ...item, points }, checklist, job)
      .points.filter(({ id }) => pointIn(visit, id).answer === 'problem')
      .map((point) => ({ point, number: pointNumber(number, item, point.id) })),
  )
  if (found.length === 0) return null
  return html`<section class="to-fix"><h2>To fix (${found.length})</h2>
${found.map(
  ({ point, number }) => html`<article class="problem"><p><b>${number} ${point.check}</b></p>
${point.lines.flatMap((line) => (line.kind === 'reading' ? [readingLine(line, point.id, filled)] : line.kind === 'words' && line.label === goodLabel ? [textLine(line)] : []))}
${problemLines(pointIn(visit, point.id), dayInWords).map((line) => html`<p class="written"><b>${line.label}.</b> <bdi>${line.text}</bdi></p>`)}</article>`,
)}</section>`
}

const pointNumber = (itemNumber: number, item: Item, id: string): string =>
  `${itemNumber}.${item.points.findIndex((point) => point.id === id) + 1}`

function itemSheet({ item, number, points: left, ruledOut }: FittedItem, filled: Filled): Html {
  const { checklist, job, visit } = filled
  const { notes } = itemIn(visit, item.id)
  const { title, priority, when, description, lines, points } = itemWords({ ...item, points: left }, checklist, job)
  if (left.length === 0)
    return html`<article><h2>${number}. ${title}</h2><p>Not applicable to this job.</p>${ruledOutList(ruledOut)}${notesOf(notes)}</article>`
  return html`<article>
<div class="head"><h2>${number}. ${title}</h2>
<p><b>${priority}</b> · ${when.label} <b>${when.text}</b> · ${isDone(visit, item.id, left) ? 'Completed' : 'Not completed'}</p>
<p>${description}</p>
${lines.map(textLine)}</div>
<ol>${points.map((point) => pointEntry(point, filled))}</ol>
${ruledOutList(ruledOut)}
${notesOf(notes)}
<dl class="lines">${writeIn('Contractor notes')}</dl>
<dl class="lines signed">${['Contractor signature', 'Homeowner signature', 'Date'].map(writeIn)}</dl>
</article>
`
}

const notesOf = (notes: string | null): Html | null =>
  notes ? html`<p class="written"><b>Your notes.</b> <bdi>${notes}</bdi></p>` : null

const ruledOutList = (ruledOut: FittedItem['ruledOut']): Html | null =>
  ruledOut.length === 0
    ? null
    : html`<ul class="small">${ruledOut.map(({ point, condition }) => html`<li>Not applicable: ${point.check} (${onlyFor.toLowerCase()}: ${condition})</li>`)}</ul>`

const sourceList = (items: Item[]): Html =>
  html`<section class="small"><h2>${sourcesTitle}</h2><ul>${sourcesOf(items).map(({ text, about, url }) => html`<li>${text}: ${about}${url ? html` · ${url}` : null}</li>`)}</ul></section>`

function pointEntry({ id, check, how, lines, say, basis }: PointWords, filled: Filled): Html {
  const { answer } = pointIn(filled.visit, id)
  return html`<li><p><span class="answer${answer === null ? null : ownCode(` ${answer}`)}">${answerWords(answer)}</span> <b>${check}</b></p>
${lines.map((line) => (line.kind === 'reading' ? readingLine(line, id, filled) : pointLine(line)))}
<p class="small">${say.map(({ label, text, lang }) => html`<span lang="${lang ?? 'en'}">${label}: ${text}</span> `)}</p>
<p class="small">${how} · ${labelled(basis)}</p></li>`
}

function readingLine(written: ReadingLine, pointId: string, { checklist, job, visit }: Filled): Html {
  const line = withCasesLeft(written, job, checklist.questions)
  const record = pointIn(visit, pointId)
  if (line.value.over) return timedLines(line, { ...line.value, over: line.value.over }, record)
  const reading = record.reading.trim()
  const pickedCase = caseThatCounts(record.pickedCase, line.cases)
  const other = line.value.near && readingOf(visit, line.value.near.point)
  const objection = objectionTo(record, line.value, { pickedCase, other })
  const verdict = objection
    ? `${answerDespite(record, objection)}.`
    : verdictWords[readingVerdict(reading, line.value, { pickedCase, other })]
  return html`<p>${line.label}: ${reading || '________'} (${againstInFile(line, pickedCase)})${verdict && html` <b>${verdict}</b>`}</p>`
}

/** Both readings with their times, to be filled in where they are not taken, and how far it went. */
function timedLines(line: ReadingLine, value: TimedValue, record: PointRecord): Html {
  const pickedCase = caseThatCounts(record.pickedCase, line.cases)
  const pair = pairOf(record)
  const { change, verdict: said } = changeWords(pair, value, pickedCase)
  const objection = objectionTo(record, value, { pickedCase })
  const verdict = objection ? `${answerDespite(record, objection)}.` : said
  const earlier = record.reading.trim()
  return html`${rowsOf(line.value)
    .filter(({ place }) => isOfPair(value.over, place, pickedCase))
    .map(({ place, label, isTimed }) => {
      const taken = pair[place]
      const typed = taken?.reading.trim()
      const time = taken && typed ? readAt(taken) : '________'
      return html`<p>${line.label}. ${label}: ${typed || '________'} ${line.unit}${isTimed ? `, ${time}` : null}</p>`
    })}
<p>${change ? html`<b>${change}.</b> ` : null}(${againstInFile(line, pickedCase)})${verdict ? html` <b>${verdict}</b>` : null}</p>${earlier ? html`<p>Noted earlier: ${earlier}</p>` : null}`
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

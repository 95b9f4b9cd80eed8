import type { Site } from '../api/contract.ts'
import { type Html, html, ownCode } from '../format/html.ts'
import type { Checklist, CheckPoint, Item } from './checklist.ts'
import type { ItemRecord } from './item-record.ts'
import { howLabels, phaseLabels, priorityLabels } from './labels.ts'
import { bandOf } from './reading.ts'
import { reportStyle } from './report-style.ts'

export interface ReportContent {
  site: Pick<Site, 'name' | 'publicUrl' | 'priceRange'>
  checklist: Checklist
  /** What this homeowner can see: the free items, or all of them. */
  items: Item[]
  records: ReadonlyMap<string, ItemRecord>
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
export function verificationReport({ site, checklist, items, records, madeOn }: ReportContent): string {
  const completed = items.filter(({ id }) => records.get(id)?.isCompleted).length
  const percent = items.length === 0 ? 0 : Math.round((completed / items.length) * 100)
  const locked = checklist.itemCount - items.length
  const lookFor = checklist.lookFor.length > 0 ? checklist.lookFor : lookForAnywhere
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${checklist.category.toUpperCase()} Quality Verification Report · ${site.name}</title>
<style>${ownCode(reportStyle)}</style>
</head>
<body><main>
<header>
<p>${site.name}</p>
<h1>${checklist.category.toUpperCase()} Quality Verification Report</h1>
<p><b>${checklist.title}</b></p>
<p>Made on ${madeOn} · Progress: ${completed} of ${items.length} items, ${percent}%</p>
</header>
<dl class="lines job">${jobLines.map(line)}</dl>
<section><h2>What to look for</h2><ul>${lookFor.map((text) => html`<li>${text}</li>`)}</ul></section>
<section><h2>How to use this report</h2><ul>${howToUse.map((text) => html`<li>${text}</li>`)}</ul></section>
${items.map((item, index) => itemSheet(item, index + 1, records.get(item.id)))}
${locked > 0 ? upsell(locked, site) : null}
<p class="small">This report is advice to help you check work. It is not an inspection, a warranty or legal advice.</p>
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

const itemSheet = (item: Item, number: number, record: ItemRecord | undefined): Html => html`<article>
<div class="head"><h2>${number}. ${item.title}</h2>
<p><b>${priorityLabels[item.priority]}</b> · Check it <b>${phaseLabels[item.phase].toLowerCase()}</b> · ${record?.isCompleted ? 'Completed' : 'Not completed'}</p>
<p>${item.description}</p>
<p><b>Safety.</b> ${item.safety}</p></div>
<ol>${item.points.map((point) => pointLine(point, record))}</ol>
${record?.notes ? html`<p class="written"><b>Your notes.</b> <bdi>${record.notes}</bdi></p>` : null}
<dl class="lines">${line('Contractor notes')}</dl>
<dl class="lines signed">${['Contractor signature', 'Homeowner signature', 'Date'].map(line)}</dl>
</article>
`

function pointLine(point: CheckPoint, record: ItemRecord | undefined): Html {
  const ticked = record?.tickedPoints.includes(point.id) ?? false
  const reading = record?.readings[point.id]?.trim()
  return html`<li><p><span class="tick">${ticked ? '☑' : '☐'}</span> <b>${point.check}</b></p>
<p>Good: ${point.pass}</p>
${point.value ? html`<p>Reading: ${reading ? reading : '________'} (${bandOf(point.value)})</p>` : null}
${point.box ? html`<p class="box"><b>${point.box.title}</b> ${point.box.text} <span class="small">Rests on: ${point.box.source}</span></p>` : null}
<p class="small">Say: “${point.say}” <span lang="es">“${point.es}”</span></p>
<p class="small">${howLabels[point.how]} · Rests on: ${point.source}</p></li>`
}

const line = (label: string): Html => html`<div><dt>${label}</dt><dd></dd></div>`

const upsell = (locked: number, site: ReportContent['site']): Html =>
  html`<p class="locked"><b>${locked} additional items are locked.</b> Plans cost ${site.priceRange}: ${site.publicUrl}/pricing</p>`

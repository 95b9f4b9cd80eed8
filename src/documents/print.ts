import type { Checklist, Item } from '../checklists/checklist.ts'
import {
  adviceLine,
  itemWords,
  type PointWords,
  sayLines,
  stopWorkLine,
  stopWorkTitle,
} from '../checklists/checklist-words.ts'
import { drawingHtml } from '../checklists/drawing/drawing-html.ts'
import { boxHtml, goodHtml, labelled, square, textLine } from '../checklists/lines-html.ts'
import type { ReadingLine } from '../checklists/readings/reading-words.ts'
import { rowsOf } from '../checklists/readings/timed-rows.ts'
import { sourcesOf, sourcesTitle } from '../checklists/source-words.ts'
import { stopMark } from '../checklists/stop-work-words.ts'
import { formats } from '../format/formats.ts'
import { type Html, html, ownCode } from '../format/html.ts'
import { unbroken } from '../format/line-breaks.ts'
import { logoSvg } from '../format/logo.ts'
import { answerLabels, answerWords } from '../visit/model/visit-words.ts'
import { type Pack, packTitle, type Sheet } from './pack.ts'
import style from './print.css?inline'
import {
  checksOfJobs,
  chooserNote,
  howToStart,
  jobsHint,
  jobsTitle,
  licenseLine,
  lockedLine,
  replyWords,
  safetyRule,
  sheetFacts,
  signatureLine,
} from './words.ts'

const { dayInWords } = formats.en

/** The pack as HTML made for paper: a form to fill in by hand, in black and white, without any script. */
export function printSheet(pack: Pack): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${packTitle(pack)} · ${pack.siteName}</title>
<style>${ownCode(style + footers(pack))}</style>
</head>
<body><main>
<p class="on-screen">Print this page on Letter paper, at 100 % size.</p>
${pack.kind === 'chooser' ? chooserPage(pack) : null}
${pack.sheets.map((sheet) => form(pack, sheet))}
</main></body>
</html>
`.markup
}

/** A loose sheet still says whose it is and which checklist it belongs to. */
const footers = (pack: Pack): string =>
  pack.kind === 'chooser'
    ? pageFooter(null, `${pack.siteName} · Chooser pack · ${licenseLine(pack)}`)
    : pack.sheets
        .map(({ checklist }) =>
          pageFooter(checklist.id, `${pack.siteName} · ${checklist.title} · ${licenseLine(pack)}`),
        )
        .join('\n')

/**
 * What stands at the foot of each page beside its number: on the pages of the form with this id, or on all of them.
 * Browsers that know no page margins leave it out.
 */
function pageFooter(formId: string | null, text: string): string {
  const content = [...text].map((character) => `\\${character.codePointAt(0)?.toString(16)} `).join('')
  const type = 'font: 8.5pt "Atkinson Hyperlegible Next", sans-serif'
  const footer = (page: string) => `@page ${page}{ @bottom-left { content: "${content}"; ${type} } }`
  return formId === null ? footer('') : `${footer(`sheet-${formId} `)}\n#${formId} { page: sheet-${formId} }`
}

const brandLine = (pack: Pack): Html =>
  html`<p class="small brand"><b>${ownCode(logoSvg('#000', '#000'))}${pack.siteName}</b><span>Made on ${dayInWords(pack.madeOn)}</span></p>`

const chooserPage = (pack: Pack): Html => html`<section class="form">
${brandLine(pack)}
<h1>${packTitle(pack)}</h1>
<p>${chooserNote}</p>
<h2>How to get a whole checklist</h2>
<ol>${howToStart(pack).map((step) => html`<li>${step}</li>`)}</ol>
<h2>In this pack</h2>
<dl class="list">${pack.sheets.map(({ checklist }) => html`<dt>${checklist.title}</dt><dd>${checklist.description}</dd>`)}</dl>
<p class="small">${pack.publicUrl}</p>
</section>`

function form(pack: Pack, sheet: Sheet): Html {
  const locked = lockedLine(sheet)
  const items = sheet.items.map((item, index) => itemForm(sheet.checklist, item, index + 1))
  if (locked !== null) return html`<section class="form free">${freeHead(sheet, locked)}${items}</section>`
  return html`<section class="form" id="${sheet.checklist.id}">
${head(pack, sheet)}
${items}
${toPutRight()}
${sourceList(sheet)}
</section>`
}

const freeHead = (sheet: Sheet, locked: string): Html =>
  html`<header><h1>${sheet.checklist.title}</h1><p class="small">${sheetFacts(sheet).slice(0, 2).join(' · ')} · <b>${locked}</b></p>${stopWork(sheet)}</header>`

const jobLines = ['Address', 'Contractor', 'ROC license number', 'Person on site', 'Phone', 'Date']

/** Whose job it is and what the marks mean. The first item stands on the same page. */
const head = (pack: Pack, sheet: Sheet): Html => html`${brandLine(pack)}
<h1>${sheet.checklist.title}</h1>
<p>${sheet.checklist.description}</p>
<p class="small">${sheetFacts(sheet).join(' · ')}</p>
<dl class="job">${jobLines.map((label) => html`<div><dt>${label}</dt><dd></dd></div>`)}</dl>
<div class="rules">
<p><b>${good}:</b> what you see matches “Good” beside it. <b>${problem}:</b> it does not; say the sentence and write down the answer. <b>${na}:</b> this house or job has no such thing. <b>Photo:</b> the number of your picture.</p>
<p><b>Safety.</b> ${safetyRule}</p>
${stopWork(sheet)}
</div>
${jobs(sheet)}`

const stopWork = ({ checklist }: Sheet): Html => html`<p><b>${stopWorkTitle}.</b></p>
<ul class="stop">${checklist.stopWork.map(stopWorkLine).map(({ label, text }) => html`<li>${unbroken(text)} <b>${label}</b></li>`)}</ul>`

const { good, problem } = answerLabels
const na = answerWords('na')

function itemForm(checklist: Checklist, item: Item, number: number): Html {
  const { title, priority, when, lines, points } = itemWords(item, checklist)
  return html`<article>
<header><h2>${number}. ${title}</h2><p class="when">${priority} · ${when.label} <b>${when.text}</b></p>
${lines.map(textLine)}</header>
<ol class="points">${points.map((point, index) => pointRow(point, `${number}.${index + 1}`))}</ol>
<div class="notes"><p>Notes on item ${number}</p><hr></div>
</article>`
}

function pointRow(
  { name, do: steps, how, lines, say, ifTheySay, basis, stopWork, ...point }: PointWords,
  number: string,
) {
  const readings = lines.filter((line) => line.kind === 'reading')
  const once = readings.filter(({ value }) => !value.over)
  const texts = lines.flatMap((line) => ('text' in line && line.kind !== 'box' ? [line] : []))
  return html`<li><div class="mark">${[good, problem, na].map((mark) => html`<p>${square}${mark}</p>`)}</div>
<div class="text"><p class="check"><b>${number} ${unbroken(name.en)}</b> </p>
${stopWork ? html`<p><b>${stopMark}</b></p>` : null}
<p>${unbroken(steps.join(' '))}</p>
${goodHtml(point)}
${readings.map(({ against }) => html`<p>${unbroken(inSentence(against))}</p>`)}
${texts.length > 0 ? html`<p class="small">${texts.map(({ label, text }) => html`<b>${label}:</b> ${unbroken(inSentence(text))} `)}</p>` : null}
<p class="say">${sayLines(say).map(sentence)}</p>
${ifTheySay.map(replyWords).map((reply) => html`<p class="small reply">${labelled(reply)} ${reply.say.map(sentence)}</p>`)}
<p class="small">${how} · ${labelled(basis)}</p>
${readings.map(takenLines)}${lines.flatMap((line) => (line.kind === 'drawing' ? [drawingHtml(line)] : line.kind === 'box' ? [boxHtml(line)] : []))}</div>
<div class="side">${once.map(fillIn)}<p class="photo">Photo</p></div></li>
`
}

const sentence = ({ label, text, lang }: ReturnType<typeof sayLines>[number]): Html =>
  html`<span lang="${lang}"><b>${label}:</b> ${unbroken(text)}</span> `

/** A box for the reading, and a line for each number that it is judged by. */
const fillIn = ({ unit, value }: ReadingLine): Html =>
  html`<div class="reading"><i></i>${unit}</div>${Object.values(value.sum?.inputs ?? {}).map(
    (input) => html`<div class="input"><i></i>${unbroken(`${input.label}, ${input.unit}`)}</div>`,
  )}`

/** What is read twice has a line for each reading, with its time. */
const takenLines = ({ label, unit, value }: ReadingLine): Html =>
  html`${rowsOf(value).map((row) => html`<p class="taken">${label}, ${row.label.toLowerCase()}: <i></i> ${unit}${row.isTimed ? html`, at <i></i>` : null}</p>`)}`

const inSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

/** Who has one job finds its checks by their numbers. */
const jobs = (sheet: Sheet): Html =>
  html`<h2>${jobsTitle}</h2><p class="small">${jobsHint}</p>
<table class="by-job"><tbody>${checksOfJobs(sheet).map(({ label, text }) => html`<tr><th scope="row">${label}</th><td>${text}</td></tr>`)}</tbody></table>`

const sourceList = ({ items }: Sheet): Html => html`<section class="sources">
<h2>${sourcesTitle}</h2>
<ul>${sourcesOf(items).map(({ text, about, url }) => html`<li><b>${text}</b> ${about}${url ? html`. ${url}` : null}</li>`)}</ul>
</section>`

const rowsToPutRight = 10

/** The last thing on paper: what is left to do, and that both saw it. */
const toPutRight = (): Html => html`<section class="closing">
<h2>To put right</h2>
<table class="fixes"><thead><tr><th scope="col">Check</th><th scope="col">What was agreed</th><th scope="col">By (date)</th><th scope="col">Done</th></tr></thead>
<tbody>${Array.from({ length: rowsToPutRight }, () => html`<tr><td></td><td></td><td></td><td>${square}</td></tr>`)}</tbody></table>
<div class="signatures">
<h2>Signatures</h2>
${['Homeowner', 'Contractor'].map(
  (who) =>
    html`<dl class="signed"><div><dt>${who}, signature</dt><dd></dd></div><div><dt>Name in print</dt><dd></dd></div><div><dt>Date</dt><dd></dd></div></dl>`,
)}
<p class="small">${signatureLine} ${adviceLine}</p>
</div>
</section>`

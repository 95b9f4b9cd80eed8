import type { Checklist, Item } from '../checklists/checklist.ts'
import {
  adviceLine,
  goodLabel,
  itemWords,
  type PointLine,
  type PointWords,
  phaseLabels,
  sayTitle,
  stopWorkLine,
  stopWorkTitle,
  type TextLine,
} from '../checklists/checklist-words.ts'
import { drawingHtml } from '../checklists/drawing-html.ts'
import { jobHint, jobTitle, unsureOfAnswer } from '../checklists/job-words.ts'
import { keypadFor } from '../checklists/reading.ts'
import { againstInFile, type ReadingLine, unsureOfCase } from '../checklists/reading-words.ts'
import type { Labelled } from '../checklists/source-words.ts'
import { type StopHere, stopMark, stopTitle } from '../checklists/stop-work-words.ts'
import { rowsOf } from '../checklists/timed-rows.ts'
import type { When } from '../content/job-fit.ts'
import { paths, visitPath } from '../content/paths.ts'
import { formats } from '../format/formats.ts'
import { type Html, html, ownCode } from '../format/html.ts'
import { logoSvg } from '../format/logo.ts'
import { unbroken } from './line-breaks.ts'
import { type Pack, packTitle, type Sheet } from './pack.ts'
import { answerFields, answerIcons } from './phone/answer-fields.ts'
import { answerControls, clearField, dialogs, noteField, objectionField, problemFields } from './phone/controls.ts'
import script from './phone/phone-file.browser.ts?script'
import style from './phone/phone-file.css?inline'
import { chooserNote, howToStart, licenseLine, lockedLine, safetyRule, sheetFacts } from './words.ts'

const { dayInWords } = formats.en

/**
 * The pack as one HTML file for a phone: it asks no network for anything, works from the phone's
 * own storage and keeps what is ticked there.
 * `sha256` gives a text's digest in base64, for the file's own content security policy.
 */
export function mobileSheet(pack: Pack, sha256: (text: string) => string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script)}'`,
    `style-src 'sha256-${sha256(style)}'`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${packTitle(pack)} · ${pack.siteName}</title>
<style>${ownCode(style)}</style>
</head>
<body>
${answerIcons()}
${header(pack)}
<main>
${pack.sheets.map((sheet) => sheetSection(pack, sheet))}
${closing(pack)}
</main>
${bar(pack)}
${dialogs()}
${problemFields()}
${noteField()}${objectionField()}${clearField()}
<script>${ownCode(script)}</script>
</body>
</html>
`.markup
}

function header(pack: Pack): Html {
  return html`<header class="top">
<p class="brand">${ownCode(logoSvg('currentColor', 'var(--copper)'))}${pack.siteName}</p>
<h1>${packTitle(pack)}</h1>
<p class="note unscripted"><b>Here it can only be read.</b> Answers need the page, or a browser that runs the script in this file. The page: <a href="${pageOf(pack)}">${pageOf(pack)}</a></p>
<p class="quiet">${pack.planLabel}. Made on ${dayInWords(pack.madeOn)}.</p>
${pack.kind === 'chooser' ? chooserBox(pack) : null}
<p class="safety"><b>Safety.</b> ${safetyRule}</p>
<div class="box" id="storage-note" hidden><p><b>Your answers last only while this file is open.</b> This browser lets it keep nothing. Save them before you close it.</p><button type="button" id="save-now">Save my answers</button><p id="saved-now" class="done" role="status"></p></div>
${pack.sheets.length > 1 ? contents(pack.sheets) : null}
<label class="theme">Screen <select id="theme"><option value="">Automatic</option><option value="light">Light</option><option value="dark">Dark</option><option value="outdoor">Outdoor, high contrast</option></select></label>
</header>`
}

/** Where the same is answered on the site. */
function pageOf({ publicUrl, kind, sheets: [only, ...others] }: Pack): string {
  const isAlone = kind === 'started' && only !== undefined && others.length === 0
  return publicUrl + (isAlone ? visitPath(only.checklist.id) : paths.checklists)
}

const chooserBox = (pack: Pack): Html => html`<section class="card"><h2>What this file is</h2>
<p>${chooserNote}</p>
<ol>${howToStart(pack).map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${pack.publicUrl}/access">Enter your access code</a> (needs a connection)</p></section>`

const contents = (sheets: Sheet[]): Html =>
  html`<nav aria-label="Checklists in this file"><ul>${sheets.map(
    ({ checklist }) => html`<li><a href="#${checklist.id}">${checklist.title}</a></li>`,
  )}</ul></nav>`

function sheetSection(pack: Pack, sheet: Sheet): Html {
  const { checklist, items } = sheet
  const locked = lockedLine(sheet)
  return html`<section class="sheet" id="${checklist.id}" data-sheet="home-quality/${pack.codeLastFour}/${checklist.id}" data-title="${checklist.title}" data-items="${checklist.itemCount}">
${pack.sheets.length > 1 ? html`<h2>${checklist.title}</h2>` : null}
<p dir="auto" data-visit-name></p>
<p>${checklist.description}</p>
<p class="quiet">${sheetFacts(sheet).join(' · ')}</p>
${locked === null ? null : html`<p><b>${locked}</b></p>`}
<div class="box">${pack.sheets.length > 1 ? html`<h3>${stopWorkTitle}</h3>` : html`<h2>${stopWorkTitle}</h2>`}<ul>${checklist.stopWork.map(stopReason)}</ul></div>
${pack.sheets.length > 1 ? null : html`<h2>Items</h2>`}
${jobForm(checklist)}
${items.map((item, index) => itemCard(checklist, item, index + 1, index === 0 && sheet === pack.sheets[0]))}
</section>`
}

function stopReason(reason: Checklist['stopWork'][number]): Html {
  const { label, text } = stopWorkLine(reason)
  return html`<li data-stop data-whens="${JSON.stringify(reason.whens ?? [])}">${unbroken(text)} <b>${label}</b></li>`
}

/**
 * The script folds it to its title, so that ten of them read as a list of contents; the first one stays open as an
 * example. Without the script nothing is folded.
 */
function itemCard(checklist: Checklist, item: Item, number: number, unfolded: boolean): Html {
  const noteId = `${checklist.id}.${item.id}.note`
  const { title, priority, when, description, lines, points } = itemWords(item, checklist)
  return html`<details class="card" data-item="${item.id}" data-phase="${item.phase}" data-title="${number}. ${title}"${unfolded ? ownCode(' data-unfolded') : null} open>
<summary><h3><span class="number">${number}.</span> ${title}</h3>
<span class="tags"><span class="tag ${item.priority}">${priority}</span> <span>${when.label} <b>${when.text}</b></span> <span class="count"></span></span></summary>
<p>${unbroken(description)}</p>
${lines.map(textLine)}
${points.map((point, index) => pointFields(checklist.id, point, `${number}.${index + 1}`, [item.when, item.points[index]?.when]))}
<label class="notes" for="${noteId}">Notes for item ${number}</label>
<textarea id="${noteId}" rows="2" maxlength="4000" dir="auto" data-note="${item.id}"></textarea>
</details>`
}

/** What the script needs of the questions stands with them; without it everything stays in sight. */
const jobForm = ({
  jobs,
  questions,
}: Checklist): Html => html`<fieldset class="card job" data-questions="${JSON.stringify(questions.map(({ id, jobs }) => ({ id, jobs })))}">
<legend>${jobTitle}</legend>
<p class="quiet">${jobHint}</p>
${jobs.map(({ id, name }) => html`<label class="pick"><input type="checkbox" data-job="${id}"><span>${name}</span></label>`)}
${questions.map(
  ({ id, ask, options }) =>
    html`<label class="case" data-asked="${id}"><span>${ask}</span> <select data-question="${id}"><option value="">${unsureOfAnswer}</option>${options.map(
      (option) => html`<option value="${option.id}">${option.name}</option>`,
    )}</select></label>`,
)}
</fieldset>`

function pointFields(sheetId: string, point: PointWords, number: string, whens: (When | undefined)[]): Html {
  const name = `${sheetId}.${point.id}`
  return html`<fieldset data-point="${point.id}" data-number="${number}" data-whens="${JSON.stringify(whens.filter((when) => when !== undefined))}">
<legend><span class="number">${number} · ${point.how}</span> <span data-check>${unbroken(point.check)}</span></legend>
${point.stopWork ? html`<p class="stop-mark"><b>${stopMark}</b></p>` : null}
${point.lines.map(pointLine)}
${answerFields(name)}
${point.stopWork ? stopBox(point.stopWork) : null}
<div class="say"><button type="button" data-crew>Show to crew</button>
<details open><summary>${sayTitle}</summary>
${point.say.map(({ text, lang }) => html`<p data-say${lang ? html` lang="${lang}"` : null}>${unbroken(text)}</p>`)}
<p class="quiet">${labelled(point.basis)}${point.basis.about ? html`. ${unbroken(point.basis.about)}` : null}${point.basis.url ? html`. <a href="${point.basis.url}">${point.basis.url}</a>` : null}</p></details></div>
</fieldset>`
}

/** Stands there for a problem; a file without its script cannot know, and shows the reason. */
const stopBox = ({ why, until, asked }: StopHere): Html =>
  html`<div class="stop-here"><p><b>${stopTitle}.</b> ${unbroken(why)} <b data-stop-until>${until}</b></p>
${asked.map(({ text, lang }) => html`<p data-stop-asked hidden${lang ? html` lang="${lang}"` : null}>${text}</p>`)}</div>`

function pointLine(line: PointLine): Html {
  switch (line.kind) {
    case 'reading':
      return reading(line)
    case 'drawing':
      return drawingHtml(line)
    case 'box':
      return html`<p class="box"><b>${line.title}</b> ${unbroken(line.text)} <span class="quiet">${labelled(line.basis)}</span></p>`
    default:
      return textLine(line)
  }
}

const textLine = ({ kind, label, text }: TextLine): Html =>
  kind === 'safety'
    ? html`<p class="safety"><b>${label}.</b> ${unbroken(text)}</p>`
    : html`<p${kind === 'condition' ? ownCode(' class="only"') : label === goodLabel ? ownCode(' data-pass') : null}><b class="label">${label}:</b> ${unbroken(text)}</p>`

const labelled = ({ label, text }: Labelled): Html => html`${label}: ${unbroken(text)}`

const reading = (line: ReadingLine): Html =>
  html`${line.cases.length === 0 ? null : caseField(line)}${line.value.over ? twoReadings(line) : oneReading(line)}
<p class="band"><span data-against>${againstInFile(line, undefined)}</span> <output></output></p>`

/** What is read twice, each time with its own; it is put in by itself and may be mended. */
const twoReadings = ({ label, unit, value }: ReadingLine): Html =>
  html`<div data-timed="${JSON.stringify(value)}"><p><b data-called>${label}</b> ${value.over?.reads ?? null}</p>
${rowsOf(value).map(
  ({ place, label, isTimed }) => html`${
    place === 'second'
      ? html`<p class="wait off"><b></b> <span></span></p>
`
      : null
  }<label class="reading"><span>${label}</span>
<input inputmode="${keypadFor(value)}" enterkeyhint="done" autocomplete="off" maxlength="12" data-taken="${place}"> ${unit}</label>
${isTimed ? html`<label class="reading"><span>${label}: when</span><input type="datetime-local" data-taken="${place}-at"></label>` : null}`,
)}</div>`

const oneReading = ({ label, unit, value }: ReadingLine): Html =>
  html`<label class="reading"><span>${label}</span>
<input inputmode="${keypadFor(value)}" enterkeyhint="done" autocomplete="off" maxlength="12" data-reading data-value="${JSON.stringify(value)}"> ${unit}</label>`

const caseField = ({ cases, casesTitle }: ReadingLine): Html =>
  html`<label class="case"><span>${casesTitle}</span> <select data-case><option value="">${unsureOfCase}</option>${cases.map(
    ({ id, when, band, whens }) =>
      html`<option value="${id}" data-band="${band}" data-whens="${JSON.stringify(whens)}">${when}</option>`,
  )}</select></label>
`

const closing = (pack: Pack): Html => html`<section class="closing">
${answerControls(pack)}
<p class="quiet">${adviceLine}</p>
<p class="quiet">${licenseLine(pack)}. <a href="${pack.publicUrl}">${pack.publicUrl}</a></p>
</section>`

function bar(pack: Pack): Html {
  const used = new Set(pack.sheets.flatMap(({ items }) => items.map((item) => item.phase)))
  const phases = Object.entries(phaseLabels).filter(([phase]) => [...used].some((one) => one === phase))
  return html`<div class="bar" role="region" aria-label="Progress and filter">
<div><p id="progress-words" role="status"></p><progress id="progress" max="100" value="0" aria-label="Items done"></progress></div>
<label>Show <select id="show"><option value="">Everything</option>${phases.map(
    ([phase, label]) => html`<option value="${phase}">${label}</option>`,
  )}<option value="open">Not checked yet</option><option value="problem">Problems</option></select></label>
</div>`
}

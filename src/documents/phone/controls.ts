/** What is done with all answers of a phone file, and what its script shows when it is asked. */
import { paths } from '../../content/paths.ts'
import { type Html, html } from '../../format/html.ts'
import {
  addNote,
  answerLabels,
  byWhenTitle,
  faultLabels,
  faultTitle,
  lastDay,
  noteTitle,
  replyLabels,
  replyTitle,
  sawTitle,
} from '../../visit/model/visit-words.ts'
import type { Pack } from '../pack.ts'

export const answerControls = ({ publicUrl }: Pick<Pack, 'publicUrl'>): Html => html`<div class="controls">
<h2>Your answers</h2>
<p class="kept-here">They stay on this phone. Clearing the browser's data, or a private window, loses them: save them into a file.</p>
<button type="button" id="save" class="action">Save my answers</button>
<label class="file"><input type="file" id="bring-file" accept=".json,.zip,application/json,application/zip"><span>Bring answers over</span></label>
<p id="done" class="done" role="status"></p>
<p>On the site, “Your visits” takes this file, and makes one that you can bring here: <a href="${publicUrl}${paths.myVisits}">${publicUrl}${paths.myVisits}</a></p>
<button type="button" id="copy">Copy my results as text</button>
<button type="button" id="clear">Clear all answers</button>
</div>`

export const dialogs = (): Html => html`<dialog id="crew" aria-label="Show to crew">
<div id="crew-words"></div>
<form method="dialog"><button class="action">Close</button></form>
</dialog>
<dialog id="bring" aria-labelledby="bring-title">
<h2 id="bring-title">In the chosen file</h2>
<div id="bring-visits"></div>
<p id="bring-left"></p>
<form method="dialog"><button class="action" id="bring-add">Add these answers</button><button id="bring-close">Cancel</button></form>
</dialog>
<dialog id="results" aria-label="My results">
<label for="results-text">Select all of this text and copy it.</label>
<textarea id="results-text" rows="14" readonly></textarea>
<form method="dialog"><button class="action">Close</button></form>
</dialog>`

/** They are there once; the script puts them to each point that is a problem. */
export const problemFields = (): Html => html`<template id="problem-template"><div class="problem-fields">
<label class="case"><span>${faultTitle}</span> <select data-said="fault"><option value="">${unsaid}</option>${optionsOf(faultLabels)}</select></label>
<label class="case"><span>${sawTitle}</span> <textarea rows="2" maxlength="2000" dir="auto" data-said="saw"></textarea></label>
<label class="case"><span>${replyTitle}</span> <select data-said="reply"><option value="">${unsaid}</option>${optionsOf(replyLabels)}</select></label>
<label class="case" data-by-when><span>${byWhenTitle}</span> <input type="date" max="${lastDay}" data-said="byWhen"></label>
</div></template>`

/** What comes to a point that is no problem: its note, or, once it is answered, the way to one. */
export const noteField = (): Html =>
  html`<template id="add-note-template"><button type="button" class="add-note" data-add-note>${addNote}</button></template>
<template id="note-template"><label class="case point-note"><span>${noteTitle}</span> <textarea rows="2" maxlength="2000" dir="auto" data-said="saw"></textarea></label></template>`

/** Comes to a point where a reading speaks against its answer. */
export const objectionField = (): Html => html`<template id="objection-template"><div class="objection">
<p role="status"></p>
<div class="ways"><button type="button" data-decide></button><button type="button" data-make-problem>${answerLabels.problem}</button></div>
</div></template>`

/** Comes to a point whose answer is pressed again. */
export const clearField =
  (): Html => html`<template id="clear-template"><div class="ask-clear" role="group" aria-label="Clear this answer?">
<p>Clear this answer?</p>
<div class="ways"><button type="button" data-clear-answer>Clear</button><button type="button" data-keep-answer>Keep</button></div>
</div></template>`

const unsaid = 'Not said'
const optionsOf = (labels: Record<string, string>): Html =>
  html`${Object.entries(labels).map(([value, label]) => html`<option value="${value}">${label}</option>`)}`

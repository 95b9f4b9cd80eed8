/** The lines of items and checks as HTML, for everything that is printed or sent as a file. */
import { type Html, html, ownCode } from '../format/html.ts'
import { unbroken } from '../format/line-breaks.ts'
import type { BoxLine, PointWords, TextLine } from './checklist-words.ts'
import { goodLines } from './checklist-words.ts'
import type { Labelled } from './source-words.ts'

export const labelled = ({ label, text }: Labelled): Html => html`${label}: ${unbroken(text)}`

export const textLine = ({ kind, label, text }: TextLine): Html =>
  kind === 'safety'
    ? html`<p class="safety"><b>${label}.</b> ${unbroken(text)}</p>`
    : html`<p><b>${label}:</b> ${unbroken(text)}</p>`

export const boxHtml = ({ title, text, basis }: BoxLine): Html =>
  html`<p class="box"><b>${title}.</b> ${unbroken(text)} <span class="small">${labelled(basis)}</span></p>`

/** A box to tick. */
export const square = ownCode('<i class="square"></i>')

/** What good is; where it depends on a case, a box to tick for each. */
export const goodHtml = (point: Pick<PointWords, 'good' | 'cases'>): Html =>
  html`${goodLines(point).map(({ label, text }) => html`<p class="good">${point.good ? null : square}<b>${label}:</b> ${unbroken(text)}</p>`)}`

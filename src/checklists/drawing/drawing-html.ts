import { type Html, html, ownCode } from '../../format/html.ts'
import type { DrawingLine } from '../checklist-words.ts'
import { panelSize } from './drawing.ts'

/** The panels of a drawing in a file that stands alone; its style sheet has the looks. */
export const drawingHtml = ({ panels }: DrawingLine): Html =>
  html`<div class="drawing">${panels.map(
    ({ look, label, text, svg }) =>
      html`<figure><svg viewBox="${panelSize}" aria-hidden="true">${ownCode(svg)}</svg><figcaption><b class="${look === 'good' ? 'shown-good' : 'shown-bad'}">${look === 'good' ? '✓' : '✗'} ${label}:</b> ${text}</figcaption></figure>`,
  )}</div>`

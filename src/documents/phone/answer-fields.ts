/** The three answers of a point in the phone file. They look as on the page: icons stand there before one is chosen. */
import { type Html, html, ownCode } from '../../format/html.ts'
import { answerLabels } from '../../visit/model/visit-words.ts'

/** Those of the page, as lines on a 24 by 24 field. */
const icons: Record<string, string> = {
  good: '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
  problem:
    '<path d="m15 9-6 6M9 9l6 6M2.586 16.726A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2h6.624a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586z"/>',
}

const idOf = (answer: string): string => `icon-${answer}`

/** The icons are there once for the whole file. */
export const answerIcons = (): Html =>
  html`<svg class="icons">${Object.entries(icons).map(
    ([answer, lines]) => html`<symbol id="${idOf(answer)}" viewBox="0 0 24 24">${ownCode(lines)}</symbol>`,
  )}</svg>`

const iconOf = (answer: string): Html | null =>
  icons[answer] === undefined ? null : html`<svg aria-hidden="true"><use href="#${idOf(answer)}"/></svg>`

export const answerFields = (name: string): Html =>
  html`<div class="answers">${Object.entries(answerLabels).map(
    ([value, label]) =>
      html`<label class="${value}"><input type="radio" name="${name}" value="${value}"${value === 'na' ? ownCode(' aria-label="N/A, not applicable"') : null}><span>${iconOf(value)}${label}</span></label>`,
  )}</div>`

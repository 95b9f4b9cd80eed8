/** What a visit says beside its list, as it stands in the report: nothing that was found is left out of it. */
import { formats } from '../../format/formats.ts'
import { type Html, html } from '../../format/html.ts'
import { type AnswersBeside, answerLines, type PointAnswer, type PointBeside } from '../model/answers-beside-list.ts'
import { notesTitle, notForJobTitle, notOnListTitle, notOnListWhy } from '../model/visit-words.ts'

export function besideList({ ruledOut, notOnList, notes }: AnswersBeside): Html {
  const others = notOnList.length + notes.length
  return html`${ruledOut.length === 0 ? null : html`<section class="beside" lang="en"><h2>${notForJobTitle} (${ruledOut.length})</h2>${ruledOut.map(besidePoint)}</section>`}
${
  others > 0
    ? html`<section class="beside" lang="en"><h2>${notOnListTitle} (${others})</h2>
<p>${notOnListWhy}</p>
${notOnList.map(besidePoint)}
${notes.map((one) => html`<article><h3>${one.title}</h3>${written(notesTitle, one.notes)}</article>`)}</section>`
    : null
}`
}

const besidePoint = (point: PointBeside): Html =>
  html`<article class="${point.record.answer === 'problem' ? 'problem' : 'said'}"><h3>${point.title}</h3>
${point.condition === '' ? null : html`<p class="small">Only for: ${point.condition}</p>`}${answerLinesHtml(point)}</article>`

/** What was said at a check, a line each. */
export const answerLinesHtml = (point: PointAnswer): Html =>
  html`${answerLines(point, formats.en).map(({ label, text }) => written(label, text))}`

const written = (label: string, text: string): Html => html`<p class="written"><b>${label}.</b> <bdi>${text}</bdi></p>`

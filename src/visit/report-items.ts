/** The sheet of each item in the report: all that is said of its points, with room for notes and signatures. */
import { itemWords, type PointWords } from '../checklists/checklist-words.ts'
import { onlyFor } from '../checklists/job-words.ts'
import { type Html, html, ownCode } from '../format/html.ts'
import type { FittedItem } from './fitted-items.ts'
import { type Filled, labelled, pointLine, readingLine, textLine, writeIn } from './report-lines.ts'
import { isDone, pointIn } from './visit.ts'
import { answerWords } from './visit-words.ts'

/** Folded on a screen, where what was found stands above; open where nothing is answered yet. */
export function itemSheet({ item, number, points: left, ruledOut }: FittedItem, filled: Filled, isOpen: boolean): Html {
  const { checklist, job, visit } = filled
  const { title, priority, when, description, lines, points } = itemWords({ ...item, points: left }, checklist, job)
  const sheet = (state: string, body: Html): Html =>
    html`<article><details${isOpen ? ownCode(' open') : null}><summary><h3>${number}. ${title}</h3><span class="small">${state}</span></summary>
${body}</details></article>
`
  if (left.length === 0) return sheet('Not applicable to this job.', html`${ruledOutList(ruledOut)}`)
  return sheet(
    `${left.length === 1 ? '1 check' : `${left.length} checks`} · ${isDone(visit, item.id, left) ? 'Completed' : 'Not completed'}`,
    html`<p><b>${priority}</b> · ${when.label} <b>${when.text}</b></p>
<p>${description}</p>
${lines.map(textLine)}
<ol>${points.map((point) => pointEntry(point, filled))}</ol>
${ruledOutList(ruledOut)}
<dl class="lines">${writeIn('Contractor notes')}</dl>
<dl class="lines signed">${['Contractor signature', 'Homeowner signature', 'Date'].map(writeIn)}</dl>`,
  )
}

const ruledOutList = (ruledOut: FittedItem['ruledOut']): Html | null =>
  ruledOut.length === 0
    ? null
    : html`<ul class="small">${ruledOut.map(({ point, condition }) => html`<li>Not applicable: ${point.check} (${onlyFor.toLowerCase()}: ${condition})</li>`)}</ul>`

function pointEntry({ id, check, how, lines, say, basis }: PointWords, filled: Filled): Html {
  const { answer } = pointIn(filled.visit, id)
  return html`<li><p><span class="answer${answer === null ? null : ownCode(` ${answer}`)}">${answerWords(answer)}</span> <b>${check}</b></p>
${lines.map((line) => (line.kind === 'reading' ? readingLine(line, id, filled) : pointLine(line)))}
<p class="small">${say.map(({ label, text, lang }) => html`<span lang="${lang ?? 'en'}">${label}: ${text}</span> `)}</p>
<p class="small">${how} · ${labelled(basis)}</p></li>`
}

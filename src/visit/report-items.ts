/** The sheet of each item in the report: all that is said of its points, with room for notes and signatures. */
import { itemWords, type PointWords } from '../checklists/checklist-words.ts'
import { onlyFor } from '../checklists/job-words.ts'
import { stopMark } from '../checklists/stop-work-words.ts'
import { type Html, html, ownCode } from '../format/html.ts'
import type { FittedItem } from './fitted-items.ts'
import { type Filled, labelled, noteLine, pointLine, readingLine, textLine, writeIn } from './report-lines.ts'
import { numberOf } from './steps.ts'
import { isDone, pointIn, type Visit } from './visit.ts'
import { answerWords, noteOf } from './visit-words.ts'

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
    stateOf({ all: left.length, problems: problemsAt(left, visit), isDone: isDone(visit, item.id, left) }),
    html`<p><b>${priority}</b> · ${when.label} <b>${when.text}</b></p>
<p>${description}</p>
${lines.map(textLine)}
<ol class="checks">${points.map((point) => pointEntry(point, numberOf(item, number, point.id), filled))}</ol>
${ruledOutList(ruledOut)}
<dl class="lines">${writeIn('Contractor notes')}</dl>
<dl class="lines signed">${['Contractor signature', 'Homeowner signature', 'Date'].map(writeIn)}</dl>`,
  )
}

/** "7 checks · 1 to fix": with a problem nothing is completed, whatever else is answered. */
function stateOf({ all, problems, isDone }: { all: number; problems: number; isDone: boolean }): string {
  const state = isDone ? 'Completed' : 'Not completed'
  return [
    all === 1 ? '1 check' : `${all} checks`,
    problems > 0 && `${problems} to fix`,
    !(problems > 0 && isDone) && state,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

const problemsAt = (points: FittedItem['points'], visit: Visit): number =>
  points.filter(({ id }) => pointIn(visit, id).answer === 'problem').length

const ruledOutList = (ruledOut: FittedItem['ruledOut']): Html | null =>
  ruledOut.length === 0
    ? null
    : html`<ul class="small">${ruledOut.map(({ point, condition }) => html`<li>Not applicable: ${point.check} (${onlyFor.toLowerCase()}: ${condition})</li>`)}</ul>`

function pointEntry({ id, check, how, lines, say, basis, stopWork }: PointWords, number: string, filled: Filled): Html {
  const record = pointIn(filled.visit, id)
  const { answer } = record
  const note = noteOf(record)
  return html`<li><p><span class="answer${answer === null ? null : ownCode(` ${answer}`)}">${answerWords(answer)}</span> <b>${number} ${check}</b></p>
${stopWork ? html`<p><b>${stopMark}</b></p>` : null}
${note === '' ? null : noteLine(note)}
${lines.map((line) => (line.kind === 'reading' ? readingLine(line, id, filled) : pointLine(line)))}
<p class="small">${say.map(({ label, text, lang }) => html`<span lang="${lang ?? 'en'}">${label}: ${text}</span> `)}</p>
<p class="small">${how} · ${labelled(basis)}</p></li>`
}

/** The sheet of each item in the report: all that is said of its points, with room for notes and signatures. */
import { goodLines, itemWords, type PointWords, sayLines } from '../../checklists/checklist-words.ts'
import { onlyFor } from '../../checklists/job-words.ts'
import { stopMark } from '../../checklists/stop-work-words.ts'
import { type Html, html, ownCode } from '../../format/html.ts'
import type { AnswersBeside } from '../model/answers-beside-list.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import { type Counts, countsOf, isDone } from '../model/progress.ts'
import { numberOf } from '../model/steps.ts'
import { pointIn } from '../model/visit.ts'
import { answerWords, noteOf, stopsWords } from '../model/visit-words.ts'
import { answerLinesHtml } from './report-beside.ts'
import { type Filled, labelled, noteLine, pointLine, readingLine, textLine, writeIn } from './report-lines.ts'

/** Folded on a screen, where what was found stands above; open where nothing is answered yet. */
export function itemSheet(
  { item, number, points: left, ruledOut }: FittedItem,
  filled: Filled,
  beside: AnswersBeside,
): Html {
  const { checklist, job, visit, isForm } = filled
  const { title, priority, when, description, lines, points } = itemWords({ ...item, points: left }, checklist, job)
  const sheet = (state: string, body: Html): Html =>
    html`<article><details${isForm ? ownCode(' open') : null}><summary><h3>${number}. ${title}</h3><span class="small">${state}</span></summary>
${body}</details></article>
`
  if (left.length === 0) return sheet('Not applicable to this job.', html`${ruledOutList(ruledOut, beside)}`)
  return sheet(
    stateOf({ ...countsOf([{ item, points: left, ruledOut }], visit), isDone: isDone(visit, item.id, left) }),
    html`<p><b>${priority}</b> · ${when.label} <b>${when.text}</b></p>
<p>${description}</p>
${lines.map(textLine)}
<ol class="checks">${points.map((point) => pointEntry(point, numberOf(item, number, point.id), filled))}</ol>
${ruledOutList(ruledOut, beside)}
<dl class="lines">${writeIn('Contractor notes')}</dl>
<dl class="lines signed">${['Contractor signature', 'Homeowner signature', 'Date'].map(writeIn)}</dl>`,
  )
}

/** "7 checks · 1 to fix": with a problem nothing is completed, whatever else is answered. */
function stateOf({ all, problems, stops, isDone }: Pick<Counts, 'all' | 'problems' | 'stops'> & { isDone: boolean }) {
  return [
    all === 1 ? '1 check' : `${all} checks`,
    problems > 0 && `${problems} to fix`,
    stopsWords(stops),
    !isDone && 'Not completed',
    isDone && problems === 0 && 'Completed',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What counts as not applicable, with what was said of it before the job ruled it out. */
const ruledOutList = (ruledOut: FittedItem['ruledOut'], beside: AnswersBeside): Html | null =>
  ruledOut.length === 0
    ? null
    : html`<ul class="small">${ruledOut.map(({ point, condition }) => {
        const said = beside.ruledOut.find(({ id }) => id === point.id)
        return html`<li>Not applicable: ${point.name.en} (${onlyFor.toLowerCase()}: ${condition})${said ? answerLinesHtml(said) : null}</li>`
      })}</ul>`

function pointEntry(
  { id, name, do: steps, how, lines, say, basis, stopWork, ...point }: PointWords,
  number: string,
  filled: Filled,
): Html {
  const record = pointIn(filled.visit, id)
  const { answer } = record
  const note = noteOf(record)
  return html`<li><p><span class="answer${answer === null ? null : ownCode(` ${answer}`)}">${answerWords(answer)}</span> <b>${number} ${name.en}</b></p>
<p>${steps.join(' ')}</p>
${goodLines(point).map((line) => html`<p>${labelled(line)}</p>`)}
${stopWork ? html`<p><b>${stopMark}</b></p>` : null}
${note === '' ? null : noteLine(note)}
${lines.map((line) => (line.kind === 'reading' ? readingLine(line, id, filled) : pointLine(line)))}
<p class="small">${sayLines(say).map(({ label, text, lang }) => html`<span lang="${lang}">${label}: ${text}</span> `)}</p>
<p class="small">${how} · ${labelled(basis)}</p></li>`
}

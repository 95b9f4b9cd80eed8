/** The checks in the report of a visit: what is to fix, what is good, and the rest, each with what was read there. */
import { goodOf } from '../../checklists/cases.ts'
import { goodLines, itemWords } from '../../checklists/checklist-words.ts'
import { boxHtml, labelled } from '../../checklists/lines-html.ts'
import { stopTitle } from '../../checklists/stop-work-words.ts'
import { formats } from '../../format/formats.ts'
import { type Html, html, ownCode } from '../../format/html.ts'
import { type FittedItem, stopFirst } from '../model/fitted-items.ts'
import { problemLines } from '../model/problem-words.ts'
import { numberOf } from '../model/steps.ts'
import { type Answer, pointIn, type Visit } from '../model/visit.ts'
import { noteOf } from '../model/visit-words.ts'
import { type Filled, noteLine, readingInShort, readingLine } from './report-lines.ts'
import { photoFigures, type ReportPhotos } from './report-photos.ts'

export type FoundPoint = ReturnType<typeof pointsOf>[number]

/** All points that belong to the job, in the order of their items. */
export const pointsOf = (fitted: FittedItem[], { checklist, job, visit }: Filled) =>
  fitted.flatMap(({ item, number, points }) =>
    itemWords({ ...item, points }, checklist, job).points.map((point) => ({
      point,
      number: numberOf(item, number, point.id),
      note: noteOf(pointIn(visit, point.id)),
      answer: pointIn(visit, point.id).answer,
    })),
  )

export const answeredWith = (found: FoundPoint[], wanted: Answer | null): FoundPoint[] =>
  found.filter(({ answer }) => answer === wanted)

/** What is to be fixed, before anything else: what was read, what was seen, what was promised, and the proof. */
export function problemList(found: FoundPoint[], filled: Filled, photos: ReportPhotos): Html | null {
  const problems = answeredWith(found, 'problem')
  if (problems.length === 0) return null
  return html`<section class="to-fix"><h2>To fix (${problems.length})</h2>
${stopFirst(problems).map(
  ({ point, number }) => html`<article class="problem"><h3>${number} ${point.name.en}</h3>
${missedGood(point, filled.visit).map((line) => html`<p>${labelled(line)}</p>`)}
${point.stopWork ? html`<p class="stop"><b>${stopTitle}.</b> ${point.stopWork.why} <b>${point.stopWork.until}</b></p>` : null}
${point.lines.flatMap((line) => (line.kind === 'reading' ? [readingLine(line, point.id, filled)] : line.kind === 'box' ? [boxHtml(line)] : []))}
${problemLines(pointIn(filled.visit, point.id), formats.en).map((line) => html`<p class="written"><b>${line.label}.</b> <bdi>${line.text}</bdi></p>`)}
${photoFigures(photos.get(point.id), number)}
<p class="small">${labelled(point.basis)}</p></article>`,
)}</section>`
}

/** What good would have been: of the case that counts, or of each while none does. */
function missedGood(point: FoundPoint['point'], visit: Visit) {
  const { pickedCase } = pointIn(visit, point.id)
  return goodLines({ ...point, good: goodOf(point, pickedCase) })
}

/** Checks without a Good or a Problem, with what was read and noted there. */
export const pointList = (title: string, points: FoundPoint[], filled: Filled): Html | null =>
  points.length === 0
    ? null
    : html`<section class="points"><h2>${title} (${points.length})</h2><ul>${points.map(({ number, point, note }) => {
        const read = readingsOf(point, filled)
        return html`<li>${number} ${point.name.en}${read ? html` <b>${read}</b>` : null}${note === '' ? null : noteLine(note)}</li>`
      })}</ul></section>`

export function goodTable(found: FoundPoint[], filled: Filled): Html | null {
  const good = answeredWith(found, 'good')
  if (good.length === 0) return null
  return html`<section class="good-points"><h2>Good (${good.length})</h2>
<table><thead><tr><th scope="col">Check</th><th scope="col">What you read</th></tr></thead>
<tbody>${good.map(({ number, point, note }) => {
    const read = readingsOf(point, filled)
    return html`<tr><td${read ? null : ownCode(' colspan="2"')}>${number} ${point.name.en}${note === '' ? null : noteLine(note)}</td>${read ? html`<td>${read}</td>` : null}</tr>`
  })}</tbody></table></section>`
}

const readingsOf = ({ id, lines }: FoundPoint['point'], filled: Filled): string =>
  lines.flatMap((line) => (line.kind === 'reading' ? [readingInShort(line, id, filled)] : [])).join(' ')

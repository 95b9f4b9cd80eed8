/** The checks in the report of a visit: what is to fix, what is good, and the rest, each with what was read there. */
import { goodOf } from '../../checklists/cases.ts'
import { type DrawingLine, goodLines, itemWords } from '../../checklists/checklist-words.ts'
import { drawingHtml } from '../../checklists/drawing/drawing-html.ts'
import { boxHtml, labelled } from '../../checklists/lines-html.ts'
import type { Labelled } from '../../checklists/source-words.ts'
import { type Html, html, ownCode } from '../../format/html.ts'
import { type FittedItem, stopFirst } from '../model/fitted-items.ts'
import { stateOf } from '../model/problem/problem-life.ts'
import { numberOf } from '../model/steps.ts'
import { type Answer, type PointRecord, pointIn, type Visit } from '../model/visit.ts'
import { noteOf } from '../model/visit-words.ts'
import { type Filled, noteLine, readingInShort, readingLine } from './report-lines.ts'
import { photoFigures, type ReportPhoto, type ReportPhotos } from './report-photos.ts'
import { replyIn, seenIn, stepList, stepTitlesOf } from './report-steps.ts'
import { type ReportLanguage, reportWords } from './report-words.ts'

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

/** The open problems where there are several: what should stop the work, what was seen or read, and the last reply. */
export function openList(found: FoundPoint[], filled: Filled): Html | null {
  const { visit, lang } = filled
  const words = reportWords[lang]
  const problems = stopFirst(answeredWith(found, 'problem'))
  if (problems.length < 2) return null
  return html`<div class="open-now"><p><b>${words.openNow}:</b></p><ul>${problems.map(({ point, number }) => {
    const record = pointIn(visit, point.id)
    const seen = shortened(seenIn(record, lang) || readingsOf(point, filled))
    const reply = replyIn(record, lang)
    return html`<li>${point.stopWork ? html`<b class="stop-mark">${words.stop}</b> ` : null}<b>${number} ${point.name[lang]}.</b>${seen === '' ? null : html` <bdi>${seen}</bdi>`}<br><i>${reply ? words.replied(reply) : words.noReply}.</i></li>`
  })}</ul></div>`
}

const mostSeen = 90

/** In one line of at most `mostSeen` characters, the ellipsis after the last whole word included. */
function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= mostSeen) return line
  const start = characters.slice(0, mostSeen).join('')
  const end = start.lastIndexOf(' ')
  return `${(end > 0 ? start.slice(0, end) : characters.slice(0, mostSeen - 1).join('')).replace(/[\s.,;:]+$/, '')}…`
}

/** What is to be fixed, before anything else: what was read, what happened step by step, and the proof. */
export function problemList(found: FoundPoint[], filled: Filled, photos: ReportPhotos): Html | null {
  const problems = answeredWith(found, 'problem')
  if (problems.length === 0) return null
  return html`<section class="to-fix"><h2>${reportWords[filled.lang].toFix} (${problems.length})</h2>
${stopFirst(problems).map((one) => problem(one, filled, photos))}</section>`
}

function problem({ point, number }: FoundPoint, filled: Filled, photos: ReportPhotos): Html {
  const { visit, lang } = filled
  const record = pointIn(visit, point.id)
  const [drawing] = point.lines.filter((line) => line.kind === 'drawing')
  return html`<article class="problem"><h3>${number} ${point.name[lang]}</h3>
${missedGood(point, visit, lang).map((line) => html`<p>${labelled(line)}</p>`)}
${point.stopWork ? stopHere(point.stopWork, lang) : null}
${point.lines.flatMap((line) => (line.kind === 'reading' ? [readingLine(line, point.id, filled)] : line.kind === 'box' ? [html`<div lang="en">${boxHtml(line)}</div>`] : []))}
${lifeAndPhotos({ point, number }, record, { lang, photos: photos.get(point.id) }, drawing ? drawn(drawing) : null)}
<p class="small">${labelled({ label: reportWords[lang].restsOn, text: point.basis.text })}</p></article>`
}

/** The checks at which a problem was found and is settled. */
export const fixedIn = (found: FoundPoint[], { visit }: Filled): FoundPoint[] =>
  found.filter(({ point }) => stateOf(pointIn(visit, point.id)) === 'fixed')

/** What was found and is fixed: what happened step by step, with its photos. */
export function fixedList(found: FoundPoint[], filled: Filled, photos: ReportPhotos): Html | null {
  const { visit, lang } = filled
  const fixed = fixedIn(found, filled)
  if (fixed.length === 0) return null
  return html`<section class="fixed"><h2>${reportWords[lang].fixed} (${fixed.length})</h2>
${fixed.map(
  ({ point, number }) => html`<article class="problem"><h3>${number} ${point.name[lang]}</h3>
${point.lines.flatMap((line) => (line.kind === 'reading' && line.value.over ? [readingLine(line, point.id, filled)] : []))}
${lifeAndPhotos({ point, number }, pointIn(visit, point.id), { lang, photos: photos.get(point.id) })}</article>`,
)}</section>`
}

/** Of what is read at a point; empty where nothing is. */
export const unitOf = ({ lines }: Pick<FoundPoint['point'], 'lines'>): string =>
  lines.find((line) => line.kind === 'reading')?.unit ?? ''

/** What happened at a point step by step, and its photos, each with the step that it shows. */
function lifeAndPhotos(
  { point, number }: Pick<FoundPoint, 'point' | 'number'>,
  record: PointRecord,
  { lang, photos }: { lang: ReportLanguage; photos: readonly ReportPhoto[] | undefined },
  beside: Html | null = null,
): Html {
  return html`${stepList(record, { lang, unit: unitOf(point), photos })}
${photoFigures(photos, { of: number, lang, beside, stepTitles: stepTitlesOf(record, lang) })}`
}

/** The drawing as one of the pictures, for the photos to be held against. */
const drawn = (line: DrawingLine): Html => html`<div class="drawn" lang="en">${drawingHtml(line)}</div>`

const stopHere = ({ why, until, asked }: NonNullable<FoundPoint['point']['stopWork']>, lang: ReportLanguage): Html =>
  html`<p class="stop"><b>${reportWords[lang].stopHere}.</b> ${lang === 'en' ? why : html`<span lang="en">${why}</span>`} <b>${lang === 'en' ? until : asked.es}</b></p>`

/** What good would have been: of the case that counts, or of each while none does. */
function missedGood(point: FoundPoint['point'], visit: Visit, lang: ReportLanguage): Labelled[] {
  const { pickedCase } = pointIn(visit, point.id)
  const good = goodOf(point, pickedCase)
  if (lang === 'en') return goodLines({ ...point, good })
  const label = reportWords.es.good
  return good
    ? [{ label, text: good.es }]
    : point.cases.map((one) => ({ label: `${label}, ${one.name.es}`, text: one.good.es }))
}

/** Checks without a Good or a Problem, with what was read and noted there. */
export const pointList = (title: string, points: FoundPoint[], filled: Filled): Html | null =>
  points.length === 0
    ? null
    : html`<section class="points"><h2>${title} (${points.length})</h2><ul>${points.map(({ number, point, note }) => {
        const read = readingsOf(point, filled)
        return html`<li>${number} ${point.name[filled.lang]}${read ? html` <b>${read}</b>` : null}${note === '' ? null : noteLine(note, filled.lang)}</li>`
      })}</ul></section>`

/** What is good: with its reading or note a row each, and the rest by name. */
export function goodList(found: FoundPoint[], filled: Filled): Html | null {
  const good = answeredWith(found, 'good').map((one) => ({ ...one, read: readingsOf(one.point, filled) }))
  if (good.length === 0) return null
  const { lang } = filled
  const words = reportWords[lang]
  const told = good.filter(({ read, note }) => read !== '' || note !== '')
  const others = good.filter((one) => !told.includes(one))
  return html`<section class="good-points"><h2>${words.goodPoints} (${good.length})</h2>
${
  told.length === 0
    ? null
    : html`<table><thead><tr><th scope="col">${words.check}</th><th scope="col">${words.read}</th></tr></thead>
<tbody>${told.map(
        ({ number, point, note, read }) =>
          html`<tr><td${read ? null : ownCode(' colspan="2"')}>${number} ${point.name[lang]}${note === '' ? null : noteLine(note, lang)}</td>${read ? html`<td>${read}</td>` : null}</tr>`,
      )}</tbody></table>`
}
${others.length === 0 ? null : html`<div class="points"><ul>${others.map(({ number, point }) => html`<li>${number} ${point.name[lang]}</li>`)}</ul></div>`}</section>`
}

const readingsOf = ({ id, lines }: FoundPoint['point'], filled: Filled): string =>
  lines.flatMap((line) => (line.kind === 'reading' ? [readingInShort(line, id, filled)] : [])).join(' ')

/** What stands at a check point in the report of a visit: its words, what was read, and the lines to write on. */
import type { Checklist } from '../checklists/checklist.ts'
import type { PointLine, TextLine } from '../checklists/checklist-words.ts'
import { drawingHtml } from '../checklists/drawing-html.ts'
import { caseThatCounts, readingVerdict, verdictWords } from '../checklists/reading.ts'
import { againstInFile, type ReadingLine, withCasesLeft } from '../checklists/reading-words.ts'
import type { Labelled } from '../checklists/source-words.ts'
import { isOfPair, type TimedValue } from '../checklists/timed-reading.ts'
import { rowsOf } from '../checklists/timed-rows.ts'
import { changeWords, readAt } from '../checklists/timed-words.ts'
import type { Job } from '../content/job-fit.ts'
import { type Html, html } from '../format/html.ts'
import { objectionTo } from './objection.ts'
import { answerDespite } from './objection-words.ts'
import { pairOf } from './timed-pair.ts'
import { type PointRecord, pointIn, readingOf, type Visit } from './visit.ts'
import { noteTitle } from './visit-words.ts'

export interface Filled {
  checklist: Checklist
  job: Job
  visit: Visit
}

export function readingLine(written: ReadingLine, pointId: string, { checklist, job, visit }: Filled): Html {
  const line = withCasesLeft(written, job, checklist.questions)
  const record = pointIn(visit, pointId)
  if (line.value.over) return timedLines(line, { ...line.value, over: line.value.over }, record)
  const reading = record.reading.trim()
  const pickedCase = caseThatCounts(record.pickedCase, line.cases)
  const other = line.value.near && readingOf(visit, line.value.near.point)
  const verdict =
    despite(record, line, { pickedCase, other }) ??
    verdictWords[readingVerdict(reading, line.value, { pickedCase, other })]
  return html`<p>${line.label}: ${reading || '________'} (${againstInFile(line, pickedCase)})${verdict && html` <b>${verdict}</b>`}</p>`
}

/** What was read in a few words, with its unit and what is said of it; empty where nothing was. */
export function readingInShort(written: ReadingLine, pointId: string, { checklist, job, visit }: Filled): string {
  const line = withCasesLeft(written, job, checklist.questions)
  const record = pointIn(visit, pointId)
  const pickedCase = caseThatCounts(record.pickedCase, line.cases)
  if (line.value.over) {
    const { change, verdict } = changeWords(pairOf(record), { ...line.value, over: line.value.over }, pickedCase)
    return [change && `${change}.`, despite(record, line, { pickedCase }) ?? verdict].filter(Boolean).join(' ')
  }
  const reading = record.reading.trim()
  if (reading === '') return ''
  const other = line.value.near && readingOf(visit, line.value.near.point)
  const verdict =
    despite(record, line, { pickedCase, other }) ??
    verdictWords[readingVerdict(reading, line.value, { pickedCase, other })]
  return [`${reading} ${line.unit}.`, verdict].filter(Boolean).join(' ')
}

/** The answer with what speaks against it; undefined where nothing does. */
function despite(
  record: PointRecord,
  { value }: ReadingLine,
  at: Parameters<typeof objectionTo>[2],
): string | undefined {
  const objection = objectionTo(record, value, at)
  return objection && `${answerDespite(record, objection)}.`
}

/** Both readings with their times, to be filled in where they are not taken, and how far it went. */
function timedLines(line: ReadingLine, value: TimedValue, record: PointRecord): Html {
  const pickedCase = caseThatCounts(record.pickedCase, line.cases)
  const pair = pairOf(record)
  const { change, verdict: said } = changeWords(pair, value, pickedCase)
  const verdict = despite(record, line, { pickedCase }) ?? said
  const earlier = record.reading.trim()
  return html`${rowsOf(line.value)
    .filter(({ place }) => isOfPair(value.over, place, pickedCase))
    .map(({ place, label, isTimed }) => {
      const taken = pair[place]
      const typed = taken?.reading.trim()
      const time = taken && typed ? readAt(taken) : '________'
      return html`<p>${line.label}. ${label}: ${typed || '________'} ${line.unit}${isTimed ? `, ${time}` : null}</p>`
    })}
<p>${change ? html`<b>${change}.</b> ` : null}(${againstInFile(line, pickedCase)})${verdict ? html` <b>${verdict}</b>` : null}</p>${earlier ? html`<p>Noted earlier: ${earlier}</p>` : null}`
}

export const pointLine = (line: Exclude<PointLine, ReadingLine>): Html =>
  line.kind === 'drawing'
    ? drawingHtml(line)
    : line.kind === 'box'
      ? html`<p class="box"><b>${line.title}</b> ${line.text} <span class="small">${labelled(line.basis)}</span></p>`
      : textLine(line)

export const textLine = (line: TextLine): Html =>
  line.kind === 'safety' ? html`<p><b>${line.label}.</b> ${line.text}</p>` : html`<p>${labelled(line)}</p>`

export const labelled = ({ label, text }: Labelled): Html => html`${label}: ${text}`

/** What was written down at a point that is no problem. */
export const noteLine = (note: string): Html => html`<p class="written"><b>${noteTitle}.</b> <bdi>${note}</bdi></p>`

/** A line to write on, above its name. */
export const writeIn = (label: string): Html => html`<div><dt>${label}</dt><dd></dd></div>`

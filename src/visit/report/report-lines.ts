/** What was read at a check, in the report of a visit. */
import type { Checklist } from '../../checklists/checklist.ts'
import { type Circumstances, readingVerdict } from '../../checklists/readings/reading.ts'
import { againstCase, type ReadingLine } from '../../checklists/readings/reading-words.ts'
import { hasCup, isOfPair, type Taken, type TimedValue } from '../../checklists/readings/timed-reading.ts'
import { rowsOf } from '../../checklists/readings/timed-rows.ts'
import { readAt, settledChangeWords } from '../../checklists/readings/timed-words.ts'
import { settledWords } from '../../checklists/readings/verdict-words.ts'
import { resultOf } from '../../checklists/sums/sums.ts'
import type { Job } from '../../content/job-fit.ts'
import { type Html, html } from '../../format/html.ts'
import { circumstancesOf } from '../model/circumstances.ts'
import { objectionTo } from '../model/objection.ts'
import { answerDespite } from '../model/objection-words.ts'
import { pairOf } from '../model/timed-pair.ts'
import { type PointRecord, pointIn, type Visit } from '../model/visit.ts'
import { readingInSpanish } from './report-spanish.ts'
import { type ReportLanguage, reportWords } from './report-words.ts'

export interface Filled {
  checklist: Checklist
  job: Job
  visit: Visit
  lang: ReportLanguage
}

interface Read {
  line: ReadingLine
  record: PointRecord
  pickedCase: string | undefined
  circumstances: Circumstances
}

/** What was read at a point, as far as the job leaves its cases. */
function readAtPoint(line: ReadingLine, pointId: string, { visit }: Filled): Read {
  const record = pointIn(visit, pointId)
  const circumstances = circumstancesOf({ value: line.value, cases: line.value.cases }, record, visit)
  return { line, record, pickedCase: circumstances.pickedCase, circumstances }
}

/** What was read, what it is held against and what is said of it; nothing where nothing was. */
export function readingLine(written: ReadingLine, pointId: string, filled: Filled): Html {
  if (filled.lang === 'es') {
    const read = readingInSpanish(written, pointId, filled.visit)
    return read === '' ? html`` : html`<p>${reportWords.es.read}: ${read}</p>`
  }
  const read = readAtPoint(written, pointId, filled)
  const { line, record } = read
  if (line.value.over) return timedLines(read, { ...line.value, over: line.value.over })
  if (record.reading.trim() === '') return html``
  const said = verdictOfReading(read)
  return html`<p>${line.label}: ${measuredFact(written, pointId, filled)}${said && html` <b>${said}</b>`}</p>`
}

/** What was read once and what it is held against: "0.8 in w.c. (Good band: at most 0.5 in w.c.)"; empty where nothing was. */
export function measuredFact(written: ReadingLine, pointId: string, filled: Filled): string {
  const read = readAtPoint(written, pointId, filled)
  const { line, record, pickedCase } = read
  const reading = record.reading.trim()
  return reading && `${reading} ${line.unit} (${workedOutWords(read) || againstCase(line, pickedCase)})`
}

/** The numbers that a reading was judged by, and how: "Largest breaker on the plate: 40 A; 45 A, at most 40 A". */
function workedOutWords({ line: { value }, record }: Read): string {
  const { sum } = value
  if (!sum) return ''
  const typed = Object.entries(sum.inputs).flatMap(([key, { label, unit }]) => {
    const number = record.inputs[key]?.trim()
    return number ? [`${label}: ${number} ${unit}`] : []
  })
  const result = resultOf(sum, record.reading, record.inputs)
  return [...typed, ...('arithmetic' in result ? [result.arithmetic] : [])].join('; ')
}

/** What was read in a few words, with its unit and what is said of it; empty where nothing was. */
export function readingInShort(written: ReadingLine, pointId: string, filled: Filled): string {
  if (filled.lang === 'es') return readingInSpanish(written, pointId, filled.visit)
  const read = readAtPoint(written, pointId, filled)
  const { line, record, pickedCase } = read
  const reading = record.reading.trim()
  if (line.value.over) return pairInShort(read, { ...line.value, over: line.value.over })
  if (reading === '') return ''
  // Who judges is said where nobody here does.
  const judge = line.value.judge && againstCase(line, pickedCase)
  const workedOut = workedOutWords(read)
  // What speaks against a Good says the calculation itself.
  const verdict = despite(read) ?? [workedOut && `${workedOut}.`, verdictOfReading(read)].filter(Boolean).join(' ')
  return [`${reading} ${line.unit}.`, verdict, judge].filter(Boolean).join(' ')
}

/** Both readings with their times and how far it went: "62 psi, Nov 20, 2026, 9:00 AM, then no second reading." */
function pairInShort(read: Read, value: TimedValue): string {
  const { record, pickedCase, line } = read
  const { first, second, cupFirst, cupSecond } = pairOf(record)
  const cup = hasCup(value.over, pickedCase) ? value.over.cup?.called : undefined
  const inWords = (taken: Taken | null, beside: Taken | null): string => {
    const [typed, besides] = [taken?.reading.trim(), cup && beside?.reading.trim()]
    if (!typed && !besides) return ''
    const timed = taken && typed ? `, ${readAt(taken) || 'time not known'}` : ''
    return `${typed ? `${typed} ${line.unit}` : 'not read'}${besides ? ` (${cup}: ${besides} ${line.unit})` : ''}${timed}`
  }
  const [from, to] = [inWords(first, cupFirst), inWords(second, cupSecond)]
  const { change, verdict } = verdictOfChange(read, value)
  const readings = from || to ? `${from || 'No first reading'}, then ${to || 'no second reading'}` : ''
  const earlier = record.reading.trim()
  return [
    readings && `${[readings, change].filter(Boolean).join('; ')}.`,
    verdict,
    earlier && `Noted earlier: ${earlier}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is said of what was read once; empty where nothing was read. */
function verdictOfReading(read: Read): string {
  const { line, record, circumstances } = read
  if (record.reading.trim() === '') return ''
  const verdict = readingVerdict(record.reading, line.value, circumstances)
  return despite(read) ?? settledWords(verdict, record.answer === 'good')
}

function verdictOfChange(read: Read, value: TimedValue) {
  const { record, pickedCase } = read
  const { change, verdict } = settledChangeWords(pairOf(record), value, {
    pickedCase,
    isGood: record.answer === 'good',
  })
  return { change, verdict: despite(read) ?? verdict }
}

/** The answer with what speaks against it; undefined where nothing does. */
function despite({ line, record, circumstances }: Read): string | undefined {
  const objection = objectionTo(record, { value: line.value, cases: line.value.cases }, circumstances)
  return objection && `${answerDespite(record, objection)}.`
}

/** Both readings with their times and how far it went; nothing where none was taken. */
function timedLines(read: Read, value: TimedValue): Html {
  const { line, record, pickedCase } = read
  const pair = pairOf(record)
  const { change, verdict } = verdictOfChange(read, value)
  const earlier = record.reading.trim()
  const rows = rowsOf(line.value).filter(({ place }) => isOfPair(value.over, place, pickedCase))
  const isAnyTaken = rows.some(({ place }) => pair[place]?.reading.trim())
  if (!isAnyTaken && earlier === '') return html``
  return html`${rows.map(({ place, label, isTimed }) => {
    const taken = pair[place]
    const typed = taken?.reading.trim()
    if (!taken || !typed) return html`<p>${line.label}. ${label}: not taken</p>`
    return html`<p>${line.label}. ${label}: ${typed} ${line.unit}${isTimed ? `, ${readAt(taken) || 'time not known'}` : null}</p>`
  })}
<p>${change ? html`<b>${change}.</b> ` : null}(${againstCase(line, pickedCase)})${verdict ? html` <b>${verdict}</b>` : null}</p>${earlier ? html`<p>Noted earlier: ${earlier}</p>` : null}`
}

/** What was written down at a point that is no problem. */
export const noteLine = (note: string, lang: ReportLanguage): Html =>
  html`<p class="written"><b>${reportWords[lang].note}.</b> <bdi>${note}</bdi></p>`

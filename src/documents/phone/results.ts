/** The results of a phone file as text for a message. */
import { measureOf } from '../../checklists/checklist.ts'
import { readingVerdict } from '../../checklists/readings/reading.ts'
import { againstCase, type ReadingLine, readingLine } from '../../checklists/readings/reading-words.ts'
import { changeWords, readAt } from '../../checklists/readings/timed-words.ts'
import { verdictWords } from '../../checklists/readings/verdict-words.ts'
import { stopHere, stopTitle } from '../../checklists/stop-work-words.ts'
import type { Formats } from '../../format/formats.ts'
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { circumstancesOf } from '../../visit/model/circumstances.ts'
import { fitItems } from '../../visit/model/fitted-items.ts'
import { objectionTo } from '../../visit/model/objection.ts'
import { answerDespite } from '../../visit/model/objection-words.ts'
import { ownChecksIn, withOwnChecks } from '../../visit/model/own-checks.ts'
import { lifeOf, stateOf } from '../../visit/model/problem/problem-life.ts'
import { stepLine, stepWords } from '../../visit/model/problem/problem-life-words.ts'
import { problemLines } from '../../visit/model/problem/problem-words.ts'
import { countsOf } from '../../visit/model/progress.ts'
import { type Step, stepsOf } from '../../visit/model/steps.ts'
import { pairOf } from '../../visit/model/timed-pair.ts'
import { type Answer, type PointRecord, pointIn } from '../../visit/model/visit.ts'
import { noteOf, noteTitle } from '../../visit/model/visit-words.ts'
import type { Sheet } from '../pack.ts'

export interface SheetResults extends Sheet {
  file: FileVisit
}

/** What is to fix comes first. `today` is `YYYY-MM-DD`. */
export const resultsText = (today: string, sheets: readonly SheetResults[], formats: Formats): string =>
  [`Results on ${formats.dayInWords(today)}`, ...sheets.map((sheet) => sheetText(sheet, formats))].join('\n\n')

function sheetText(sheet: SheetResults, formats: Formats): string {
  const { checklist, items, file } = sheet
  const { visit, job } = file
  const fitted = withOwnChecks(fitItems(items, job, checklist), ownChecksIn(visit), checklist)
  const steps = stepsOf(fitted)
  const { all, answered } = countsOf(fitted, visit)
  const whole = items.reduce((sum, { points }) => sum + points.length, 0)
  const part = (title: string, answer: Answer) => {
    const found = steps.filter(({ point }) => pointIn(visit, point.id).answer === answer)
    return found.length === 0
      ? []
      : ['', `${title} (${found.length})`, ...found.map((step) => stepText(step, sheet, formats))]
  }
  const notes = items.flatMap(({ id, title }, index) => {
    const written = visit.items.get(id)?.notes
    return written ? [`- ${index + 1}. ${title}: ${written}`] : []
  })
  return [
    checklist.title,
    `${answered} of ${all} checks answered${all < whole ? ` for this job (${whole} in the whole list)` : ''}`,
    ...part('TO FIX', 'problem'),
    ...part('GOOD', 'good'),
    ...part('NOT APPLICABLE', 'na'),
    ...(notes.length === 0 ? [] : ['', 'NOTES', ...notes]),
  ].join('\n')
}

function stepText({ item, point, number }: Step, sheet: SheetResults, formats: Formats): string {
  const record = pointIn(sheet.file.visit, point.id)
  const measure = measureOf(point)
  const line = measure && readingLine(measure)
  const measured = line ? measuredText(line, record, sheet) : []
  const note = noteOf(record)
  const written =
    record.answer === 'problem'
      ? [
          ...(point.stopWork ? [{ label: stopTitle, text: stopHere(point.stopWork, item.phase).until }] : []),
          ...problemLines(record, formats),
        ]
      : note === ''
        ? []
        : [{ label: noteTitle, text: note }]
  const happened = stateOf(record) === 'fixed' ? lifeOf(record).steps : []
  return [
    `- ${[number, point.name.en, ...measured].join(' ')}`,
    ...happened.map((step) => `  ${stepLine(stepWords(step, formats), 'en')}`),
    ...written.map(({ label, text }) => `  ${label}: ${text}`),
  ].join('\n')
}

/** What was read, what is said of it and what it is held against, and who decided in spite of it. */
function measuredText(line: ReadingLine, record: PointRecord, { file }: SheetResults): string[] {
  const { label, unit, value } = line
  const judged = { value, cases: value.cases }
  const circumstances = circumstancesOf(judged, record, file.visit)
  const { pickedCase } = circumstances
  const against = `(${againstCase(line, pickedCase)})`
  const objection = objectionTo(record, judged, circumstances)
  const despite = objection ? [`${answerDespite(record, objection)}.`] : []
  if (!value.over) {
    const reading = record.reading.trim()
    const verdict = verdictWords[readingVerdict(reading, value, circumstances)]
    return reading === '' ? despite : [`${label}: ${reading} ${unit}.`, verdict, against, ...despite].filter(Boolean)
  }
  const pair = pairOf(record)
  const readings = [pair.first, pair.second].flatMap((one) =>
    one?.reading ? [[one.reading, readAt(one)].filter(Boolean).join(', ')] : [],
  )
  const { change, verdict } = changeWords(pair, { ...value, over: value.over }, pickedCase)
  return readings.length === 0
    ? despite
    : [`${label}: ${readings.join(', then ')}.`, change && `${change}.`, verdict, against, ...despite].filter(Boolean)
}

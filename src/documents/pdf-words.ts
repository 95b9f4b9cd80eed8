import {
  adviceLine,
  goodLines,
  type ItemWords,
  itemWords,
  phaseLabels,
  sayLines,
  stopWorkLine,
  stopWorkTitle,
} from '../checklists/checklist-words.ts'
import { standalonePanel } from '../checklists/drawing/drawing.ts'
import { rowsOf } from '../checklists/readings/timed-rows.ts'
import { sourcesOf, sourcesTitle } from '../checklists/source-words.ts'
import { stopMark } from '../checklists/stop-work-words.ts'
import { formats } from '../format/formats.ts'
import { withUnits } from '../format/line-breaks.ts'
import { logoSvg } from '../format/logo.ts'
import { answerLabels } from '../visit/model/visit-words.ts'
import { type Pack, packTitle, type Sheet } from './pack.ts'
import {
  checksOfJobs,
  chooserNote,
  howToStart,
  howToUse,
  jobsHint,
  jobsTitle,
  licenseLine,
  lockedLine,
  replyWords,
  safetyRule,
  sheetFacts,
  signatureLine,
} from './words.ts'

const { dayInWords } = formats.en

/**
 * The pack as the JSON that `sheet.typ` reads: every text in its final words, nothing left to look up.
 * It names no buyer, so that two buyers of one checklist give the compiler the same work; `licenseForPdf` does.
 */
export function wordsForPdf(pack: Pack, drawingStyle: string): string {
  const [year, month, day] = pack.madeOn.split('-').map(Number)
  const words = {
    siteName: pack.siteName,
    mark: logoSvg('#1f2a30', '#a8431f'),
    title: packTitle(pack),
    planLabel: pack.planLabel,
    made: { year, month, day },
    madeOn: dayInWords(pack.madeOn),
    isChooser: pack.kind === 'chooser',
    chooserNote,
    howToStart: howToStart(pack),
    howToUse,
    marks: [answerLabels.good, answerLabels.problem, answerLabels.na],
    stopMark,
    safety: safetyRule,
    signature: signatureLine,
    advice: adviceLine,
    sheets: pack.sheets.map((sheet) => sheetWords(sheet, drawingStyle)),
  }
  return drawableJson(words)
}

/** The footer's license line, as JSON. */
export const licenseForPdf = (pack: Pack): string => drawableJson(licenseLine(pack))

const drawableJson = (words: unknown): string =>
  JSON.stringify(words, (key, value) =>
    // "10 V20" is no voltage in a picture.
    typeof value === 'string' && key !== 'svg' ? drawable(withUnits(value)) : value,
  )

function sheetWords(sheet: Sheet, drawingStyle: string) {
  return {
    anchor: sheet.checklist.id,
    title: sheet.checklist.title,
    description: sheet.checklist.description,
    facts: sheetFacts(sheet),
    locked: lockedLine(sheet),
    jobsTitle,
    jobsHint,
    jobs: checksOfJobs(sheet),
    stopWorkTitle,
    stopWork: sheet.checklist.stopWork.map(stopWorkLine),
    sourcesTitle,
    sources: sourcesOf(sheet.items),
    items: sheet.items.map((item, index) => ({
      ...withFilesAndRows(itemWords(item, sheet.checklist), drawingStyle),
      number: index + 1,
      anchor: `${sheet.checklist.id}/${item.id}`,
      look: item.priority,
      lastMoment: phaseLabels[item.phase],
    })),
  }
}

/** Typst takes pictures as files of their own, and what is written down in rows as rows. */
const withFilesAndRows = ({ points, ...words }: ItemWords, drawingStyle: string) => ({
  ...words,
  points: points.map(({ terms: _, ifTheySay, ...point }) => ({
    ...point,
    goods: goodLines(point),
    say: sayLines(point.say),
    replies: ifTheySay.map(replyWords),
    lines: point.lines.map((line) =>
      line.kind === 'drawing'
        ? { ...line, panels: line.panels.map((panel) => ({ ...panel, svg: standalonePanel(panel, drawingStyle) })) }
        : line.kind === 'reading'
          ? { ...line, rows: rowsOf(line.value), inputs: Object.values(line.value.sum?.inputs ?? {}) }
          : line,
    ),
  })),
})

/**
 * PDF/UA refuses a file with a character that its font cannot draw. The font lacks two
 * of Latin-1 (micro sign, soft hyphen), and a site name may hold anything at all.
 */
const undrawable =
  /[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2212]/gu
const standIns = new Map([
  ['\u00ad', ''],
  ['\u00b5', 'u'],
  ['\t', ' '],
])
const drawable = (text: string): string => text.replace(undrawable, (character) => standIns.get(character) ?? '?')

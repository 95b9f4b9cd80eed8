import type { Checklist, Item } from '../../checklists/checklist.ts'
import drawingStyle from '../../checklists/drawing/drawing.css?inline'
import { isSaid, type Job } from '../../content/job-fit.ts'
import { type Html, html, ownCode } from '../../format/html.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import type { Site } from '../../shell/site-calls.ts'
import { answersBeside } from '../model/answers-beside-list.ts'
import { type FittedItem, fitItems } from '../model/fitted-items.ts'
import { jobWords } from '../model/job.ts'
import type { ToldPoint } from '../model/list-snapshot.ts'
import { ownChecksIn, withOwnChecks } from '../model/own-checks.ts'
import { stateOf } from '../model/problem/problem-life.ts'
import { type Counts, countsOf, needsCode, problemsOf, progressOf } from '../model/progress.ts'
import { factNames, noFacts, type ReportFacts } from '../model/report-facts.ts'
import { itemIn, pointIn, shownPoint, type Visit } from '../model/visit.ts'
import figureStyle from './figures.css?inline'
import style from './report.css?inline'
import { appendix } from './report-appendix.ts'
import { besideList } from './report-beside.ts'
import type { Filled } from './report-lines.ts'
import { photoList } from './report-photo-list.ts'
import type { ReportPhotos } from './report-photos.ts'
import { answeredWith, fixedList, goodList, openList, pointList, pointsOf, problemList } from './report-points.ts'
import { reportLanguage, signatureBlock } from './report-signatures.ts'
import { daysIn, reportWords } from './report-words.ts'

export interface ReportContent {
  site: Pick<Site, 'name' | 'publicUrl' | 'priceRange'>
  checklist: Checklist
  /** Of the visit. */
  title: string
  /** What this homeowner can see: the free items, or all of them. */
  items: Item[]
  visit: Visit
  /** All items were open to the visit at some time. */
  hadFullAccess?: boolean
  /** There is a code for the items that are locked: it has a project left, waits for its payment or is not on this device. */
  hasCode?: boolean
  /** What is known of the points of items that were open and are shut. */
  told?: readonly ToldPoint[] | undefined
  /** What was said of the job. */
  job: Job
  /** The day of the export, `YYYY-MM-DD`. */
  madeOn: string
  facts?: ReportFacts
  photos?: ReportPhotos
}

/** `HVAC-Quality-Verification-Report.html`. */
export const reportFileName = ({ category }: Checklist): string =>
  `${category.toUpperCase()}-Quality-Verification-Report.html`

/** What the report looks like, for a page that shows it without being the file. */
export const reportStyle = `${drawingStyle}${figureStyle}${style}`

/**
 * What a homeowner has found, as one HTML file without script: to send, to print, to save as PDF, to take along and to
 * have signed. Its first page says what was checked and what stands open; room for each item and advice are an appendix.
 * Made on the device, from what the page already shows, in the language that the visit asks for; its pictures are in it.
 */
export function verificationReport(content: ReportContent): string {
  const { site, checklist, visit } = content
  const lang = reportLanguage(visit)
  const title = reportWords[lang].title(checklist.category.toUpperCase())
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${site.name}</title>
<style>${ownCode(reportStyle)}</style>
</head>
<body><main>
${reportBody(content)}
</main></body>
</html>
`.markup
}

/** All that the report says, without the document around it; a page around it has the only heading of the first level. */
export function reportBody(content: ReportContent, heading: 'h1' | 'h2' = 'h1'): Html {
  const { site, checklist, items, visit, job, hasCode = false, photos = new Map(), told = [] } = content
  const lang = reportLanguage(visit)
  const words = reportWords[lang]
  const fitted = withOwnChecks(fitItems(items, job, checklist), ownChecksIn(visit), checklist)
  const filled: Filled = { checklist, job, visit, lang }
  const found = pointsOf(fitted, filled)
  return html`<header>
<p>${site.name}</p>
${ownCode(`<${heading} class="title">`)}${words.title(checklist.category.toUpperCase())}${ownCode(`</${heading}>`)}
${verdictLines(content, fitted, filled)}
${subjectLines(content)}
${openList(found, filled)}
${originLines(content)}
</header>
${problemList(found, filled, photos)}
${fixedList(found, filled, photos)}
${besideList(answersBeside(fitted, visit, told))}
${pointList(words.notChecked, answeredWith(found, null), filled)}
${goodList(found, filled)}
${pointList(words.notApplicable, answeredWith(found, 'na'), filled)}
${noteList(fitted, filled)}
${photoList(found, fitted, filled, { photos, told })}
${signatureBlock(visit, lang)}
<section class="limits"><h2>${words.limits}</h2>
<p>${words.list(checklist.title, daysIn[lang].dayInWords(checklist.reviewed))}. ${words.advice}</p></section>
${appendix({ fitted, filled, site, hasCode, locked: checklist.itemCount - items.length })}`
}

/** What is to fix, and how far the list is. */
function verdictLines(content: ReportContent, fitted: FittedItem[], { visit, lang }: Filled): Html {
  const words = reportWords[lang]
  const counts = countsOf(fitted, visit)
  const problems = problemsOf(counts)
  // Nobody says "no problem" beside one that the job ruled out.
  const isProblemElsewhere = counts.problemsRuledOut > 0
  const isUnbegun = counts.answered + counts.elsewhere + problems.found === 0
  const verdict = problems.open > 0 || !isProblemElsewhere ? (isUnbegun ? words.unbegun : words.verdict(problems)) : ''
  return html`<p class="verdict"><b>${[verdict, words.ruledOut(counts), words.stops(counts.stops)].filter(Boolean).join(' · ')}</b></p>
<p class="progress">${progressIn(content, fitted, counts)}</p>`
}

/** How many checks are answered and items complete. Where the list lacks its code nobody can tell of how many. */
function progressIn(content: ReportContent, fitted: FittedItem[], counts: Counts): string {
  const { checklist, items, visit, hadFullAccess = false } = content
  const words = reportWords[reportLanguage(visit)]
  const list = { isOpen: items.length >= checklist.itemCount, hadFullAccess }
  const answered = words.answered(counts, list)
  if (needsCode(counts, list)) return `${answered} · ${words.restIsLocked}`
  const complete = words.itemsComplete(progressOf(fitted, visit, checklist.itemCount))
  return `${answered} · ${[complete, words.stops(counts.stops)].filter(Boolean).join(', ')}`
}

/** Which work was checked, where and of whom. */
function subjectLines({ checklist, title, visit, job, facts = noFacts }: ReportContent): Html {
  const words = reportWords[reportLanguage(visit)]
  return html`<p><b><bdi>${title}</bdi></b></p>
${isSaid(job) ? html`<p>${words.job}: <b lang="en">${jobWords(job, checklist)}</b></p>` : null}
${factNames.filter((name) => facts[name].trim() !== '').map((name) => html`<p>${words.facts[name]}: <b><bdi>${facts[name].trim()}</bdi></b></p>`)}`
}

/** When it was checked, by which list, and when the report was made. */
function originLines({ checklist, visit, madeOn }: ReportContent): Html {
  const lang = reportLanguage(visit)
  const words = reportWords[lang]
  const { dayInWords } = daysIn[lang]
  return html`${daysOfVisit(visit, (first, last) => words.checkedOn(dayInWords(first), dayInWords(last)))}
<p>${words.list(checklist.title, dayInWords(checklist.reviewed))}</p>
<p>${words.madeOn(dayInWords(madeOn))}</p>`
}

/** When the answers were given; nothing where no answer has a time. */
function daysOfVisit({ points }: Visit, inWords: (first: string, last: string) => string): Html | null {
  const times = [...points.values()]
    .map(shownPoint)
    .flatMap(({ answer, changedAt }) => (answer !== null && changedAt.answer ? [changedAt.answer] : []))
  const days = times.map((at) => phoenixDay(new Date(at))).sort()
  const [first, last] = [days.at(0), days.at(-1)]
  return first === undefined || last === undefined ? null : html`<p>${inWords(first, last)}</p>`
}

function noteList(fitted: FittedItem[], { visit, lang }: Filled): Html | null {
  const written = fitted.flatMap(({ item, number }) => {
    const { notes } = itemIn(visit, item.id)
    return notes
      ? [html`<p><b lang="en">${number}. ${item.title}</b></p><p class="written"><bdi>${notes}</bdi></p>`]
      : []
  })
  return written.length === 0
    ? null
    : html`<section class="notes"><h2>${reportWords[lang].notes}</h2>${written}</section>`
}

/** At which points the photos prove something: of a problem, open or fixed, or of what is read twice. */
export const placesThatProve = (items: readonly Item[], visit: Visit): ReadonlySet<string> =>
  new Set(
    [...items.flatMap(({ points }) => points), ...ownChecksIn(visit)]
      .filter(
        (point) =>
          ('value' in point && point.value?.over !== undefined) || stateOf(pointIn(visit, point.id)) !== 'none',
      )
      .map(({ id }) => id),
  )

import { bulletsOfAnyTrade } from '../../checklists/card-words.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { adviceLine, stopWorkLine, stopWorkTitle } from '../../checklists/checklist-words.ts'
import { isSaid, type Job } from '../../content/job-fit.ts'
import { paths } from '../../content/paths.ts'
import { formats } from '../../format/formats.ts'
import { type Html, html, ownCode } from '../../format/html.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import type { Site } from '../../shell/site-calls.ts'
import { answersBeside, toldTitle } from '../model/answers-beside-list.ts'
import { type FittedItem, fitItems, stopWorkOf } from '../model/fitted-items.ts'
import { jobWords } from '../model/job.ts'
import type { ToldPoint } from '../model/list-snapshot.ts'
import { countsOf, needsCode, progressOf } from '../model/progress.ts'
import { factLabels, factNames, noFacts, type ReportFacts } from '../model/report-facts.ts'
import { numberOf } from '../model/steps.ts'
import { itemIn, pointIn, shownPoint, type Visit } from '../model/visit.ts'
import { foundWords, notesTitle, stopsWords } from '../model/visit-words.ts'
import style from './report.css?inline'
import { besideList } from './report-beside.ts'
import { itemsTitle, signedItem } from './report-items.ts'
import { type Filled, readingLine } from './report-lines.ts'
import { photoFigures, type ReportPhotos } from './report-photos.ts'
import { answeredWith, type FoundPoint, goodTable, pointList, pointsOf, problemList } from './report-points.ts'

const { dayInWords } = formats.en

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
  /** The day of the export in words. */
  madeOn: string
  facts?: ReportFacts
  photos?: ReportPhotos
}

/** `HVAC-Quality-Verification-Report.html`. */
export const reportFileName = ({ category }: Checklist): string =>
  `${category.toUpperCase()}-Quality-Verification-Report.html`

/** What the report looks like, for a page that shows it without being the file. */
export const reportStyle = style

/**
 * What a homeowner has found, as one HTML file without script: to send, to print, to save as PDF, to take along and to
 * have signed. What is to be fixed comes first, advice comes last and is folded. Made on the device, from what the page
 * already shows; its pictures are in it.
 */
export function verificationReport(content: ReportContent): string {
  const { site, checklist } = content
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${checklist.category.toUpperCase()} Quality Verification Report · ${site.name}</title>
<style>${ownCode(style)}</style>
</head>
<body><main>
${reportBody(content)}
</main></body>
</html>
`.markup
}

/** All that the report says, without the document around it. */
export function reportBody(content: ReportContent): Html {
  const { site, checklist, title, items, visit, job, madeOn, facts = noFacts, photos = new Map(), told = [] } = content
  const fitted = fitItems(items, job, checklist)
  const locked = checklist.itemCount - items.length
  const filled = { checklist, job, visit }
  const beside = answersBeside(fitted, visit, told)
  const lookFor = checklist.lookFor.length > 0 ? checklist.lookFor : bulletsOfAnyTrade
  const found = pointsOf(fitted, filled)
  return html`<header>
<p>${site.name}</p>
<h1>${checklist.category.toUpperCase()} Quality Verification Report</h1>
<p><b><bdi>${title}</bdi></b></p>
${isSaid(job) ? html`<p>The job: <b>${jobWords(job, checklist)}</b></p>` : null}
${factNames.filter((name) => facts[name].trim() !== '').map((name) => html`<p>${factLabels[name]}: <b><bdi>${facts[name].trim()}</bdi></b></p>`)}
${daysOfVisit(visit)}
<p>Made on ${madeOn} · Progress: ${progressIn(fitted, content)}</p>
</header>
${problemList(found, filled, photos)}
${besideList(beside)}
${pointList('Not checked', answeredWith(found, null), filled)}
${goodTable(found, filled)}
${pointList('Not applicable', answeredWith(found, 'na'), filled)}
${noteList(fitted, visit)}
${photoList(found, fitted, filled, { photos, told })}
${stopWorkList(stopWorkOf(checklist, job))}
<section class="items"><h2>${itemsTitle}</h2>${fitted.map((one) => signedItem(one, visit))}</section>
${fold('What to look for', html`<ul>${lookFor.map((text) => html`<li>${text}</li>`)}</ul>`)}
${fold('How to use this report', html`<ul>${howToUse.map((text) => html`<li>${text}</li>`)}</ul>`)}
${ruledOutList(fitted)}
${locked > 0 ? lockedLine(locked, content) : null}
<p class="small">${adviceLine}</p>`
}

/** How many items are done and what was found. Where the list lacks its code nobody can tell of how many. */
function progressIn(fitted: FittedItem[], { checklist, items, visit, hadFullAccess = false }: ReportContent): string {
  const counts = countsOf(fitted, visit)
  const list = { isOpen: items.length >= checklist.itemCount, hadFullAccess }
  const found = foundWords(counts, list)
  if (needsCode(counts, list)) return `${found} · The rest of the list opens with its access code`
  const { completed, total, percent } = progressOf(fitted, visit, checklist.itemCount)
  const done = [`${completed} of ${total} items done`, `${percent}%`, stopsWords(counts.stops)]
  return `${done.filter(Boolean).join(', ')} · ${found}`
}

const howToUse = [
  'Print it on Letter paper, or choose “Save as PDF” in the print window. What is folded here is printed too.',
  'Take it on site and go through what is to be fixed before the work is covered.',
  'Document what you see and what you are told, in the notes of each item.',
  'Ask the contractor to sign each item. The signature says that you both saw it, nothing more.',
  'Take your own photos at each check. They stand in this report, with the time of each.',
]

/** Advice, which is read once: its title alone until it is pressed, and all of it on paper. */
const fold = (title: string, body: Html): Html =>
  html`<section><details><summary><h2>${title}</h2></summary>${body}</details></section>
`

const stopWorkList = (reasons: Checklist['stopWork']): Html | null =>
  reasons.length === 0
    ? null
    : fold(
        stopWorkTitle,
        html`<ul>${reasons.map(stopWorkLine).map(({ label, text }) => html`<li>${text} <b>${label}</b></li>`)}</ul>`,
      )

/** What the job rules out, by name; what was answered there stands further up. */
function ruledOutList(fitted: FittedItem[]): Html | null {
  const names = fitted.flatMap(({ item, number, ruledOut }) =>
    ruledOut.map(({ point }) => html`<li>${numberOf(item, number, point.id)} ${point.name.en}</li>`),
  )
  return names.length === 0
    ? null
    : fold(`Not for this job (${names.length})`, html`<div class="points"><ul>${names}</ul></div>`)
}

/** When the answers were given; nothing where no answer has a time. */
function daysOfVisit({ points }: Visit): Html | null {
  const times = [...points.values()]
    .map(shownPoint)
    .flatMap(({ answer, changedAt }) => (answer !== null && changedAt.answer ? [changedAt.answer] : []))
  const days = times.map((at) => phoenixDay(new Date(at))).sort()
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined) return null
  return html`<p>Checked on ${dayInWords(first)}${first === last ? null : ` to ${dayInWords(last)}`}</p>`
}

function noteList(fitted: FittedItem[], visit: Visit): Html | null {
  const written = fitted.flatMap(({ item, number }) => {
    const { notes } = itemIn(visit, item.id)
    return notes ? [html`<p><b>${number}. ${item.title}</b></p><p class="written"><bdi>${notes}</bdi></p>`] : []
  })
  return written.length === 0 ? null : html`<section class="notes"><h2>${notesTitle}</h2>${written}</section>`
}

/** The photos that do not stand at a problem, smaller, by item; those of what is no longer on the list come last. */
function photoList(
  found: FoundPoint[],
  fitted: FittedItem[],
  filled: Filled,
  { photos, told }: { photos: ReportPhotos; told: readonly ToldPoint[] },
): Html | null {
  const shown = new Set(answeredWith(found, 'problem').map(({ point }) => point.id))
  const at = (place: string, title: string, before: Html[] = []): Html[] => {
    const here = photos.get(place)
    if (shown.has(place) || !here || here.length === 0) return []
    shown.add(place)
    return [html`<div class="place"><p>${title}</p>${before}${photoFigures(here, title)}</div>`]
  }
  const byItem = fitted.flatMap(({ item, number }) => {
    const places = [
      ...at(item.id, 'The whole item'),
      ...item.points.flatMap(({ id, name }, index) =>
        at(id, `${number}.${index + 1} ${name.en}`, timesOf(id, found, filled)),
      ),
    ]
    return places.length > 0 ? [html`<h3>${number}. ${item.title}</h3>${places}`] : []
  })
  const titleOf = (place: string) => {
    const known = told.find(({ id }) => id === place)
    return known ? toldTitle(known) : 'Of a check that is not on this list'
  }
  const others = [...photos.keys()].flatMap((place) => at(place, titleOf(place)))
  const all = [...byItem, ...others]
  return all.length === 0 ? null : html`<section class="gallery"><h2>Photos</h2>${all}</section>`
}

/** Both readings with their times, beside the photos that prove them. */
const timesOf = (id: string, found: FoundPoint[], filled: Filled): Html[] =>
  (found.find(({ point }) => point.id === id)?.point.lines ?? []).flatMap((line) =>
    line.kind === 'reading' && line.value.over ? [readingLine(line, id, filled)] : [],
  )

/** At which points the photos prove something: of a problem, or of what is read twice. */
export const placesThatProve = (items: readonly Item[], visit: Visit): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ points }) =>
      points
        .filter(({ id, value }) => value?.over !== undefined || pointIn(visit, id).answer === 'problem')
        .map(({ id }) => id),
    ),
  )

/** How many items are locked, and what opens them: the code that is there already, or a plan. */
const lockedLine = (locked: number, { site: { publicUrl, priceRange }, hasCode = false }: ReportContent): Html => {
  const way = hasCode
    ? `They open with your access code, once its payment is confirmed. How to pay and where to use the code: ${publicUrl}${paths.access}`
    : `Plans cost ${priceRange}: ${publicUrl}${paths.pricing}`
  return html`<p class="locked"><b>${locked} additional items are locked.</b> ${way}</p>`
}

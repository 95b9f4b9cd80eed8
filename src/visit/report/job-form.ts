/** A form on paper of the checks of one job, made on the device: what is good, room for the answer and for the reading. */
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { adviceLine, itemWords, type PointWords } from '../../checklists/checklist-words.ts'
import { goodHtml, square } from '../../checklists/lines-html.ts'
import { rowsOf } from '../../checklists/readings/timed-rows.ts'
import { isSaid, type Job } from '../../content/job-fit.ts'
import { type Html, html, ownCode } from '../../format/html.ts'
import { unbroken } from '../../format/line-breaks.ts'
import { fitItems } from '../model/fitted-items.ts'
import { jobWords } from '../model/job.ts'
import { numberOf } from '../model/steps.ts'
import { answerValues } from '../model/visit.ts'
import { answerWords } from '../model/visit-words.ts'
import style from './job-form.css?inline'

export interface JobFormContent {
  siteName: string
  checklist: Checklist
  /** What this homeowner can see: the free items, or all of them. */
  items: readonly Item[]
  job: Job
}

/** What the form looks like, for a page that shows it without being the file. */
export const jobFormStyle = style

export const jobFormFileName = ({ id }: Checklist): string => `${id}-form.html`

/** One HTML file without script, for Letter paper; of four pages at most for every job of our lists. */
export function jobForm({ siteName, checklist, items, job }: JobFormContent): string {
  const fitted = fitItems(items, job, checklist).filter(({ points }) => points.length > 0)
  const isLong = fitted.reduce((sum, { points }) => sum + points.length, 0) > mostWithSpanish
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${checklist.title}: form · ${siteName}</title>
<style>${ownCode(style)}</style>
</head>
<body><main>
<header><h1>${checklist.title}</h1><p>${isSaid(job) ? jobWords(job, checklist) : siteName}</p>
<dl class="job">${['Address', 'Contractor', 'Date'].map((label) => html`<div><dt>${label}</dt><dd></dd></div>`)}</dl></header>
${fitted.map(
  ({ item, number, points }) => html`<section><h2>${number}. ${item.title}</h2>
${itemWords({ ...item, points }, checklist, job).points.map((point) => row(point, numberOf(item, number, point.id), isLong))}</section>
`,
)}
<p class="small">${stopSign} If this one fails, stop the work or the payment. ${adviceLine}</p>
</main></body>
</html>
`.markup
}

/** More checks, with Spanish under each, need more than four pages. */
const mostWithSpanish = 50

const stopSign = ownCode('<b class="stop">STOP</b>')

const row = ({ name, lines, stopWork, ...point }: PointWords, number: string, isLong: boolean): Html =>
  html`<div class="check"><div><p><b>${number} ${unbroken(name.en)}</b> ${stopWork ? stopSign : null}</p>
${goodHtml(point)}
${isLong ? null : html`<p lang="es">${unbroken([name.es, point.good?.es].filter(Boolean).join(': '))}</p>`}</div>
<div class="answers"><p>${answerValues.map((answer) => html`<span>${square}${answerWords(answer)}</span>`)}</p>
${lines.flatMap((line) => (line.kind === 'reading' ? fillIns(line.unit, line.value) : []))}</div></div>
`

/** A line for the reading, or for each of two, and for each number that it is judged by. */
const fillIns = (unit: string, value: Parameters<typeof rowsOf>[0]): Html[] =>
  (value.over ? rowsOf(value).map(({ label }) => `${label}, ${unit}`) : [unit])
    .concat(Object.values(value.sum?.inputs ?? {}).map((input) => `${input.label}, ${input.unit}`))
    .map((label) => html`<p class="fill"><i></i>${unbroken(label)}</p>`)

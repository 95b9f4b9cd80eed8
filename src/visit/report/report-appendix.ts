/** What stands behind the report of a visit: room to sign item by item, what to look for, and what the job rules out. */
import { bulletsOfAnyTrade } from '../../checklists/card-words.ts'
import type { Checklist } from '../../checklists/checklist.ts'
import { stopWorkLine, stopWorkTitle } from '../../checklists/checklist-words.ts'
import { paths } from '../../content/paths.ts'
import { type Html, html } from '../../format/html.ts'
import type { Site } from '../../shell/site-calls.ts'
import { type FittedItem, stopWorkOf } from '../model/fitted-items.ts'
import { numberOf } from '../model/steps.ts'
import { itemsTitle, signedItem } from './report-items.ts'
import type { Filled } from './report-lines.ts'

interface AppendixContent {
  fitted: FittedItem[]
  filled: Filled
  site: Pick<Site, 'publicUrl' | 'priceRange'>
  locked: number
  /** There is a code for the items that are locked. */
  hasCode: boolean
}

/** It begins on a page of its own, and is English whatever the language of the report. */
export function appendix({ fitted, filled, site, locked, hasCode }: AppendixContent): Html {
  const { checklist, job, visit } = filled
  const lookFor = checklist.lookFor.length > 0 ? checklist.lookFor : bulletsOfAnyTrade
  return html`<div class="appendix" lang="en">
${stopWorkList(stopWorkOf(checklist, job))}
<section class="items"><h2>${itemsTitle}</h2>${fitted.map((one) => signedItem(one, visit))}</section>
${fold('What to look for', html`<ul>${lookFor.map((text) => html`<li>${text}</li>`)}</ul>`)}
${fold('How to use this report', html`<ul>${howToUse.map((text) => html`<li>${text}</li>`)}</ul>`)}
${ruledOutList(fitted)}
${locked > 0 ? lockedLine(locked, { site, hasCode }) : null}
</div>`
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

/** How many items are locked, and what opens them: the code that is there already, or a plan. */
const lockedLine = (
  locked: number,
  { site: { publicUrl, priceRange }, hasCode }: Pick<AppendixContent, 'site' | 'hasCode'>,
): Html => {
  const way = hasCode
    ? `They open with your access code, once its payment is confirmed. How to pay and where to use the code: ${publicUrl}${paths.access}`
    : `Plans cost ${priceRange}: ${publicUrl}${paths.pricing}`
  return html`<p class="locked"><b>${locked} additional items are locked.</b> ${way}</p>`
}

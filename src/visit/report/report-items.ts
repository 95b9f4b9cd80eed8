/** The items in the report: how far each is, with room for the contractor's notes and for signatures. */
import { type Html, html } from '../../format/html.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import { type Counts, countsOf, isDone } from '../model/progress.ts'
import type { Visit } from '../model/visit.ts'
import { checksWords, stopsWords } from '../model/visit-words.ts'
import { writeIn } from './report-signatures.ts'

export const itemsTitle = 'To be signed, item by item'

export const signedItem = (fitted: FittedItem, visit: Visit): Html =>
  html`<article class="signed-item"><h3>${fitted.number}. ${fitted.item.title}</h3><p class="small">${stateOf(fitted, visit)}</p>
${fitted.points.length > 0 ? html`<dl class="signed">${['Contractor notes', 'Contractor signature', 'Homeowner signature', 'Date'].map(writeIn)}</dl>` : null}</article>
`

function stateOf(fitted: FittedItem, visit: Visit): string {
  if (fitted.points.length === 0) return 'Not applicable to this job.'
  return stateInWords({ ...countsOf([fitted], visit), isDone: isDone(visit, fitted.item.id, fitted.points) })
}

/** "7 checks · 1 to fix": with a problem nothing is completed, whatever else is answered. */
const stateInWords = ({
  all,
  problems,
  stops,
  isDone,
}: Pick<Counts, 'all' | 'problems' | 'stops'> & { isDone: boolean }): string =>
  [
    checksWords(all),
    problems > 0 && `${problems} to fix`,
    stopsWords(stops),
    !isDone && 'Not completed',
    isDone && problems === 0 && 'Completed',
  ]
    .filter(Boolean)
    .join(' · ')

import { stopTitle } from '../../checklists/stop-work-words.ts'
import { changeWords, readAt } from '../../checklists/timed-words.ts'
import { formats } from '../../format/formats.ts'
import { pointIn } from '../../visit/model/visit.ts'
import { noteTitle, problemLines } from '../../visit/model/visit-words.ts'
import { visitOf } from './kept-answers.browser.ts'
import { despiteAt } from './objection-field.browser.ts'
import {
  caseAt,
  chosenAt,
  countOf,
  forJob,
  notesIn,
  one,
  pointIdOf,
  pointsIn,
  readingAt,
  sheets,
  timedAt,
  titleOf,
} from './phone-page.browser.ts'

const { dayInWords } = formats.en

/** The results of every sheet as text for a message: what is to fix comes first. `today` is a day in words. */
export const resultsText = (today: string): string => [`Results on ${today}`, ...sheets.map(sheetText)].join('\n\n')

function sheetText(sheet: HTMLElement): string {
  const every = pointsIn(sheet)
  const points = forJob(every)
  const { all, answered } = countOf(every)
  const part = (title: string, answer: string) => {
    const found = points.filter((point) => chosenAt(point) === answer)
    return found.length === 0 ? [] : ['', `${title} (${found.length})`, ...found.map(pointText)]
  }
  const notes = notesIn(sheet).filter((note) => note.value.trim() !== '')
  return [
    titleOf(sheet),
    `${answered} of ${all} points checked${all < every.length ? ` for this job (${every.length} in the whole list)` : ''}`,
    ...part('TO FIX', 'problem'),
    ...part('GOOD', 'good'),
    ...part('NOT APPLICABLE', 'na'),
    ...(notes.length === 0 ? [] : ['', 'NOTES', ...notes.map(noteText)]),
  ].join('\n')
}

function pointText(point: HTMLElement): string {
  const reading = readingAt(point)?.value
  const timed = timedAt(point)
  const measured = timed
    ? timedText(timed, point)
    : reading
      ? ` ${textOf('.reading span', point)}: ${reading} (${againstAt(point)}).`
      : ''
  const written = chosenAt(point) === 'problem' ? problemText(point) : noteOf(point)
  const despite = despiteAt(point)
  return `- ${point.dataset['number'] ?? ''} ${textOf('[data-check]', point)}${measured}${despite && ` ${despite}.`}${written}`
}

function problemText(point: HTMLElement): string {
  const sheet = point.closest<HTMLElement>('[data-sheet]')
  const lines = sheet ? problemLines(pointIn(visitOf(sheet).visit, pointIdOf(point)), dayInWords) : []
  const stop = textOf('[data-stop-until]', point)
  return [...(stop === '' ? [] : [`${stopTitle}: ${stop}`]), ...lines.map(({ label, text }) => `${label}: ${text}`)]
    .map((line) => `\n  ${line}`)
    .join('')
}

function noteOf(point: HTMLElement): string {
  const saw = one<HTMLTextAreaElement>('.point-note textarea', point)?.value.trim()
  return saw ? `\n  ${noteTitle}: ${saw}` : ''
}

/** Both readings with their times, and how far it went. */
function timedText(timed: Timed, point: HTMLElement): string {
  const { first, second } = timed.pair
  const readings = [first, second].flatMap((one) =>
    one?.reading ? [[one.reading, readAt(one)].filter(Boolean).join(', ')] : [],
  )
  if (readings.length === 0) return ''
  const said = sentencesOf(timed, caseAt(point)?.value)
  return ` ${textOf('[data-called]', point)}: ${readings.join(', then ')}.${said && ` ${said}`} (${againstAt(point)}).`
}

type Timed = NonNullable<ReturnType<typeof timedAt>>

/** How far it went and what is said of it; nothing until both readings are there. */
export function sentencesOf({ pair, value }: Timed, pickedCase: string | undefined): string {
  const { change, verdict } = changeWords(pair, value, pickedCase)
  return [change && `${change}.`, verdict].filter(Boolean).join(' ')
}

/** The band of the case that was picked, or else of all. */
export function againstAt(point: HTMLElement): string {
  const picked = caseAt(point)
  return picked ? `${picked.textContent}: ${picked.dataset['band']}` : textOf('[data-against]', point)
}

const noteText = (note: HTMLTextAreaElement): string =>
  `- ${note.closest<HTMLElement>('[data-item]')?.dataset['title'] ?? ''}: ${note.value.trim()}`

const textOf = (selector: string, within: ParentNode): string =>
  (one(selector, within)?.textContent ?? '').replaceAll('\u00a0', ' ')

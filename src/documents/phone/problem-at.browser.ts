/** The problem of a point as the contractor is shown it: what is wrong here first, what good is last. */
import { formats } from '../../format/formats.ts'
import { problemForCrew } from '../../visit/model/problem-words.ts'
import { pointIn } from '../../visit/model/visit.ts'
import { visitOf } from './kept-answers.browser.ts'
import { all, caseAt, chosenAt, one, pointIdOf, readingAt, timedAt } from './phone-page.browser.ts'
import { againstAt, sentencesOf } from './results.browser.ts'

const { dayInWords } = formats.en

/** What is wrong, what was seen, what was promised, and what was read against its limit; nothing where it is no problem. */
export function problemAt(point: HTMLElement): HTMLElement[] {
  const sheet = point.closest<HTMLElement>('[data-sheet]')
  if (!sheet || chosenAt(point) !== 'problem') return []
  const { fault, note, promise } = problemForCrew(pointIn(visitOf(sheet).visit, pointIdOf(point)), dayInWords)
  const measured = measuredAt(point)
  return [
    ...stopAsked(point),
    ...line('strong', fault),
    ...line('p', note),
    ...line('p', promise),
    ...line('strong', measured),
    ...line('p', measured && againstAt(point)),
  ]
}

/** That they stop here, in each language, where the problem is one of the few that should stop the work. */
const stopAsked = (point: HTMLElement): HTMLElement[] =>
  all('[data-stop-asked]', point).flatMap(({ textContent, lang }) =>
    line('strong', textContent ?? '').map((place) => Object.assign(place, { lang })),
  )

/** What good is, below the sentence; nothing where it is no problem. */
export function passAt(point: HTMLElement): HTMLElement[] {
  const pass = chosenAt(point) === 'problem' ? one('[data-pass]', point) : null
  const copy = pass?.cloneNode(true)
  return copy instanceof HTMLElement ? [copy] : []
}

function measuredAt(point: HTMLElement): string {
  const timed = timedAt(point)
  if (timed) return sentencesOf(timed, caseAt(point)?.value)
  const field = readingAt(point)
  const typed = field?.value.trim() ?? ''
  const unit: string = field ? JSON.parse(field.dataset['value'] ?? '{}').unit : ''
  return typed && `Reading: ${typed} ${unit}`
}

function line(tag: 'p' | 'strong', text: string): HTMLElement[] {
  if (text === '') return []
  const place = document.createElement(tag)
  place.textContent = text
  place.className = 'of-problem'
  return [place]
}

/** How long a second reading has to wait in the phone file: told between the two readings, by the clock of the phone. */
import { waitingWords } from '../../checklists/timed-words.ts'
import { isWaitEnded, pairState } from '../../visit/model/timed-pair.ts'
import { pointIn } from '../../visit/model/visit.ts'
import { visitOf } from './kept-answers.browser.ts'
import { one, pointIdOf, pointsIn, timedAt, write } from './phone-page.browser.ts'

/** Milliseconds between two looks at the clock: what is shown changes by the minute. */
const pause = 15_000

/** Says at a point how long it is until the second reading, or that it is time; nothing where none is awaited. */
export function showWait(point: HTMLElement): void {
  const { left, until } = wordsAt(point) ?? { left: '', until: '' }
  write('.wait b', left, point)
  write('.wait span', until, point)
  one('.wait', point)?.classList.toggle('off', left === '')
}

function wordsAt(point: HTMLElement) {
  const sheet = point.closest<HTMLElement>('[data-sheet]')
  const timed = timedAt(point)
  if (!sheet || !timed) return undefined
  const record = pointIn(visitOf(sheet).visit, pointIdOf(point))
  const standing = pairState(record, timed.value, new Date())
  if (standing.state === 'open' || standing.state === 'done' || isWaitEnded(record)) return undefined
  return waitingWords(standing)
}

/** Looks at the clock from time to time, for as long as the page is there. */
export function keepWaiting(): void {
  document.defaultView?.setInterval(() => pointsIn().forEach(showWait), pause)
}

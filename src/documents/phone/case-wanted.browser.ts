/** A number whose band depends on a case: Good waits in the phone file until the case is picked, as on the page. */
import type { Value } from '../../checklists/checklist.ts'
import { readingVerdict } from '../../checklists/reading.ts'
import { changeOf } from '../../checklists/timed-reading.ts'
import { readingIn } from './objection-field.browser.ts'
import { caseAt, one, readingAt, timedAt, write } from './phone-page.browser.ts'

/** Whether there is a number at a point, and no case to hold it against. */
export function lacksCase(point: HTMLElement): boolean {
  const pickedCase = caseAt(point)?.value
  const timed = timedAt(point)
  if (timed) return changeOf(timed.pair, timed.value, pickedCase).verdict === 'no-case'
  const field = readingAt(point)
  if (!field) return false
  const value: Value = JSON.parse(field.dataset['value'] ?? '')
  const other = value.near && readingIn(point.closest('[data-sheet]'), value.near.point)
  return readingVerdict(field.value, value, { pickedCase, other }) === 'no-case'
}

/** Says what is missing, and brings the finger there. */
export function askForCase(point: HTMLElement): void {
  write('output', 'Good waits for its case: pick it, then press Good.', point)
  one('[data-case]', point)?.focus()
}

/** What speaks against the answer of a point in the phone file: told beside the answer, and decided by a press. */
import type { Value } from '../../checklists/checklist.ts'
import { isDecided, type Objection, objectionTo } from '../../visit/model/objection.ts'
import {
  answerDespite,
  endWaitLabel,
  goodAnywayLabel,
  objectionQuestion,
  waitEnded,
} from '../../visit/model/objection-words.ts'
import { type PointAnswers, pointIn } from '../../visit/model/visit.ts'
import { visitOf } from './kept-answers.browser.ts'
import { caseAt, one, pointIdOf, pointsIn, readingAt, timedAt } from './phone-page.browser.ts'

/** What was written down at another point of the same sheet. */
export function readingIn(sheet: Element | null, pointId: string): string | undefined {
  const point = sheet && pointsIn(sheet).find((one) => pointIdOf(one) === pointId)
  return point ? readingAt(point)?.value : undefined
}

function objectionAt(point: HTMLElement) {
  const sheet = point.closest<HTMLElement>('[data-sheet]')
  const value: Value | undefined = timedAt(point)?.value ?? readOnceIn(readingAt(point))
  if (!sheet || !value) return undefined
  const record = pointIn(visitOf(sheet).visit, pointIdOf(point))
  const other = value.near && readingIn(sheet, value.near.point)
  const objection = objectionTo(record, value, { pickedCase: caseAt(point)?.value, other })
  return objection && { record, objection }
}

const readOnceIn = (field: HTMLInputElement | null): Value | undefined =>
  field ? JSON.parse(field.dataset['value'] ?? '') : undefined

/** "Good, decided by you, though …"; empty where nothing speaks against the answer. */
export function despiteAt(point: HTMLElement): string {
  const found = objectionAt(point)
  return found ? answerDespite(found.record, found.objection) : ''
}

/** Asks at a point, says what was decided, or says nothing. */
export function showObjection(point: HTMLElement): void {
  const found = objectionAt(point)
  const shown = one('.objection', point)
  if (!found) {
    shown?.remove()
    return
  }
  const template = one<HTMLTemplateElement>('#objection-template')
  if (!shown && template) one('.answers', point)?.after(template.content.cloneNode(true))
  const field = one('.objection', point)
  if (field) fill(field, found.objection, found.record)
}

function fill(field: HTMLElement, objection: Objection, record: Parameters<typeof answerDespite>[0]): void {
  const isOpen = !isDecided(record, objection)
  const isWaiting = objection.kind === 'waiting'
  const text = isOpen
    ? objectionQuestion(objection, record)
    : isWaiting
      ? waitEnded
      : `${answerDespite(record, objection)}.`
  const says = one('p', field)
  // Written anew it would be read out anew.
  if (says && says.textContent !== text) says.textContent = text
  const decide = one('[data-decide]', field)
  if (decide) decide.textContent = isWaiting ? endWaitLabel : goodAnywayLabel
  // A case is picked in its own field, above.
  const isNoCase = objection.kind === 'no-case'
  decide?.classList.toggle('off', !isOpen || isNoCase)
  one('[data-make-problem]', field)?.classList.toggle('off', !isOpen || isWaiting || isNoCase)
}

/** What a press in it says; undefined where it was pressed elsewhere. */
export function decidedBy(target: HTMLElement, point: HTMLElement): Partial<PointAnswers> | undefined {
  if (target.closest('[data-make-problem]')) return { answer: 'problem' }
  const found = target.closest('[data-decide]') && objectionAt(point)
  return found ? { decidedOn: found.objection.on } : undefined
}

/** The fields of a sheet: what is typed or chosen in one is said of the visit, and the visit is shown in all of them. */
import type { TimedPlace } from '../../checklists/timed-reading.ts'
import { fromPhoenixField, phoenixField } from '../../format/phoenix-time.ts'
import { emptied, pairOf, typedAt, withTime } from '../../visit/model/timed-pair.ts'
import {
  itemIn,
  type Operation,
  type PointAnswers,
  type PointRecord,
  pointIn,
  type Visit,
} from '../../visit/model/visit.ts'
import {
  all,
  answerAt,
  notesIn,
  one,
  pick,
  pickCaseAt,
  pointIdOf,
  pointsIn,
  radiosIn,
  readingAt,
} from './phone-page.browser.ts'

export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a field says; null where it is none of a check point or an item. `at` is ISO-8601 in UTC. A reading that is emptied
 * and left is none; until then it is being mended, and keeps its time.
 */
export function operationOf(
  field: TextField,
  visit: Visit,
  { at, isLeft }: { at: string; isLeft: boolean },
): Operation | null {
  const item = field.dataset['note']
  if (item !== undefined) return { at, item, seen: itemIn(visit, item).notes, written: field.value.trim() || null }
  const element = field.closest<HTMLElement>('[data-point]')
  if (!element) return null
  const point = pointIdOf(element)
  const place = places.find((one) => one === field.dataset['taken'])
  if (isLeft && place && field.value.trim() === '') return { at, point, answers: emptied(pointIn(visit, point), place) }
  const said = saidBy(field, element, pointIn(visit, point), at)
  return said && { at, point, answers: said }
}

function saidBy(field: TextField, point: HTMLElement, record: PointRecord, at: string): Partial<PointAnswers> | null {
  const { value, dataset } = field
  if (field.type === 'radio') return { answer: answers.find((one) => one === answerAt(point)) ?? null }
  if (dataset['case'] !== undefined) return { pickedCase: value }
  if (dataset['reading'] !== undefined) return { reading: value }
  if (dataset['said'] !== undefined) return saidOfProblem(dataset['said'], value)
  const taken = dataset['taken'] ?? ''
  const place = places.find((one) => one === taken)
  if (place) return typedAt(record, place, value, at)
  const time = fromPhoenixField(value)?.toISOString()
  if (time === undefined) return null
  return withTime(record, taken === 'second-at' ? 'second' : 'first', time)
}

const answers = ['good', 'problem', 'na'] as const
const places: readonly TimedPlace[] = ['first', 'second', 'cupFirst', 'cupSecond']
const faults = ['missing', 'differs', 'not-shown'] as const
const replies = ['today', 'by-date', 'no'] as const

function saidOfProblem(name: string, value: string): Partial<PointAnswers> | null {
  if (name === 'fault') return { fault: faults.find((one) => one === value) ?? null }
  if (name === 'reply') return { reply: replies.find((one) => one === value) ?? null }
  if (name === 'saw') return { saw: value }
  return name === 'byWhen' ? { byWhen: value } : null
}

/** Shows what was answered in all fields of a sheet. A time that is being typed is left alone until it is one. */
export function showVisit(sheet: HTMLElement, visit: Visit, typing?: Element): void {
  for (const point of pointsIn(sheet)) showPoint(point, pointIn(visit, pointIdOf(point)), typing)
  for (const note of notesIn(sheet)) {
    const { notes } = itemIn(visit, note.dataset['note'] ?? '')
    if (notes !== (note.value.trim() || null)) note.value = notes ?? ''
  }
}

function showPoint(point: HTMLElement, record: PointRecord, typing: Element | undefined): void {
  for (const radio of radiosIn(point)) radio.checked = radio.value === record.answer
  point.dataset['answer'] = record.answer ?? ''
  if (record.answer === null) one('.ask-clear', point)?.remove()
  const reading = readingAt(point)
  if (reading) reading.value = record.reading
  pickCaseAt(point, record.pickedCase)
  const pair = pairOf(record)
  for (const field of all<HTMLInputElement>('[data-taken]', point)) {
    const [place, time] = (field.dataset['taken'] ?? '').split('-')
    const taken = pair[places.find((one) => one === place) ?? 'first']
    if (!time) field.value = taken?.reading ?? ''
    else if (field !== typing) field.value = taken?.at ? phoenixField(new Date(taken.at)) : ''
    // A second reading belongs to a first one, and a time to its reading.
    const isSecond = place === 'second' || place === 'cupSecond'
    const isOpen = time ? taken !== null : !isSecond || pair.first !== null
    field.closest('label')?.classList.toggle('off', !isOpen)
  }
  showWritten(point, record)
}

/** What is written at a point: of a problem all its fields, of another answer its note, or the way to begin one. */
function showWritten(point: HTMLElement, record: PointRecord): void {
  const isProblem = record.answer === 'problem'
  const note = one('.point-note', point)
  // Emptied, it stays under the finger.
  const isTyped = note?.contains(document.activeElement) ?? false
  const hasNote = !isProblem && (record.saw.trim() !== '' || isTyped)
  put('problem', point, isProblem)
  put('note', point, hasNote)
  put('add-note', point, !isProblem && !hasNote && record.answer !== null)
  for (const field of all<TextField>('[data-said]', point)) {
    const value = String(Reflect.get(record, field.dataset['said'] ?? '') ?? '')
    if (field instanceof HTMLSelectElement) pick(field, value)
    else if (field.value !== value) field.value = value
  }
  one('[data-by-when]', point)?.classList.toggle('off', record.reply !== 'by-date')
}

/** Who presses for a note writes next. */
export function beginNote(point: HTMLElement): void {
  put('add-note', point, false)
  put('note', point, true)
  one('.point-note textarea', point)?.focus()
}

const shownAs = { problem: '.problem-fields', note: '.point-note', 'add-note': '.add-note' }

/** These fields are there once for the whole file, and come to the points that need them. */
function put(kind: keyof typeof shownAs, point: HTMLElement, isWanted: boolean): void {
  const shown = one(shownAs[kind], point)
  if (!isWanted) shown?.remove()
  else if (!shown) {
    // What should stop the work is read before anything is written.
    const above = one('.stop-here', point) ?? one('.answers', point)
    above?.after(one<HTMLTemplateElement>(`#${kind}-template`)?.content.cloneNode(true) ?? '')
  }
}

/**
 * Keeps what is ticked, written and unfolded on the phone, under the key of each sheet. Key and shape stay as they are:
 * files that were downloaded long ago keep the same.
 */
import { isSaid, type Job } from '../../content/job-fit.ts'
import {
  answerAt,
  itemsIn,
  jobOf,
  measuredAt,
  notesIn,
  one,
  pickCaseAt,
  pickedAt,
  pointsIn,
  radiosIn,
  sayJob,
} from './phone-page.browser.ts'

interface Kept {
  answers: Record<string, string>
  readings: Record<string, string>
  /** Files from before there were cases keep none. */
  cases?: Record<string, string>
  notes: Record<string, string>
  /** Files from before there were questions about the job keep none. */
  job?: Job
  /** The items that the homeowner has unfolded. */
  open: string[]
}

const storage = openStorage()
if (!storage) sayNotKept()

function openStorage(): Storage | null {
  try {
    const probe = 'home-quality/probe'
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return null
  }
}

/** Null takes away what is kept. The page says so when the browser keeps nothing. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key)
    else storage?.setItem(key, text)
  } catch {
    // Full or withdrawn since the start.
    sayNotKept()
  }
}

export const kept = (key: string): string | null => storage?.getItem(key) ?? null

export const keyOf = (sheet: HTMLElement): string => sheet.dataset['sheet'] ?? ''

export function keepSheet(sheet: HTMLElement): void {
  const state: Kept = { answers: {}, readings: {}, notes: {}, open: [] }
  const job = jobOf(sheet)
  if (isSaid(job)) state.job = job
  for (const point of pointsIn(sheet)) {
    const answer = answerAt(point)
    if (answer) state.answers[idOf(point)] = answer
    const picked = pickedAt(point)
    for (const field of measuredAt(point)) if (field.value) state.readings[fieldId(point, field)] = field.value
    if (picked) state.cases = { ...state.cases, [idOf(point)]: picked }
  }
  for (const note of notesIn(sheet)) if (note.value) state.notes[note.dataset['note'] ?? ''] = note.value
  for (const item of itemsIn(sheet)) if (item.dataset['opened'] === 'yes') state.open.push(item.dataset['item'] ?? '')
  keep(keyOf(sheet), JSON.stringify(state))
}

/** Puts back what was kept; empties the fields of which nothing is. */
export function restoreSheet(sheet: HTMLElement): void {
  const state = stateOf(kept(keyOf(sheet)))
  sayJob(sheet, state.job ?? {})
  for (const point of pointsIn(sheet)) {
    for (const radio of radiosIn(point)) radio.checked = radio.value === state.answers?.[idOf(point)]
    for (const field of measuredAt(point)) field.value = String(state.readings?.[fieldId(point, field)] ?? '')
    pickCaseAt(point, String(state.cases?.[idOf(point)] ?? ''))
  }
  for (const note of notesIn(sheet)) note.value = String(state.notes?.[note.dataset['note'] ?? ''] ?? '')
  for (const item of itemsIn(sheet)) {
    if (Array.isArray(state.open)) item.open = state.open.includes(item.dataset['item'] ?? '')
    item.dataset['opened'] = item.open ? 'yes' : 'no'
  }
}

/** Whatever is found there: another page of this address may have written it. */
function stateOf(text: string | null): Partial<Kept> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Of two readings, each is kept by its own name. */
const fieldId = (point: HTMLElement, { dataset }: HTMLElement): string =>
  dataset['taken'] ? `${idOf(point)}/${dataset['taken']}` : idOf(point)

const idOf = (point: HTMLElement): string => point.dataset['point'] ?? ''

function sayNotKept(): void {
  one('#storage-note')?.removeAttribute('hidden')
}

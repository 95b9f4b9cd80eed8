/**
 * Keeps the visits, what is unfolded and what was said of the job on the phone, under the key of each sheet. Keys and the
 * earlier shape stay as they are: files that were downloaded long ago keep the same.
 */
import { isSaid } from '../../content/job-fit.ts'
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { afterOperation, merged, type Operation, timeOfNext } from '../../visit/model/visit.ts'
import { type EarlierKept, earlierIn, earlierOf, keptVisit, noVisitOf, textOfKept, withEarlier } from './kept-visit.ts'
import { itemsIn, jobOf, one, sayJob, sheets } from './phone-page.browser.ts'

let isAllKept = true
const storage = openStorage()
if (!storage || !takesMore(storage)) sayNotKept()

/** False once anything was not kept: from then on only this page has all answers. */
export const isKeeping = (): boolean => isAllKept

function openStorage(): Storage | null {
  try {
    localStorage.getItem('home-quality/probe')
    return localStorage
  } catch {
    return null
  }
}

/** A full one takes nothing more, and still holds what was kept before. */
function takesMore(storage: Storage): boolean {
  try {
    const probe = 'home-quality/probe'
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return true
  } catch {
    return false
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

const keyOf = (sheet: HTMLElement): string => sheet.dataset['sheet'] ?? ''
const visitKeyOf = (sheet: HTMLElement): string => `${keyOf(sheet)}/visit`
/** Whether a visit of this page is kept there; written last, when all else that belongs to it is. */
export const isVisitKey = (key: string | null): boolean => sheets.some((sheet) => visitKeyOf(sheet) === key)

/** As this page shows them. */
const visits = new Map(sheets.map((sheet) => [sheet, noVisitOf(sheet.id)]))

/** The visit of a sheet with what is said of the job. */
export const visitOf = (sheet: HTMLElement): FileVisit => ({
  ...(visits.get(sheet) ?? noVisitOf(sheet.id)),
  job: jobOf(sheet),
})

/** Keeps an answer: it is later than all that was said before, also by a clock that was set back. */
export function say(sheet: HTMLElement, operation: Operation): void {
  const { visit, ...about } = withKept(sheet, visitOf(sheet))
  const at = timeOfNext(visit, Date.parse(operation.at))
  put(sheet, { ...about, visit: afterOperation(visit, { ...operation, at }) })
}

/** Keeps a visit in the place of the one that is shown, beside what another tab has kept of it meanwhile. */
export const keepVisit = (sheet: HTMLElement, visit: FileVisit): void => put(sheet, withKept(sheet, visit))

function put(sheet: HTMLElement, visit: FileVisit): void {
  visits.set(sheet, visit)
  keepSheet(sheet)
  keep(visitKeyOf(sheet), textOfKept(visit))
}

/** With what an earlier file has kept beside it. */
function keptOf(sheet: HTMLElement): FileVisit {
  const found = keptVisit(kept(visitKeyOf(sheet)), sheet.id)
  return { ...found, visit: withEarlier(found.visit, earlierIn(kept(keyOf(sheet)))) }
}

function withKept(sheet: HTMLElement, shown: FileVisit): FileVisit {
  const { id, visit } = keptOf(sheet)
  return id === shown.id ? { ...shown, visit: merged(shown.visit, visit) } : shown
}

/** Keeps what an earlier file reads too, and what is unfolded. */
export function keepSheet(sheet: HTMLElement): void {
  const job = jobOf(sheet)
  const opened = itemsIn(sheet).filter(({ dataset }) => dataset['opened'] === 'yes')
  const state: EarlierKept = {
    ...earlierOf(visitOf(sheet).visit),
    open: opened.map(({ dataset }) => dataset['item'] ?? ''),
    ...(isSaid(job) && { job }),
  }
  keep(keyOf(sheet), JSON.stringify(state))
}

/** Takes up what was kept. Without anything, only what the page marks stands unfolded. */
export function restoreSheet(sheet: HTMLElement): void {
  const earlier = earlierIn(kept(keyOf(sheet)))
  visits.set(sheet, keptOf(sheet))
  sayJob(sheet, earlier.job ?? {})
  for (const item of itemsIn(sheet)) {
    const { dataset } = item
    item.open = Array.isArray(earlier.open)
      ? earlier.open.includes(dataset['item'] ?? '')
      : dataset['unfolded'] !== undefined
    dataset['opened'] = item.open ? 'yes' : 'no'
  }
}

/** Takes away everything that is kept of a sheet. */
export function forgetSheet(sheet: HTMLElement): void {
  keep(keyOf(sheet), null)
  keep(visitKeyOf(sheet), null)
  restoreSheet(sheet)
}

function sayNotKept(): void {
  isAllKept = false
  one('#storage-note')?.removeAttribute('hidden')
}

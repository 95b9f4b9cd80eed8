/**
 * Stores the visit and the unfolded items of each sheet on the phone. What is stored is later merged with what another
 * tab has stored meanwhile.
 */
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { afterOperation, merged, type Operation, timeOfNext } from '../../visit/model/visit.ts'
import { keptVisit, noVisitOf, openedIn, textOfKept } from './kept-visit.ts'
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
const openedKeyOf = (sheet: HTMLElement): string => `${keyOf(sheet)}/open`
/** Whether a visit of this page is stored under this key. */
export const isVisitKey = (key: string | null): boolean => sheets.some((sheet) => keyOf(sheet) === key)

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

/** Stores a visit in place of the shown one, merged with what another tab has stored of it meanwhile. */
export const keepVisit = (sheet: HTMLElement, visit: FileVisit): void => put(sheet, withKept(sheet, visit))

function put(sheet: HTMLElement, visit: FileVisit): void {
  visits.set(sheet, visit)
  keep(keyOf(sheet), textOfKept(visit))
}

const keptOf = (sheet: HTMLElement): FileVisit => keptVisit(kept(keyOf(sheet)), sheet.id)

function withKept(sheet: HTMLElement, shown: FileVisit): FileVisit {
  const { id, visit } = keptOf(sheet)
  return id === shown.id ? { ...shown, visit: merged(shown.visit, visit) } : shown
}

/** Stores which items of a sheet are unfolded. */
export function keepOpened(sheet: HTMLElement): void {
  const opened = itemsIn(sheet).filter(({ dataset }) => dataset['opened'] === 'yes')
  keep(openedKeyOf(sheet), JSON.stringify(opened.map(({ dataset }) => dataset['item'])))
}

/** Reads what is stored. Without anything, only the items that the page marks are unfolded. */
export function restoreSheet(sheet: HTMLElement): void {
  const visit = keptOf(sheet)
  visits.set(sheet, visit)
  sayJob(sheet, visit.job)
  const opened = openedIn(kept(openedKeyOf(sheet)))
  for (const item of itemsIn(sheet)) {
    const { dataset } = item
    item.open = opened ? opened.includes(dataset['item']) : dataset['unfolded'] !== undefined
    dataset['opened'] = item.open ? 'yes' : 'no'
  }
}

/** Deletes everything that is stored of a sheet. */
export function forgetSheet(sheet: HTMLElement): void {
  keep(keyOf(sheet), null)
  keep(openedKeyOf(sheet), null)
  restoreSheet(sheet)
}

function sayNotKept(): void {
  isAllKept = false
  one('#storage-note')?.removeAttribute('hidden')
}

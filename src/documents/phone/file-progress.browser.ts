/** How far the checklists of a phone file are, as the page counts it. */
import { isDone, percentOf } from '../../visit/model/progress.ts'
import { visitOf } from './kept-answers.browser.ts'
import { forJob, itemsIn, one, pointIdOf, pointsIn, sheets } from './phone-page.browser.ts'

/** How many of all items are done. What the file does not hold of a checklist is not done. */
export function progressInFile(): { completed: number; total: number; percent: number } {
  const total = sheets.reduce((sum, { dataset }) => sum + Number(dataset['items']), 0)
  const done = sheets.flatMap((sheet) => itemsIn(sheet).filter((item) => isItemDone(sheet, item)))
  return { completed: done.length, total, percent: percentOf(done.length, total) }
}

const isItemDone = (sheet: HTMLElement, item: HTMLElement): boolean =>
  isDone(
    visitOf(sheet).visit,
    item.dataset['item'] ?? '',
    forJob(pointsIn(item)).map((point) => ({
      id: pointIdOf(point),
      ...(one('.stop-mark', point) && { stopWork: true }),
    })),
  )

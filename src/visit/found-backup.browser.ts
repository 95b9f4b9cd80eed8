import { makeCall } from '../api/make-call.browser.ts'
import type { ChecklistItem } from '../checklists/checklist-calls.ts'
import { type Backup, openBackup } from './backup-file.browser.ts'
import { readKeptList } from './kept-lists.browser.ts'
import type { FileFault, FileVisit } from './visit-file.ts'
import { type MergePreview, mergePreview } from './visit-merge.ts'
import { visitHere } from './visits-here.browser.ts'

export interface FoundBackup extends Pick<Backup, 'madeAt' | 'leftOut' | 'unknownLists' | 'pictures'> {
  visits: { visit: FileVisit; preview: MergePreview; wordsOf: ReadonlyMap<string, string> }[]
}

/** What a chosen file would change on this device; nothing is written. Fails when the device refuses. */
export async function foundBackup(file: File): Promise<FoundBackup | { fault: FileFault }> {
  const backup = await openBackup(file)
  if ('fault' in backup) return backup
  const whole = new Set(backup.pictures.keys())
  const visits: FoundBackup['visits'] = []
  for (const visit of backup.visits) {
    const preview = mergePreview(await visitHere(visit.id), visit, whole)
    const wordsOf = preview.differences.length > 0 ? await wordsOfPlaces(visit.checklistId) : new Map()
    visits.push({ visit, preview, wordsOf })
  }
  return { ...backup, visits }
}

/** What stands at each check point and item, as far as this device may show it. */
async function wordsOfPlaces(checklistId: string): Promise<Map<string, string>> {
  const items = (await readKeptList(checklistId))?.items ?? (await freeItems(checklistId))
  return new Map(
    items.flatMap(
      ({ id, title, points }) => [[id, title], ...points.map(({ id, check }) => [id, check] as const)] as const,
    ),
  )
}

/** Without a signal there may be none; then a difference goes by the name of its place. */
const freeItems = (id: string): Promise<ChecklistItem[]> =>
  makeCall('listChecklistItems', { params: { id } }).catch(() => [])

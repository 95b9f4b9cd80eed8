import type { ListSnapshot } from '../model/list-snapshot.ts'
import { watch, write } from './database.browser.ts'

/** Tells the list that a visit began with, at once and after each change, null where it has not; nothing while the device refuses to say. */
export const watchListSnapshot = (visitId: string, tell: (list: ListSnapshot | null) => void): (() => void) =>
  watch(['listSnapshots'], async (opened) => (await opened.get('listSnapshots', visitId)) ?? null, {
    next: tell,
    error: () => {},
  })

/** Keeps what `change` makes of the list as it stands by then, so that of two tabs the first one counts. Fails when the device refuses. */
export const changeListSnapshot = (
  visitId: string,
  change: (kept: ListSnapshot | undefined) => ListSnapshot,
): Promise<void> =>
  write(['listSnapshots'], async (writing) => {
    const lists = writing.objectStore('listSnapshots')
    const kept = await lists.get(visitId)
    const changed = change(kept)
    if (changed !== kept) await lists.put(changed)
  })

import type { BegunList } from '../model/list-snapshot.ts'
import { watch, write } from './database.browser.ts'

/** Tells the list that a visit began with, at once and after each change, null where it has not; nothing while the device refuses to say. */
export const watchBegunList = (visitId: string, tell: (list: BegunList | null) => void): (() => void) =>
  watch(['begunLists'], async (opened) => (await opened.get('begunLists', visitId)) ?? null, {
    next: tell,
    error: () => {},
  })

/** Keeps what `change` makes of the list as it stands by then, so that of two tabs the first one counts. Fails when the device refuses. */
export const changeBegunList = (visitId: string, change: (kept: BegunList | undefined) => BegunList): Promise<void> =>
  write(['begunLists'], async (writing) => {
    const lists = writing.objectStore('begunLists')
    const kept = await lists.get(visitId)
    const changed = change(kept)
    if (changed !== kept) await lists.put(changed)
  })

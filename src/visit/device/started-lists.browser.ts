import type { StartedList } from '../model/started-list.ts'
import { read, watch, write } from './database.browser.ts'

/** Keeps the items of a started list beside the answers. Fails when the device refuses. */
export const storeStartedList = (list: StartedList): Promise<unknown> =>
  write(['lists'], (writing) => writing.objectStore('lists').put(list))

/** Tells what this device keeps of a list, at once and after each change, null where it keeps none; nothing while it refuses to say. */
export const watchStartedList = (checklistId: string, tell: (list: StartedList | null) => void): (() => void) =>
  watch(['lists'], async (opened) => (await opened.get('lists', checklistId)) ?? null, { next: tell, error: () => {} })

/** How many lists this device keeps. Fails when the device refuses. */
export const countStartedLists = (): Promise<number> => read((opened) => opened.count('lists'))

/**
 * Removes every list from this device, down to the free items where a visit has begun with one; the answers stay. Fails
 * when the device refuses.
 */
export const removeStartedLists = (): Promise<void> =>
  write(['lists', 'begunLists'], async (writing) => {
    const begunLists = writing.objectStore('begunLists')
    await writing.objectStore('lists').clear()
    for (const begun of await begunLists.getAll())
      await begunLists.put({ ...begun, items: begun.items.slice(0, begun.checklist.freeItemCount) })
  })

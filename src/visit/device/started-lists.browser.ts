import type { StartedList } from '../model/started-list.ts'
import { read, watch, write } from './database.browser.ts'

/** Keeps the items of a started list beside the answers. Fails when the device refuses. */
export const storeStartedList = (list: StartedList): Promise<unknown> =>
  write(['startedLists'], (writing) => writing.objectStore('startedLists').put(list))

/** Tells what this device keeps of a list, at once and after each change, null where it keeps none; nothing while it refuses to say. */
export const watchStartedList = (checklistId: string, tell: (list: StartedList | null) => void): (() => void) =>
  watch(['startedLists'], async (opened) => (await opened.get('startedLists', checklistId)) ?? null, {
    next: tell,
    error: () => {},
  })

/** How many lists this device keeps. Fails when the device refuses. */
export const countStartedLists = (): Promise<number> => read((opened) => opened.count('startedLists'))

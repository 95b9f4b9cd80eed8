import type { KeptList } from './kept-list.ts'
import { openStore, watch } from './visit-store.browser.ts'

/** Keeps the items of a started list beside the answers. Fails when the device refuses. */
export async function keepList(list: KeptList): Promise<void> {
  const { lists } = await openStore()
  await lists.put(list)
}

/** Tells what this device keeps of a list, at once and after each change, null where it keeps none; nothing while it refuses to say. */
export const watchKeptList = (checklistId: string, tell: (list: KeptList | null) => void): (() => void) =>
  watch(({ lists }) => lists.get(checklistId).then((list) => list ?? null), { next: tell, error: () => {} })

/** How many lists this device keeps. Fails when the device refuses. */
export const countKeptLists = (): Promise<number> => openStore().then(({ lists }) => lists.count())

/** Removes every list from this device; the answers stay. Fails when the device refuses. */
export const removeKeptLists = (): Promise<void> => openStore().then(({ lists }) => lists.clear())

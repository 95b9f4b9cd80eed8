import type { BegunList } from './begun-list.ts'
import { openStore, watch } from './visit-store.browser.ts'

/** Tells the list that a visit began with, at once and after each change, null where it has not; nothing while the device refuses to say. */
export const watchBegunList = (visitId: string, tell: (list: BegunList | null) => void): (() => void) =>
  watch(({ begunLists }) => begunLists.get(visitId).then((list) => list ?? null), { next: tell, error: () => {} })

/** Keeps what `change` makes of the list as it stands by then, so that of two tabs the first one counts. Fails when the device refuses. */
export async function changeBegunList(
  visitId: string,
  change: (kept: BegunList | undefined) => BegunList,
): Promise<void> {
  const opened = await openStore()
  const { begunLists } = opened
  await opened.transaction('rw', begunLists, async () => {
    const kept = await begunLists.get(visitId)
    const changed = change(kept)
    if (changed !== kept) await begunLists.put(changed)
  })
}

import { kept } from '../ui/kept.browser.ts'
import { forgetBegun } from './begun-visits.browser.ts'
import { openStore } from './visit-store.browser.ts'

/** Takes a visit off this device: its answers, notes and photos, also as earlier versions kept them, and the list it began with. Fails when the device refuses. */
export async function deleteVisit(visitId: string): Promise<void> {
  const opened = await openStore()
  const { points, marks, items, pictures, photos, begunLists } = opened
  const place = `${visitId}/`
  await opened.transaction('rw', [points, marks, items, pictures, photos, begunLists], async () => {
    await Promise.all([
      points.where({ visitId }).delete(),
      marks.where({ visitId }).delete(),
      begunLists.delete(visitId),
    ])
    await Promise.all([pictures, photos].map((table) => table.where('key').startsWith(place).delete()))
    await items.where({ checklistId: visitId }).delete()
  })
  for (const key of keysOf(visitId)) kept(key).change(null)
  forgetBegun(visitId)
}

/** What is not in the database: the job, drafts, and what was on its way. */
function keysOf(visitId: string): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key === `hqp.job/${visitId}` || key === `hqp.late/${visitId}` || key.startsWith(`hqp.draft/${visitId}/`),
    )
  } catch {
    return []
  }
}

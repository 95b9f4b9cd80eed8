import { kept } from '../ui/kept.browser.ts'
import { forgetBegun } from './begun-visits.browser.ts'
import { write } from './device-store.browser.ts'

/** Takes a visit off this device: its answers, notes and photos, also as earlier versions kept them, and the list it began with. Fails when the device refuses. */
export async function deleteVisit(visitId: string): Promise<void> {
  await write(['points', 'marks', 'items', 'pictures', 'photos', 'begunLists'], async (writing) => {
    const places = IDBKeyRange.bound(`${visitId}/`, `${visitId}0`, false, true)
    const oldPhotos = writing.objectStore('photos')
    const photos = writing.objectStore('pictures')
    await Promise.all([
      writing.objectStore('points').delete(places),
      writing.objectStore('marks').delete(places),
      writing.objectStore('items').delete(places),
      writing.objectStore('begunLists').delete(visitId),
      ...(await photos.index('key').getAllKeys(places)).map((id) => photos.delete(id)),
      ...(await oldPhotos.index('key').getAllKeys(places)).map((id) => oldPhotos.delete(id)),
    ])
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

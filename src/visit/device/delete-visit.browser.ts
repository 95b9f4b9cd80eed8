import { forgetStored } from '../../ui/browser/forget-stored.browser.ts'
import { placesOf, write } from './database.browser.ts'
import { forgetBegun } from './visit-index.browser.ts'

/** Takes a visit off this device: its answers, notes and photos, and the list it began with. Fails when the device refuses. */
export async function deleteVisit(visitId: string): Promise<void> {
  await write(['points', 'marks', 'pictures', 'begunLists'], async (writing) => {
    const places = placesOf(visitId)
    const photos = writing.objectStore('pictures')
    await Promise.all([
      writing.objectStore('points').delete(places),
      writing.objectStore('marks').delete(places),
      writing.objectStore('begunLists').delete(visitId),
      ...(await photos.index('key').getAllKeys(places)).map((id) => photos.delete(id)),
    ])
  })
  forgetStored(
    (key) =>
      ['job', 'late', 'facts'].some((kind) => key === `hqp.${kind}/${visitId}`) ||
      key.startsWith(`hqp.draft/${visitId}/`),
  )
  forgetBegun(visitId)
}

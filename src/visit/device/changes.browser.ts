/** Who hears that the database on this device has changed: this tab at once, and every other tab. */
import type { StoreName } from './schema.ts'

let channel: BroadcastChannel | undefined
type Listener = (changed: readonly StoreName[], place: string | undefined, isOwn: boolean) => void
const listeners = new Set<Listener>()

/** Tells every listener of this tab and of the others which stores have changed. */
export function tellAll(changed: StoreName[], place: string | undefined): void {
  for (const listener of listeners) listener(changed, place, true)
  openChannel()?.postMessage({ changed, place })
}

/** An old browser has none, and hears of other tabs when the page is seen again. */
function openChannel(): BroadcastChannel | undefined {
  if (!channel && 'BroadcastChannel' in globalThis && BroadcastChannel) {
    channel = new BroadcastChannel('home-quality')
    channel.addEventListener('message', ({ data: { changed, place } }) => {
      for (const listener of listeners) listener(changed, place, false)
    })
  }
  return channel
}

/** Calls back after each change in any tab; returns the way to stop. */
export function listen(listener: Listener): () => void {
  openChannel()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

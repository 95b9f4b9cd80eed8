import { setImmediate } from 'node:timers/promises'

/** Lets whatever else waits in the event loop go first. Long work on a statement pauses every few milliseconds. */
export const pause = (): Promise<void> => setImmediate()

/** How long, in milliseconds, work on a statement holds the event loop at a time. */
const longest = 4

/** Does the work for one after the other, and lets others go first by the clock: rows may be short or long. */
export async function forEachYielding<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let began = performance.now()
  for (const one of all) {
    work(one)
    if (performance.now() - began < longest) continue
    await pause()
    began = performance.now()
  }
}

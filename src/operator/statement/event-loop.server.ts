import { setImmediate } from 'node:timers/promises'

/** Resolves after other waiting events were handled. */
export const yieldToEvents = (): Promise<void> => setImmediate()

/** Milliseconds of work between two yields. */
const longestMs = 4

/** Runs `work` for each item, and yields to the event loop every few milliseconds, so that the service goes on. */
export async function forEachYielding<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let began = performance.now()
  for (const one of all) {
    work(one)
    if (performance.now() - began < longestMs) continue
    await yieldToEvents()
    began = performance.now()
  }
}

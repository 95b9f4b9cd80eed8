import { setImmediate } from 'node:timers/promises'

/** Lets whatever else waits in the event loop go first. Long work on a statement pauses every few milliseconds. */
export const pause = (): Promise<void> => setImmediate()

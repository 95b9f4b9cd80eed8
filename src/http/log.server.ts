import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger, pino } from 'pino'

/** The log on the standard output, and the way to end it. */
export interface OpenLog {
  log: Logger
  /** Writes what is left, if it can be written within `timeoutMs` milliseconds. Nothing may be logged any more. */
  close(timeoutMs?: number): Promise<void>
}

interface Options {
  /** File descriptor. */
  output?: number
  /** As much as may wait for a disk that is full or a reader that has stopped; lines beyond it are dropped, and counted. */
  mostWaitingBytes?: number
}

/**
 * Lines leave in batches, half a second apart at most. A log that cannot be written never holds up or ends the service:
 * it is written when that is possible again, and then says how many lines are missing.
 */
export function openLog(level: string, { output = 1, mostWaitingBytes = 4 * 2 ** 20 }: Options = {}): OpenLog {
  const destination = pino.destination({
    dest: output,
    sync: false,
    minLength: 4096,
    maxLength: mostWaitingBytes,
    periodicFlush: 500,
  })
  const log = pino({ level, base: null }, destination)
  let dropped = 0
  destination.on('error', () => {})
  destination.on('drop', () => {
    dropped += 1
  })
  destination.on('drain', () => {
    if (dropped === 0) return
    const lines = dropped
    dropped = 0
    log.warn({ lines }, 'the log could not be written for a while and misses lines')
  })
  return {
    log,
    async close(timeoutMs = 1000) {
      const written = new Promise<boolean>((resolve) => destination.once('finish', () => resolve(true)))
      destination.end()
      const isWhole = await Promise.race([written, sleep(timeoutMs, false)])
      // At its exit a process writes what is left, and would wait for ever where nothing can be written.
      if (!isWhole) destination.destroy()
    },
  }
}

/** Said instead of waiting when too many wait already. */
export class TooManyWaiting extends Error {}

/** Lets at most `atOnce` jobs run and `mayWait` wait, who come in their order; refuses every further one at once. */
export function createTurns(atOnce: number, mayWait: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (waiting.length < mayWait) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new TooManyWaiting(`${running} run and ${waiting.length} wait already`)
    try {
      return await job()
    } finally {
      // Whoever waits longest takes over the place of the one that ended.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Lets at most `atOnce` jobs run; the others wait for their turn, in their order. */
export function createTurns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
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

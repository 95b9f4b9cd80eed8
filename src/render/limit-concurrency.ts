/** Returns a function that runs jobs, at most `most` at once and the others first come, first served. */
export function limitConcurrency(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      // The oldest waiting job takes the place of the one that ended.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

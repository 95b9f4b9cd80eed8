/** How much may be made and wait at once. */
export interface QueueLimits {
  atOnce: number
  waiting: number
  /** Of one holder, beside the one that is being made. */
  waitingOfOne: number
}

interface Waiting {
  holder: string
  start: () => void
}

/**
 * Gives turns to work that would hold up everybody if it ran at once. Of one holder one piece runs at a time and a few
 * wait; whoever comes later passes them. So nobody takes the turns of the others, whatever they ask for.
 */
export function createFairQueue({ atOnce, waiting: mostWaiting, waitingOfOne }: QueueLimits) {
  let waiting: Waiting[] = []
  const running = new Set<string>()

  const giveTurns = () => {
    while (running.size < atOnce) {
      const next = waiting.find(({ holder }) => !running.has(holder))
      if (!next) return
      waiting = waiting.filter((one) => one !== next)
      running.add(next.holder)
      next.start()
    }
  }

  /** False when `signal` says that nobody waits for it any more. */
  const turn = (holder: string, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const entry = { holder, start: () => resolve(true) }
      waiting.push(entry)
      signal.addEventListener('abort', () => {
        waiting = waiting.filter((one) => one !== entry)
        resolve(false)
      })
      giveTurns()
    })

  return {
    /**
     * The outcome of `work`, once it is its turn; `'busy'` when too much waits already, at once, and `'left'` when
     * `signal` was aborted before its turn. What has begun is finished.
     */
    async run<T>(holder: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | 'busy' | 'left'> {
      const own = waiting.filter((one) => one.holder === holder).length
      if (waiting.length >= mostWaiting || own >= waitingOfOne) return 'busy'
      if (signal.aborted || !(await turn(holder, signal))) return 'left'
      try {
        return await work()
      } finally {
        running.delete(holder)
        giveTurns()
      }
    },
  }
}
export type FairQueue = ReturnType<typeof createFairQueue>

import type { FairQueue } from './fair-queue.ts'

/** A file that somebody with a good code asks for. */
export interface Wanted {
  /** The same for the same bytes only. */
  key: string
  /** Whose turn it takes. */
  holder: string
  /** Aborted when the asker has gone. */
  signal: AbortSignal
}

interface Making {
  outcome: Promise<Uint8Array | 'busy' | 'left'>
  askers: number
  givenUp: AbortController
}

const fiveMinutes = 5 * 60_000
const mostBytes = 32 * 2 ** 20

/**
 * Has each file made in its turn, once for all who ask meanwhile, and keeps it for a few minutes: asking again costs no
 * work. Files hold paid text, so they are kept in memory alone, and only whoever may have one knows to ask for it.
 */
export function createMadeFiles(queue: FairQueue, keeping = { milliseconds: fiveMinutes, bytes: mostBytes }) {
  const kept = new Map<string, Uint8Array>()
  const making = new Map<string, Making>()
  let bytes = 0

  const forget = (key: string) => {
    bytes -= kept.get(key)?.byteLength ?? 0
    kept.delete(key)
  }

  const keep = (key: string, file: Uint8Array) => {
    forget(key)
    kept.set(key, file)
    bytes += file.byteLength
    for (const oldest of kept.keys()) if (bytes > keeping.bytes) forget(oldest)
    setTimeout(() => forget(key), keeping.milliseconds).unref()
  }

  const begin = ({ key, holder }: Wanted, make: () => Promise<Uint8Array | 'busy'>): Making => {
    const givenUp = new AbortController()
    const outcome = queue.run(holder, givenUp.signal, async () => {
      const made = kept.get(key) ?? (await make())
      if (made !== 'busy') keep(key, made)
      return made
    })
    const one: Making = { outcome, askers: 0, givenUp }
    making.set(key, one)
    const end = () => {
      if (making.get(key) === one) making.delete(key)
    }
    // Perhaps nobody waits for it any more; whoever does is told by the outcome itself.
    outcome.then(end, end)
    return one
  }

  return {
    /**
     * The file; `'busy'` when too many wait, `'left'` when everybody who asked for it had gone before its turn. Rejects
     * when it cannot be made.
     */
    async get(wanted: Wanted, make: () => Promise<Uint8Array | 'busy'>): Promise<Uint8Array | 'busy' | 'left'> {
      const found = kept.get(wanted.key)
      if (found) return found
      if (wanted.signal.aborted) return 'left'
      const under = making.get(wanted.key)
      const one = under && !under.givenUp.signal.aborted ? under : begin(wanted, make)
      one.askers += 1
      const leave = () => {
        one.askers -= 1
        if (one.askers === 0) one.givenUp.abort()
      }
      wanted.signal.addEventListener('abort', leave, { once: true })
      return one.outcome
    },
  }
}
export type MadeFiles = ReturnType<typeof createMadeFiles>

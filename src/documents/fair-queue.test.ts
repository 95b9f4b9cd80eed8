import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue, and work in it that ends when the test says so. */
function queueOf(limits: { atOnce?: number; waiting?: number; waitingOfOne?: number } = {}) {
  const queue = createFairQueue({ atOnce: 1, waiting: 10, waitingOfOne: 2, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (holder: string, name: string, signal = new AbortController().signal) =>
      queue.run(holder, signal, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('the queue of files', () => {
  it('makes one file of an order at a time, though there is room for more', async () => {
    const { ask, end, begun } = queueOf({ atOnce: 4 })
    void ask('a', 'a1')
    void ask('a', 'a2')
    void ask('b', 'b1')
    await end('')
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
  })

  it('refuses an order that has enough waiting, at once, and nobody else for it', async () => {
    const { ask, end, begun } = queueOf()
    const asked = Array.from({ length: 40 }, (_, n) => ask('a', `a${n}`))
    expect((await Promise.all(asked.slice(3))).every((outcome) => outcome === 'busy')).toBe(true)
    const other = ask('b', 'b1')
    for (const name of ['a0', 'a1', 'a2', 'b1']) await end(name)
    expect(await other).toBe('b1')
    expect(begun).toEqual(['a0', 'a1', 'a2', 'b1'])
  })

  it('refuses everybody once as much waits as may', async () => {
    const { ask } = queueOf({ waiting: 3 })
    for (const holder of ['a', 'b', 'c', 'd']) void ask(holder, holder)
    expect(await ask('e', 'e')).toBe('busy')
  })

  it('gives the place of whoever leaves to the next', async () => {
    const { ask, end, begun } = queueOf({ waiting: 2 })
    const leaving = new AbortController()
    void ask('a', 'a1')
    const left = ask('b', 'b1', leaving.signal)
    void ask('c', 'c1')
    expect(await ask('d', 'd1')).toBe('busy')
    leaving.abort()
    expect(await left).toBe('left')
    void ask('d', 'd1')
    for (const name of ['a1', 'c1', 'd1']) await end(name)
    expect(begun).toEqual(['a1', 'c1', 'd1'])
    expect(await ask('e', 'e1', AbortSignal.abort())).toBe('left')
  })

  it('goes on when a piece of work fails', async () => {
    const { ask, end } = queueOf()
    const queue = createFairQueue({ atOnce: 1, waiting: 2, waitingOfOne: 2 })
    const { signal } = new AbortController()
    await expect(queue.run('a', signal, () => Promise.reject(new Error('no file')))).rejects.toThrow('no file')
    expect(await queue.run('a', signal, async () => 'made')).toBe('made')
    void ask('a', 'a1')
    await end('a1')
  })
})

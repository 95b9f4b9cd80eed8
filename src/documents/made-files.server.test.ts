import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue } from './fair-queue.ts'
import { createMadeFiles } from './made-files.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Files of the same size, and how often each was made. */
function filesOf(keeping = { milliseconds: 60_000, bytes: 100 }) {
  const files = createMadeFiles(createFairQueue({ atOnce: 1, waiting: 10, waitingOfOne: 2 }), keeping)
  const made: string[] = []
  const make = (key: string) => async () => {
    made.push(key)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return new Uint8Array(40)
  }
  return {
    made,
    ask: (key: string, signal = new AbortController().signal) => files.get({ key, holder: 'a', signal }, make(key)),
    files,
  }
}
const passing = <T>(milliseconds: number, outcome: Promise<T>) =>
  vi.advanceTimersByTimeAsync(milliseconds).then(() => outcome)

describe('a finished file', () => {
  it('is made once for all who ask meanwhile, and for those who ask soon after', async () => {
    const { ask, made } = filesOf()
    const asked = Array.from({ length: 40 }, () => ask('pdf'))
    const outcomes = await passing(50, Promise.all(asked))
    expect(new Set(outcomes).size).toBe(1)
    expect(await ask('pdf')).toBe(outcomes[0])
    expect(made).toEqual(['pdf'])
  })

  it('is gone after its time, and when newer ones need its room', async () => {
    const { ask, made } = filesOf()
    for (const key of ['one', 'two', 'three']) await passing(50, ask(key))
    await passing(50, ask('two'))
    expect(made).toEqual(['one', 'two', 'three'])
    await passing(50, ask('one'))
    expect(made).toEqual(['one', 'two', 'three', 'one'])
    await vi.advanceTimersByTimeAsync(60_000)
    await passing(50, ask('one'))
    expect(made).toEqual(['one', 'two', 'three', 'one', 'one'])
  })

  it('is not made when all who asked for it have gone before its turn', async () => {
    const { ask, made } = filesOf()
    const first = ask('first')
    const leaving = [new AbortController(), new AbortController()]
    const left = leaving.map(({ signal }) => ask('left', signal))
    for (const one of leaving) one.abort()
    const wanted = ask('left')
    expect(await Promise.all(left)).toEqual(['left', 'left'])
    await passing(200, Promise.all([first, wanted]))
    expect(made).toEqual(['first', 'left'])
    expect(await ask('gone', AbortSignal.abort())).toBe('left')
    expect(made).toEqual(['first', 'left'])
  })

  it('is made to its end and kept when its asker goes while it is made', async () => {
    const { ask, made } = filesOf()
    const leaving = new AbortController()
    void ask('pdf', leaving.signal)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(50)
    expect(await ask('pdf')).toBeInstanceOf(Uint8Array)
    expect(made).toEqual(['pdf'])
  })

  it('is not kept when it could not be made, and the next may try', async () => {
    const { files } = filesOf()
    const wanted = { key: 'pdf', holder: 'a', signal: new AbortController().signal }
    await expect(files.get(wanted, () => Promise.reject(new Error('no file')))).rejects.toThrow('no file')
    expect(await files.get(wanted, async () => 'busy')).toBe('busy')
    expect(await files.get(wanted, async () => new Uint8Array(1))).toHaveLength(1)
  })
})

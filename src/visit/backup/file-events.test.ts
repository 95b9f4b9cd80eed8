import { expect, it } from 'vitest'
import { fileEvents } from './file-events.ts'

const at = '2026-11-20T17:00:00.000Z'
const taken = { reading: '62', at, run: at }
const pair = { first: taken, second: { ...taken, reading: '50' }, cupFirst: null, cupSecond: null }
const found = (reading: unknown) => [{ id: 'a', n: 1, at, kind: 'found', reading }]

it('a step keeps what was read once or twice, and nothing else is a reading', () => {
  for (const reading of ['', '0.8', pair, { ...pair, cupFirst: taken, cupSecond: taken }])
    expect(fileEvents(found(reading))).toEqual(found(reading))
  for (const reading of [null, 5, {}, { ...pair, second: null }, { ...pair, more: 1 }, { ...pair, cupFirst: '5' }])
    expect(fileEvents(found(reading))).toBeNull()
})

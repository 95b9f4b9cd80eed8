import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

describe('a Range header', () => {
  it('names bytes from 0, both ends included', () => {
    expect(readRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 })
    expect(readRange('bytes=990-', 1000)).toEqual({ start: 990, end: 999 })
    expect(readRange('bytes=-10', 1000)).toEqual({ start: 990, end: 999 })
    expect(readRange('Bytes = 5-5', 1000)).toEqual({ start: 5, end: 5 })
  })

  it('is cut at the end of the file', () => {
    expect(readRange('bytes=900-5000', 1000)).toEqual({ start: 900, end: 999 })
    expect(readRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 })
  })

  it('cannot be met behind the end, nor for the last zero bytes', () => {
    for (const header of ['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])
      expect(readRange(header, 1000), header).toBe('unsatisfiable')
    expect(readRange('bytes=0-0', 0)).toBe('unsatisfiable')
  })

  it('is ignored when it makes no sense, has another unit or asks for several pieces', () => {
    for (const header of [
      undefined,
      '',
      'bytes=-',
      'bytes=9-3',
      'items=0-1',
      'bytes=0-1,5-6',
      'bytes=a-b',
      'bytes 0-1',
    ])
      expect(readRange(header, 1000), header).toBeUndefined()
  })

  it('never leads outside the file, whatever it says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^bytes=[\d-]{0,20}$/), fc.nat(5000), (header, size) => {
        const range = readRange(header, size)
        if (range === undefined || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeLessThan(size)
        expect(range.start).toBeLessThanOrEqual(range.end)
      }),
    )
  })
})

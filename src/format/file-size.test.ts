import { describe, expect, it } from 'vitest'
import { fileSize, roundSize } from './file-size.ts'

describe('the size of a file', () => {
  it('is exact to the byte, then round', () => {
    expect(fileSize(1)).toBe('1 byte')
    expect(fileSize(999)).toBe('999 bytes')
    expect(fileSize(6334)).toBe('6,334 bytes (6.3 kB)')
    expect(fileSize(295_946)).toBe('295,946 bytes (0.3 MB)')
  })

  it('calls 805,000,000 bytes 805 MB', () => {
    expect(roundSize(805_000_000)).toBe('805 MB')
  })
})

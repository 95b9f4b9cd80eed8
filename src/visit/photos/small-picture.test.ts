import { describe, expect, it } from 'vitest'
import type { PictureHeader } from './picture-header.ts'
import { decoding, fitted, isAnythingDrawn, isTooLarge } from './small-picture.ts'

const jpeg = (width: number, height: number): PictureHeader => ({ format: 'jpeg', width, height })

describe('a picture made small', () => {
  it('keeps its shape, and is never made larger', () => {
    expect(fitted(jpeg(4000, 3000), 1600)).toEqual({ width: 1600, height: 1200 })
    expect(fitted(jpeg(3000, 4000), 1600)).toEqual({ width: 1200, height: 1600 })
    expect(fitted(jpeg(800, 600), 1600)).toEqual({ width: 800, height: 600 })
    expect(fitted(jpeg(16_000, 2), 1600)).toEqual({ width: 1600, height: 1 })
  })

  it('is decoded small, by its longer edge; one that is small, or a long strip, whole', () => {
    expect(decoding(jpeg(8064, 6048))).toMatchObject({ resizeWidth: 1600, imageOrientation: 'from-image' })
    expect(decoding(jpeg(6048, 8064))).toMatchObject({ resizeHeight: 1600 })
    for (const size of [jpeg(1600, 1200), jpeg(9000, 1000)])
      expect(decoding(size)).toEqual({ imageOrientation: 'from-image' })
  })

  it('is refused before it is decoded where no phone has the memory for it', () => {
    expect(isTooLarge(jpeg(8064, 6048), 20_000_000)).toBe(false)
    expect(isTooLarge(jpeg(12_000, 9000), 40_000_000)).toBe(false)
    expect(isTooLarge(jpeg(30_000, 30_000), 1000)).toBe(true)
    expect(isTooLarge(jpeg(100, 100), 200_000_000)).toBe(true)
    // Turned upright it could come out with hundreds of thousands of pixels on its longer edge.
    expect(isTooLarge(jpeg(60_000, 1000), 1000)).toBe(true)
    expect(isTooLarge(jpeg(12_000, 1000), 1000)).toBe(false)
  })
})

describe('a drawn picture', () => {
  const width = 4
  /** See-through but for these rows; `read` are the rows that were looked at. */
  const picture = (height: number, filled: (row: number) => boolean) => {
    const read: number[] = []
    const pixelsOf = (from: number, rows: number) => {
      const pixels = new Uint8ClampedArray(rows * width * 4)
      for (let row = from; row < from + rows; row++) {
        read.push(row)
        if (filled(row)) pixels[(row - from) * width * 4 + 3] = 1
      }
      return pixels
    }
    return { isAnything: isAnythingDrawn(pixelsOf, height), read }
  }

  it('has something in it wherever that is, at its last row too', () => {
    for (const only of [0, 7, 99, 100, 249]) expect(picture(250, (row) => row === only).isAnything).toBe(true)
    expect(picture(1, () => true).isAnything).toBe(true)
  })

  it('has nothing in it where all of it is see-through, and no row outside is asked for', () => {
    const { isAnything, read } = picture(250, () => false)
    expect([isAnything, Math.max(...read), new Set(read).size]).toEqual([false, 249, 250])
  })

  it('is looked at in one row where it is a photo', () => {
    expect(picture(1200, () => true).read).toEqual([600])
  })
})

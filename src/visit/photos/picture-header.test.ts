import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureHeader } from './picture-header.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))
const u16 = (n: number) => [n >> 8, n & 255]
const u32 = (n: number) => [...u16(n >>> 16), ...u16(n & 0xffff)]
const le16 = (n: number) => u16(n).toReversed()
const le24 = (n: number) => [n & 255, (n >> 8) & 255, n >> 16]
const segment = (marker: number, length: number) => [0xff, marker, ...u16(length + 2), ...new Array(length).fill(0xc0)]
const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  ...u16(17),
  8,
  ...u16(height),
  ...u16(width),
  ...new Array(10).fill(0),
]
const ispe = (width: number, height: number) => [...u32(20), ...bytes('ispe'), ...u32(0), ...u32(width), ...u32(height)]

describe('the header of a picture', () => {
  it.each([
    ['jpeg', 8064, 6048, bytes([0xff, 0xd8], segment(0xe1, 60_000), segment(0xc4, 30), frame(0xc0, 8064, 6048))],
    // Progressive, with fill bytes before a marker.
    ['jpeg', 40, 30, bytes([0xff, 0xd8], segment(0xe0, 14), [0xff, 0xff], frame(0xc2, 40, 30))],
    ['png', 30_000, 30_000, bytes([0x89], 'PNG\r\n\x1a\n', u32(13), 'IHDR', u32(30_000), u32(30_000))],
    ['gif', 300, 200, bytes('GIF89a', le16(300), le16(200))],
    ['webp', 500, 400, bytes('RIFF', u32(0), 'WEBPVP8 ', new Array(10).fill(0), le16(500), le16(400))],
    ['webp', 500, 400, bytes('RIFF', u32(0), 'WEBPVP8L', u32(0), [0x2f], [0xf3, 0xc1, 0x63, 0])],
    ['webp', 5000, 4000, bytes('RIFF', u32(0), 'WEBPVP8X', u32(0), u32(0), le24(4999), le24(3999))],
    ['heic', 4032, 3024, bytes(u32(24), 'ftypheic', u32(0), 'mif1heic', ispe(512, 512), ispe(4032, 3024))],
    ['avif', 640, 480, bytes(u32(24), 'ftypavif', u32(0), 'mif1miaf', ispe(640, 480), ispe(100, 50))],
  ])('of %s says %i × %i', (format, width, height, file) => {
    expect(pictureHeader(file)).toEqual({ format, width, height })
  })

  it.each([
    ['text', bytes('Serial number 4711, seen on the plate.')],
    ['nothing', bytes()],
    ['a film', bytes(u32(24), 'ftypisom', u32(0), 'isommp41', ispe(640, 480))],
    ['no pixel', bytes([0xff, 0xd8], frame(0xc0, 0, 480))],
    ['a JPEG without a frame', bytes([0xff, 0xd8], segment(0xe0, 14), [0xff, 0xda, 0, 12])],
    ['half a header', bytes([0xff, 0xd8], segment(0xe1, 90)).subarray(0, 50)],
  ])('is missing in %s', (_, file) => {
    expect(pictureHeader(file)).toBeNull()
  })

  it('is read of any bytes without failing, and never says a picture of no size', () => {
    const starts = ['', '\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF0000WEBPVP8X', '\0\0\0\x18ftypheic']
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const header = pictureHeader(bytes(start, [...rest]))
        expect(header === null || header.width * header.height > 0).toBe(true)
      }),
    )
  })
})

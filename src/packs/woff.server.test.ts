import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { pdfFonts } from './fonts.server.ts'
import { unpackWoff } from './woff.server.ts'

const woff = () =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
    ),
  )

describe('unpackWoff', () => {
  it('writes a font whose every table lies on a 4-byte boundary and has its stated checksum', () => {
    for (const font of pdfFonts()) {
      expect(font.readUInt32BE(0)).toBe(0x00010000)
      const tags = tablesOf(font).map(({ tag }) => tag)
      expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']))
      for (const { tag, checksum, offset, length } of tablesOf(font)) {
        expect(offset % 4).toBe(0)
        // The checksum of `head` leaves out a field that covers the whole file.
        if (tag !== 'head') expect(sumOf(font.subarray(offset, offset + length))).toBe(checksum)
      }
    }
  })

  it('refuses what is not WOFF 1, and a table of the wrong length', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more than forty-four bytes of other things'))).toThrow('Not a WOFF')
    expect(() => unpackWoff(Buffer.alloc(3))).toThrow('Not a WOFF')
    const damaged = woff()
    damaged.writeUInt32BE(damaged.readUInt32BE(44 + 12) + 8, 44 + 12)
    expect(() => unpackWoff(damaged)).toThrow()
  })
})

const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => ({
    tag: font.toString('latin1', 12 + index * 16, 16 + index * 16),
    checksum: font.readUInt32BE(16 + index * 16),
    offset: font.readUInt32BE(20 + index * 16),
    length: font.readUInt32BE(24 + index * 16),
  }))

function sumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

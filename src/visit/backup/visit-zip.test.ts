import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isZip, openZip, zipOf } from './visit-zip.ts'

const text = '{"format":"home-quality-visits"}'
const picture = new Uint8Array(2000).map((_, index) => (index * 7) % 251)
const zip = zipOf(text, new Map([['photos/hvac/a-1.jpg', picture]]), new Date('2026-11-22T10:00:00'))
const asking = () => ['photos/hvac/a-1.jpg']
const asText = (text: string) => text
const opened = (bytes: Uint8Array, names = asking) => {
  const found = openZip(bytes, asText, names)
  if ('fault' in found) throw new Error(found.fault)
  return found
}
/** The bytes with another size said of every file; central directory and local heads. */
function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at + 46 < changed.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return changed
}

describe('the zip of a backup', () => {
  it('gives back the text and each picture as it was', () => {
    expect(isZip(zip)).toBe(true)
    expect(opened(zip).read).toBe(text)
    expect(opened(zip).picture('photos/hvac/a-1.jpg')).toEqual(picture)
    expect(opened(zip).picture('photos/hvac/b-1.jpg')).toBeNull()
  })

  it('opens also when somebody unpacked it and packed it anew, in a folder and with what a Mac adds', () => {
    const again = zipSync({
      '__MACOSX/backup/visit.json': strToU8('x'),
      'backup/visit.json': strToU8(text),
      'backup/photos/hvac/a-1.jpg': picture,
    })
    expect(opened(again).read).toBe(text)
    expect(opened(again).picture('photos/hvac/a-1.jpg')).toEqual(picture)
  })

  it('is foreign without our text, and damaged when it is cut anywhere', () => {
    expect(openZip(zipSync({ 'letter.txt': strToU8('Dear Ann') }), asText, () => [])).toEqual({ fault: 'foreign' })
    for (const part of [0.1, 0.5, 0.9, 0.99])
      expect(openZip(zip.slice(0, zip.length * part), asText, asking)).toEqual({ fault: 'damaged' })
  })

  it('is refused before it is unpacked when it says that it holds too much', () => {
    const bomb = zipSync({ 'visit.json': new Uint8Array(30_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(openZip(bomb, asText, () => [])).toEqual({ fault: 'too-large' })
    expect(openZip(zip, asText, () => Array.from({ length: 200_000 }, () => 'photos/hvac/a-1.jpg'))).toEqual({
      fault: 'too-large',
    })
  })

  it('unpacks no more of a file than it says that it holds', () => {
    const lying = claiming(zipSync({ 'visit.json': new Uint8Array(2_000_000).fill(32) }), 100)
    expect(opened(lying, () => []).read.length).toBeLessThanOrEqual(100)
  })

  it('is taken by how much of it there is, where it says that a file is small', () => {
    const picture = new Uint8Array(11_000_000)
    const lying = claiming(zipSync({ 'visit.json': strToU8(text), 'a.jpg': [picture, { level: 0 }] }), text.length)
    expect(opened(lying, () => ['a.jpg']).picture('a.jpg')).toBeNull()
  })

  it('holds no picture that is larger than one of ours can be', () => {
    const large = zipSync({ 'visit.json': strToU8(text), 'a.jpg': new Uint8Array(11_000_000) })
    expect(opened(large, () => ['a.jpg']).picture('a.jpg')).toBeNull()
  })

  it('is refused when it claims files without end', () => {
    const endless = zip.slice()
    // How many there are, in the last record of the file.
    new DataView(endless.buffer).setUint16(endless.length - 22 + 8, 65_535, true)
    expect(openZip(endless, asText, () => [])).toEqual({ fault: 'damaged' })
  })
})

import { inflateSync } from 'node:zlib'

const woffSignature = 0x774f4646
const headerBytes = 44
const entryBytes = 20

interface Table {
  tag: number
  checksum: number
  bytes: Buffer
}

/**
 * Unpacks a WOFF 1 font into the TrueType or OpenType font it was made from.
 * The npm font packages ship WOFF only; the PDF compiler reads only plain fonts.
 * Throws when the bytes are not WOFF 1 or a table does not have its stated length.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < headerBytes || woff.readUInt32BE(0) !== woffSignature) throw new Error('Not a WOFF 1 font')
  return writeFont(woff.readUInt32BE(4), readTables(woff))
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = headerBytes + index * entryBytes
    const offset = woff.readUInt32BE(entry + 4)
    const packedLength = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const packed = woff.subarray(offset, offset + packedLength)
    const bytes = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed
    if (bytes.length !== length) throw new Error('WOFF font is damaged: a table has the wrong length')
    return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), bytes }
  })
}

/** An sfnt file: a directory sorted by tag for binary search, then the tables, each on a 4-byte boundary. */
function writeFont(flavor: number, tables: Table[]): Buffer {
  const largestPower = 2 ** Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + tables.length * 16)
  head.writeUInt32BE(flavor, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(largestPower * 16, 6)
  head.writeUInt16BE(Math.log2(largestPower), 8)
  head.writeUInt16BE((tables.length - largestPower) * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = 12 + index * 16
    head.writeUInt32BE(tag, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padding = -bytes.length & 3
    parts.push(bytes, Buffer.alloc(padding))
    offset += bytes.length + padding
  })
  return Buffer.concat(parts)
}

/**
 * What the first bytes of a file say about a picture, so that nobody has to decode one to learn that it is too large or
 * none at all. Only formats that cameras and phones give; whatever else a browser could read is taken for no picture.
 */
export interface PictureHeader {
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif'
  /** Pixels as they are stored, before they are turned upright. */
  width: number
  height: number
}

/** How many bytes are enough: cameras write previews and colour tables before the size. */
export const headerLength = 1_000_000

/** Null when it is no picture that we know. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const header = readHeader(view)
    return header && header.width > 0 && header.height > 0 ? header : null
  } catch (error) {
    // The file ends in the middle of its header.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readHeader(view: DataView): PictureHeader | null {
  if (view.getUint16(0) === 0xffd8) return jpegHeader(view)
  if (view.getUint32(0) === 0x89504e47) return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (textAt(view, 0, 4) === 'GIF8')
    return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP') return webpHeader(view)
  if (textAt(view, 4, 4) === 'ftyp') return heifHeader(view)
  return null
}

/** The size stands in the start of frame, after as many other segments as the camera liked. */
function jpegHeader(view: DataView): PictureHeader | null {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint16(at) === 0xffff) at++
    const marker = view.getUint16(at)
    if (marker < 0xff01 || marker === startOfScan) return null
    if (isStartOfFrame(marker)) return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
}

const startOfScan = 0xffda
/** Among their numbers stand three that are tables. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

function webpHeader(view: DataView): PictureHeader | null {
  const format = 'webp'
  const byteAt = (at: number) => view.getUint8(at)
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return { format, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { format, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return {
        format,
        width: (byteAt(24) | (byteAt(25) << 8) | (byteAt(26) << 16)) + 1,
        height: (byteAt(27) | (byteAt(28) << 8) | (byteAt(29) << 16)) + 1,
      }
    default:
      return null
  }
}

/** Such a file holds tiles, previews and the whole; each has a size, and the largest is that of the whole. */
function heifHeader(view: DataView): PictureHeader | null {
  const brands = textAt(view, 8, Math.min(view.getUint32(0), 64) - 8)
  const format = /avi[fs]/.test(brands) ? 'avif' : /he[iv][cmsx]|mif1|msf1/.test(brands) ? 'heic' : null
  if (format === null) return null
  let found: PictureHeader | null = null
  for (let at = 0; at + 16 <= Math.min(view.byteLength, 65_536); at++) {
    if (view.getUint32(at) !== sizeProperty) continue
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (!found || width * height > found.width * found.height) found = { format, width, height }
  }
  return found
}

/** `ispe` */
const sizeProperty = 0x69737065

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

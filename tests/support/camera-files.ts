/** Files as cameras and phones give them, made here so that each says exactly what a test needs. */
import { createCanvas } from '@napi-rs/canvas'

export interface CameraFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** What stands in the Exif of each JPEG made here, as a camera would write the place. */
export const cameraWords = '33.4484 N 112.0740 W'

/** The corners of every picture as it should be seen: top left, top right, bottom left, bottom right. */
export const corners = ['red', 'lime', 'blue', 'yellow'] as const

/** A JPEG that looks as `corners` say once it is turned as its Exif says; `width` and `height` are those of what is seen. */
export function cameraJpeg(name: string, width: number, height: number, orientation = 1): CameraFile {
  const isTurned = orientation >= 5
  const [w, h] = isTurned ? [height, width] : [width, height]
  const canvas = createCanvas(w, h)
  const context = canvas.getContext('2d')
  for (const bottom of [0, 1])
    for (const right of [0, 1]) {
      context.fillStyle = corners[seenCorner(orientation, right, bottom)] ?? 'black'
      context.fillRect((right * w) / 2, (bottom * h) / 2, w / 2, h / 2)
    }
  return jpegFile(name, withExif(canvas.toBuffer('image/jpeg', 90), orientation))
}

/** A picture that hardly compresses, such as gravel in the sun. */
export function noisyJpeg(name: string, width: number, height: number): CameraFile {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  let seed = 1
  for (let at = 0; at < image.data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    image.data[at] = at % 4 === 3 ? 255 : (seed >> 16) & 255
  }
  context.putImageData(image, 0, 0)
  return jpegFile(name, canvas.toBuffer('image/jpeg', 95))
}

/** A few bytes that say they are a picture of this size. */
export function hugePng(name: string, width: number, height: number): CameraFile {
  const buffer = Buffer.alloc(64)
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(buffer)
  buffer.writeUInt32BE(width, 16)
  buffer.writeUInt32BE(height, 20)
  Buffer.from([8, 2, 0, 0, 0]).copy(buffer, 24)
  return { name, mimeType: 'image/png', buffer }
}

/** What an iPhone writes, as far as anybody who cannot read it looks into it. */
export function heicFile(name: string): CameraFile {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const size = Buffer.alloc(12)
  size.writeUInt32BE(4032, 4)
  size.writeUInt32BE(3024, 8)
  const brands = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
  return {
    name,
    mimeType: 'image/heic',
    buffer: Buffer.concat([brands, box('ispe', size), box('mdat', Buffer.alloc(5000, 7))]),
  }
}

const jpegFile = (name: string, buffer: Buffer): CameraFile => ({ name, mimeType: 'image/jpeg', buffer })

/** Which of the seen corners lies where the file has it: by the meaning of the eight orientations. */
function seenCorner(orientation: number, right: number, bottom: number): number {
  const [column, row] = orientation >= 5 ? [bottom, right] : [right, bottom]
  const isMirroredAcross = [2, 3, 6, 7].includes(orientation)
  const isMirroredDown = [3, 4, 7, 8].includes(orientation)
  return (isMirroredAcross ? 1 - column : column) + 2 * (isMirroredDown ? 1 - row : row)
}

/** Puts an Exif block right behind the start of a JPEG: the orientation, and words as a description. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const words = Buffer.from(`${cameraWords}\0`, 'latin1')
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')
  const entries = Buffer.alloc(2 + 2 * 12 + 4)
  entries.writeUInt16BE(2)
  const entry = (at: number, tag: number, type: number, count: number) => {
    entries.writeUInt16BE(tag, at)
    entries.writeUInt16BE(type, at + 2)
    entries.writeUInt32BE(count, at + 4)
  }
  entry(2, 0x010e, 2, words.length)
  entries.writeUInt32BE(8 + entries.length, 10)
  entry(14, 0x0112, 3, 1)
  entries.writeUInt16BE(orientation, 22)
  const content = Buffer.concat([head, entries, words])
  const marker = Buffer.from([0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)])
}

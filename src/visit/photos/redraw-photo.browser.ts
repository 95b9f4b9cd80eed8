import { headerLength, type PictureHeader, pictureHeader } from './picture-header.ts'
import {
  decoding,
  fitted,
  isAnythingDrawn,
  isTooLarge,
  type PictureFault,
  type Size,
  type Step,
  stepsToKeep,
} from './small-picture.ts'

export type Redrawn = { picture: Blob } | { fault: PictureFault }

/**
 * Draws a picture anew: upright, as a JPEG of the first of these steps that is small enough. Nothing is left of what the
 * camera wrote into the file, the place included. Works on a page and in a worker.
 */
export async function redrawn(file: Blob, steps: readonly Step[] = stepsToKeep): Promise<Redrawn> {
  const header = await headerOf(file)
  if (header === 'gone') return { fault: 'damaged' }
  if (!header) return { fault: 'not-a-picture' }
  if (isTooLarge(header, file.size)) return { fault: 'too-large' }
  const bitmap = await createImageBitmap(file, decoding(header)).catch(() => null)
  if (!bitmap) return { fault: header.format === 'heic' ? 'heic' : 'damaged' }
  try {
    return await smallJpeg(bitmap, steps)
  } finally {
    bitmap.close()
  }
}

/** A file in a cloud may be listed and still not be there. */
const headerOf = (file: Blob): Promise<PictureHeader | null | 'gone'> =>
  file
    .slice(0, headerLength)
    .arrayBuffer()
    .then(
      (bytes) => pictureHeader(new Uint8Array(bytes)),
      () => 'gone' as const,
    )

async function smallJpeg(bitmap: ImageBitmap, steps: readonly Step[]): Promise<Redrawn> {
  for (const { edge, quality, mostBytes } of steps) {
    const canvas = canvasOf(fitted(bitmap, edge))
    if (!isDrawn(canvas, bitmap)) return { fault: 'blank' }
    const picture = await jpegOf(canvas, quality)
    if (picture?.type !== 'image/jpeg' || picture.size === 0) return { fault: 'blank' }
    if (picture.size <= mostBytes) return { picture }
  }
  return { fault: 'too-large' }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function canvasOf({ width, height }: Size): Canvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

/**
 * Draws, and looks whether anything is there: a browser that has run out of memory for pictures leaves the canvas empty
 * without a word. White comes under it afterwards, for pictures that let something through.
 */
function isDrawn(canvas: Canvas, bitmap: ImageBitmap): boolean {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!context) return false
  const { width, height } = canvas
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const pixelsOf = (from: number, rows: number) => context.getImageData(0, from, width, rows).data
  if (!isAnythingDrawn(pixelsOf, height)) return false
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return true
}

const jpegOf = (canvas: Canvas, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null)
    : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

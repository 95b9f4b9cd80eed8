/** How large a picture may be, before and after it is made small. */
import type { PictureHeader } from './picture-header.ts'

/** Why a picture could not be made small. */
export type PictureFault = 'not-a-picture' | 'heic' | 'damaged' | 'too-large' | 'blank' | 'not-loaded'

/** Pixels; enough to read a data plate, small enough for many pictures on one phone. */
export const longestEdge = 1600
/** Bytes of the small picture. */
const mostBytes = 500_000

/** One way to draw a picture, and how many bytes may come of it. */
export interface Step {
  edge: number
  quality: number
  mostBytes: number
}

/**
 * How a photo is drawn to be stored; a report draws the stored ones smaller, see `stepsForReport`. Tried one after another until the picture is small enough: first it loses what hardly
 * shows.
 */
export const stepsToKeep: readonly Step[] = [
  { edge: longestEdge, quality: 0.82, mostBytes },
  { edge: longestEdge, quality: 0.7, mostBytes },
  { edge: longestEdge, quality: 0.55, mostBytes },
  { edge: longestEdge, quality: 0.4, mostBytes },
  { edge: 1280, quality: 0.4, mostBytes },
  { edge: 960, quality: 0.4, mostBytes },
  { edge: 720, quality: 0.4, mostBytes },
]

/** The size on which a picture fits, never larger than it is. */
export function fitted({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export interface Size {
  width: number
  height: number
}

/** The largest that phones take, but for one kind; a browser holds four bytes a pixel while it decodes. */
const mostPixels = 120_000_000
const mostFileBytes = 150_000_000
/** What every browser can decode and draw whole. */
const smallPixels = 16_000_000
/** Of the edges; wider are only panoramas. */
const widestRatio = 6

/**
 * How to ask the browser for the picture: with the one edge that it should have, or whole. A picture may still have to be
 * turned, so the edge that we name can be the other one; no more than `widestRatio` times what is wanted comes of it.
 */
export function decoding({ width, height }: Size): ImageBitmapOptions {
  const upright = { imageOrientation: 'from-image' } as const
  if (Math.max(width, height) <= longestEdge || isStrip({ width, height })) return upright
  return {
    ...upright,
    resizeQuality: 'high',
    ...(width >= height ? { resizeWidth: longestEdge } : { resizeHeight: longestEdge }),
  }
}

export const isTooLarge = ({ width, height }: PictureHeader, fileBytes: number): boolean =>
  fileBytes > mostFileBytes ||
  width * height > mostPixels ||
  (isStrip({ width, height }) && width * height > smallPixels)

const isStrip = ({ width, height }: Size): boolean => Math.max(width, height) > widestRatio * Math.min(width, height)

/** Rows that are read at a time, so that the pixels of a whole picture are never in memory beside it. */
const bandRows = 100

/**
 * Whether anything is in a drawn picture. `pixelsOf` gives the pixels of some rows from one on, four bytes each. Three
 * single rows tell it of nearly every picture; where they are see-through, as in a drawing, all the others are looked at.
 */
export function isAnythingDrawn(
  pixelsOf: (from: number, rows: number) => Uint8ClampedArray<ArrayBufferLike>,
  height: number,
): boolean {
  const isAnythingIn = (from: number, rows: number) => {
    const pixels = pixelsOf(from, rows)
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return true
    return false
  }
  if ([0.5, 0.25, 0.75].some((part) => isAnythingIn(Math.floor(height * part), 1))) return true
  for (let from = 0; from < height; from += bandRows)
    if (isAnythingIn(from, Math.min(bandRows, height - from))) return true
  return false
}

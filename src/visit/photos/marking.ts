/** Drawing on a photo: from presses and keys to marks. */

import { longestWord, type Mark, type MarkKind, type Spot } from '../model/photo-marks.ts'
import { shorter } from './mark-shapes.ts'
import type { Size } from './small-picture.ts'

/** In fractions of the shorter edge of the picture. */
const defaultLength = 0.22
/** What a finger moves by when it only presses. */
const tremor = 0.03

/** Where a press is on a picture that is shown as large as its box lets it be; the nearest place of it where it is beside. */
export function spotAt(box: Size & { left: number; top: number }, picture: Size, press: Spot): Spot {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const fraction = (at: number, start: number, room: number, length: number) =>
    within((at - start - (room - length * scale) / 2) / (length * scale))
  return {
    x: fraction(press.x, box.left, box.width, picture.width),
    y: fraction(press.y, box.top, box.height, picture.height),
  }
}

const within = (fraction: number): number => Math.min(1, Math.max(0, fraction))

/** A mark that is begun at a place. */
export const begunAt = (kind: MarkKind, from: Spot, text: string): Mark =>
  kind === 'word' ? { kind, from, text: text.trim().slice(0, longestWord) } : { kind, from, to: from }

/** The same when the finger has come to `to`: a word goes along, an arrow and a circle grow. */
export const drawnTo = (mark: Mark, to: Spot): Mark => (mark.kind === 'word' ? { ...mark, from: to } : { ...mark, to })

/** A mark of the usual size at a place: what a press without a stroke means. An arrow points at it. */
export function usualAt(kind: MarkKind, at: Spot, text: string, size: Size): Mark {
  const by = offset(defaultLength, size)
  if (kind === 'word') return begunAt(kind, at, text)
  if (kind === 'circle')
    return { kind, from: at, to: { x: within(at.x < 0.5 ? at.x + by.x / 1.6 : at.x - by.x / 1.6), y: at.y } }
  // From below on the left, or from where there is room.
  const from = {
    x: within(at.x > by.x ? at.x - by.x : at.x + by.x),
    y: within(at.y + by.y <= 1 ? at.y + by.y : at.y - by.y),
  }
  return { kind, from, to: at }
}

/** What is kept when the finger is lifted. */
export function lifted(mark: Mark, size: Size): Mark {
  if (mark.kind === 'word') return mark
  const isStroke = distance(mark.from, mark.to, size) >= tremor * shorter(size)
  return isStroke ? mark : usualAt(mark.kind, mark.from, '', size)
}

/** Moved by steps of a fiftieth of the shorter edge, as far as the picture goes. */
export function movedBy(mark: Mark, steps: Spot, size: Size): Mark {
  const step = offset(0.02, size)
  const ends = mark.kind === 'word' ? [mark.from] : [mark.from, mark.to]
  const limited = (by: number, of: 'x' | 'y') =>
    ends.reduce((left, end) => Math.min(1 - end[of], Math.max(-end[of], left)), by)
  const by = { x: limited(steps.x * step.x, 'x'), y: limited(steps.y * step.y, 'y') }
  const moved = ({ x, y }: Spot): Spot => ({ x: within(x + by.x), y: within(y + by.y) })
  return mark.kind === 'word'
    ? { ...mark, from: moved(mark.from) }
    : { ...mark, from: moved(mark.from), to: moved(mark.to) }
}

/** Its end alone is moved: an arrow turns, a circle grows. */
export const endMovedBy = (mark: Mark, steps: Spot, size: Size): Mark => {
  if (mark.kind === 'word') return mark
  const step = offset(0.02, size)
  return { ...mark, to: { x: within(mark.to.x + steps.x * step.x), y: within(mark.to.y + steps.y * step.y) } }
}

const offset = (part: number, size: Size): Spot => ({
  x: (part * shorter(size)) / size.width,
  y: (part * shorter(size)) / size.height,
})
const distance = (a: Spot, b: Spot, { width, height }: Size): number =>
  Math.hypot((a.x - b.x) * width, (a.y - b.y) * height)

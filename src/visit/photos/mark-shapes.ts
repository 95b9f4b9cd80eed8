/** From the marks on a photo to the shapes that are seen. */

import { type Html, html } from '../../format/html.ts'
import type { Mark, Spot } from '../model/photo-marks.ts'
import type { Size } from './small-picture.ts'

/** In fractions of the shorter edge of the picture. */
const stroke = 0.014
const halo = 0.028
const letter = 0.08
const head = 0.07
const colour = '#d3002a'

/** The shorter edge of a picture. */
export const shorter = ({ width, height }: Size): number => Math.min(width, height)

/**
 * The marks as the content of an SVG with the size of the picture as its `viewBox`, each with a light edge, so that it is
 * seen on anything.
 */
export const shapesOf = (marks: readonly Mark[], size: Size): Html => html`${marks.map((mark) => shape(mark, size))}`

function shape(mark: Mark, size: Size): Html {
  const unit = shorter(size)
  const [x, y] = pixels(mark.from, size)
  if (mark.kind === 'word') {
    const anchor = mark.from.x < 1 / 3 ? 'start' : mark.from.x > 2 / 3 ? 'end' : 'middle'
    const baseline = Math.min(size.height - unit * 0.02, Math.max(unit * letter, y))
    return html`<text x="${x}" y="${round(baseline)}" text-anchor="${anchor}" font-size="${round(unit * letter)}" font-weight="700" font-family="system-ui, sans-serif" fill="${colour}" stroke="#fff" stroke-width="${round(unit * stroke)}" stroke-linejoin="round" paint-order="stroke">${mark.text}</text>`
  }
  const [toX, toY] = pixels(mark.to, size)
  const outline =
    mark.kind === 'circle'
      ? circlePath(x, y, round(Math.hypot(toX - x, toY - y)))
      : arrowPath(x, y, toX, toY, unit * head)
  return html`${['#fff', colour].map((of, index) => html`<path d="${outline}" fill="none" stroke="${of}" stroke-width="${round(unit * (index === 0 ? halo : stroke))}" stroke-linecap="round" stroke-linejoin="round"/>`)}`
}

const pixels = ({ x, y }: Spot, { width, height }: Size): [number, number] => [round(x * width), round(y * height)]
const round = (number: number): number => Math.round(number * 10) / 10

const circlePath = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0`

function arrowPath(x: number, y: number, toX: number, toY: number, length: number): string {
  const angle = Math.atan2(toY - y, toX - x)
  const wing = (turn: number) =>
    `${round(toX - length * Math.cos(angle + turn))} ${round(toY - length * Math.sin(angle + turn))}`
  return `M${x} ${y}L${toX} ${toY}M${wing(0.5)}L${toX} ${toY}L${wing(-0.5)}`
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMarks, type Mark, markKinds } from '../model/photo-marks.ts'
import { shapesOf } from './mark-shapes.ts'
import { marksInWords } from './mark-words.ts'
import { begunAt, drawnTo, endMovedBy, lifted, movedBy, spotAt, usualAt } from './marking.ts'

const size = { width: 1600, height: 1200 }
const spot = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) })

describe('drawing on a photo', () => {
  it('finds the place on the picture within a box of another shape', () => {
    const box = { left: 10, top: 20, width: 400, height: 600 }
    // 400 by 300 in the middle of the box.
    expect(spotAt(box, size, { x: 210, y: 320 })).toEqual({ x: 0.5, y: 0.5 })
    expect(spotAt(box, size, { x: 10, y: 170 })).toEqual({ x: 0, y: 0 })
    expect(spotAt(box, size, { x: 410, y: 30 })).toEqual({ x: 1, y: 0 })
  })

  it('keeps a stroke as it was drawn, and makes of a press a mark that can be seen', () => {
    const stroke = drawnTo(begunAt('arrow', { x: 0.2, y: 0.2 }, ''), { x: 0.6, y: 0.4 })
    expect(lifted(stroke, size)).toEqual({ kind: 'arrow', from: { x: 0.2, y: 0.2 }, to: { x: 0.6, y: 0.4 } })
    expect(lifted(begunAt('arrow', { x: 0.5, y: 0.5 }, ''), size)).toMatchObject({ to: { x: 0.5, y: 0.5 } })
    expect(lifted(begunAt('circle', { x: 0.5, y: 0.5 }, ''), size)).toMatchObject({ from: { x: 0.5, y: 0.5 } })
  })

  it('never leaves the picture, and every mark can be read back, wherever it is pressed, drawn or moved to', () => {
    const steps = fc.record({ x: fc.integer({ min: -80, max: 80 }), y: fc.integer({ min: -80, max: 80 }) })
    fc.assert(
      fc.property(fc.constantFrom(...markKinds), spot, spot, steps, (kind, from, to, by) => {
        const marks: Mark[] = [
          usualAt(kind, from, 'crack', size),
          lifted(drawnTo(begunAt(kind, from, 'crack'), to), size),
        ]
        const moved = marks.flatMap((mark) => [movedBy(mark, by, size), endMovedBy(mark, by, size)])
        for (const mark of [...marks, ...moved]) expect(anyMarks([mark])).toEqual([mark])
      }),
    )
  })

  it('moves a mark without changing its length, also at the edge', () => {
    const mark = usualAt('arrow', { x: 0.5, y: 0.5 }, '', size)
    const moved = movedBy(mark, { x: 500, y: 0 }, size)
    if (mark.kind === 'word' || moved.kind === 'word') throw new Error('not an arrow')
    expect(moved.to.x).toBe(1)
    expect(moved.to.x - moved.from.x).toBeCloseTo(mark.to.x - mark.from.x)
  })

  it('shows a typed word as text and no markup, and tells the marks to who does not see them', () => {
    const marks: Mark[] = [
      { kind: 'word', from: { x: 0.5, y: 0.5 }, text: '<script>' },
      { kind: 'circle', from: { x: 0.5, y: 0.5 }, to: { x: 0.6, y: 0.5 } },
      { kind: 'circle', from: { x: 0.2, y: 0.5 }, to: { x: 0.3, y: 0.5 } },
    ]
    const { markup } = shapesOf(marks, size)
    expect(markup).toContain('&#60;script&#62;')
    expect(markup).not.toContain('<script')
    expect(marksInWords(marks)).toEqual({ en: 'Marked: “<script>”, circle', es: 'Marcado: “<script>”, círculo' })
    expect(marksInWords([])).toBeNull()
  })
})

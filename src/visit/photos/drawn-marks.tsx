import type { Mark } from '../model/photo-marks.ts'
import { shapesOf } from './mark-shapes.ts'
import type { Size } from './small-picture.ts'

export interface DrawnMarksProps {
  marks: readonly Mark[]
  /** Of the picture. */
  size: Size
  /** The picture fills its box, and loses what stands out of it. */
  isCut: boolean
}

/** What was drawn on a picture, laid over it. */
export const DrawnMarks = ({ marks, size, isCut }: DrawnMarksProps) => (
  <svg
    viewBox={`0 0 ${size.width} ${size.height}`}
    preserveAspectRatio={isCut ? 'xMidYMid slice' : 'xMidYMid meet'}
    aria-hidden="true"
    // Shapes of our own; words in them are escaped.
    dangerouslySetInnerHTML={{ __html: shapesOf(marks, size).markup }}
  />
)

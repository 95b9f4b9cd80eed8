import { useState } from 'react'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { classes } from '../../ui/classes.ts'
import type { Photo } from '../model/photo.ts'
import type { DrawnMarksProps } from './drawn-marks.tsx'
import { marksInWords } from './mark-words.ts'
import type { Size } from './small-picture.ts'

interface MarkedPictureProps {
  photo: Pick<Photo, 'marks'>
  /** Of its picture. */
  url: string
  alt: string
  className?: string
  /** The picture fills its box, and loses what stands out of it. */
  isCut?: boolean
  onError?: () => void
}

/** A picture with what was drawn on it. The drawing has the size of the picture, which is known once it is loaded. */
export function MarkedPicture({ photo: { marks }, url, alt, className, isCut = false, onError }: MarkedPictureProps) {
  const [size, setSize] = useState<Size>()
  const words = marksInWords(marks)
  return (
    <span className="marked-picture">
      <img
        src={url}
        alt={words ? `${alt}. ${words.en}` : alt}
        decoding="async"
        onError={onError}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        className={classes(className, isCut && 'object-cover')}
      />
      {size && marks.length > 0 && <DrawnMarks marks={marks} size={size} isCut={isCut} />}
    </span>
  )
}

/** Fetched with the first photo that somebody has drawn on; without it, the words of the picture still name the marks. */
const DrawnMarks = lazyPart(
  () => import('./drawn-marks.tsx').then((part) => part.DrawnMarks),
  (_: DrawnMarksProps) => null,
)

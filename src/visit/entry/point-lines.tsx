import type { PointLine, PointWords, TextLine } from '../../checklists/checklist-words.ts'
import { PointDrawing } from '../../checklists/drawing/point-drawing.tsx'
import { type ReadingLine, withCasesLeft } from '../../checklists/reading-words.ts'
import { AdviceBox } from '../../ui/advice-box.tsx'
import { FormLabel } from '../../ui/form/form-label.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import type { PointRecord } from '../model/visit.ts'
import { PointReading } from './point-reading.tsx'

interface PointLinesProps {
  point: PointWords
  /** "4.2": its item and its place in it. */
  number: string
  record: PointRecord
  /** Good was pressed, and waits for its case. */
  isGoodAsked: boolean
  /** Goes on once a person has decided, where one point is shown at a time. */
  onDecided?: (() => void) | undefined
}

/**
 * The field for what was measured, then what good is and all else that stands beside a check: below the long words the
 * field would be found only after Good was pressed.
 */
export function PointLines({ point, number, ...of }: PointLinesProps) {
  const { job, checklist } = useVisitContext()
  const readings = point.lines.filter(({ kind }) => kind === 'reading')
  const others = point.lines.filter(({ kind }) => kind !== 'reading')
  return [...readings, ...others].map((line) =>
    line.kind === 'reading' ? (
      <PointReading
        key={line.label}
        pointId={point.id}
        number={number}
        check={point.check}
        line={withCasesLeft(line, job, checklist.questions)}
        {...of}
      />
    ) : (
      pointLine(line)
    ),
  )
}

/** Whether something is read twice at a point; its photos then stand beside its readings. */
export const isReadTwice = ({ lines }: PointWords): boolean =>
  lines.some((line) => line.kind === 'reading' && line.value.over !== undefined)

export const textLine = ({ kind, label, text }: TextLine) =>
  kind === 'safety' ? (
    <p key={label} className="border-s-4 border-caution ps-3 font-semibold">
      {label}. {unbroken(text)}
    </p>
  ) : (
    <p key={label}>
      <FormLabel>{label}</FormLabel>
      {unbroken(text)}
    </p>
  )

function pointLine(line: Exclude<PointLine, ReadingLine>) {
  switch (line.kind) {
    case 'box':
      return <AdviceBox key={line.title} box={{ ...line, source: line.basis.text }} className="my-1" />
    case 'drawing':
      return <PointDrawing key={line.kind} {...line} />
    default:
      return textLine(line)
  }
}

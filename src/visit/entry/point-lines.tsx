import { caseThatCounts, goodOf } from '../../checklists/cases.ts'
import { goodLabel, type PointLine, type PointWords, type TextLine } from '../../checklists/checklist-words.ts'
import { PointDrawing } from '../../checklists/drawing/point-drawing.tsx'
import type { ReadingLine } from '../../checklists/reading-words.ts'
import { AdviceBox } from '../../ui/advice-box.tsx'
import { FormLabel } from '../../ui/form/form-label.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { useChangeAt } from '../context/visit-context.tsx'
import type { PointRecord } from '../model/visit.ts'
import { CaseChoice } from './case-choice.tsx'
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
 * The case, the field for what was measured, then all else that stands beside a check: below the long words the field
 * would be found only after Good was pressed.
 */
export function PointLines({ point, number, ...of }: PointLinesProps) {
  const change = useChangeAt(point.id)
  const counts = caseThatCounts(of.record.pickedCase, point.cases)
  const readings = point.lines.filter((line) => line.kind === 'reading')
  const others = point.lines.filter((line) => line.kind !== 'reading')
  return (
    <>
      <CaseChoice
        name={point.name.en}
        cases={point.cases}
        picked={counts?.id}
        onPick={(pickedCase) => change({ pickedCase })}
      />
      {readings.map((line) => (
        <PointReading key={line.label} pointId={point.id} number={number} check={point.name.en} line={line} {...of} />
      ))}
      {others.map(pointLine)}
    </>
  )
}

/** What good is in the case that counts, or the cases that it depends on. */
export function GoodLine({ point, record }: Pick<PointLinesProps, 'point' | 'record'>) {
  const good = goodOf(point, record.pickedCase)
  return (
    <p>
      <FormLabel>{good ? goodLabel : 'Depends'}</FormLabel>
      {good ? unbroken(good.en) : point.cases.map(({ name }) => name).join(' / ')}
    </p>
  )
}

/** What to do, step by step. */
export const Steps = ({ steps }: { steps: readonly string[] }) =>
  steps.length === 1 ? (
    <p className="mt-1">{unbroken(steps.join())}</p>
  ) : (
    <ol className="mt-1 grid list-decimal grid-cols-1 gap-1 ps-5">
      {steps.map((step) => (
        <li key={step}>{unbroken(step)}</li>
      ))}
    </ol>
  )

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

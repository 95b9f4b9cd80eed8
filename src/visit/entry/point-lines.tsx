import type { ReactNode } from 'react'
import { caseThatCounts, goodOf } from '../../checklists/cases.ts'
import {
  exceptionsTitle,
  goodLabel,
  moreTitle,
  type PointLine,
  type PointWords,
  type TextLine,
} from '../../checklists/checklist-words.ts'
import { PointDrawing } from '../../checklists/drawing/point-drawing.tsx'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import type { Term } from '../../content/terms-content.ts'
import { AdviceBox, FoldedAdvice } from '../../ui/advice-box.tsx'
import { FormLabel } from '../../ui/form/form-label.tsx'
import { useChangeAt } from '../context/visit-context.tsx'
import type { PointRecord } from '../model/visit.ts'
import { CaseChoice } from './case-choice.tsx'
import { PointReading } from './point-reading.tsx'
import { PointTimer } from './point-timer.tsx'
import { WithTerms } from './with-terms.tsx'

interface PointLinesProps {
  point: PointWords
  /** "4.2": its item and its place in it. */
  number: string
  record: PointRecord
  /** It is all that is on the screen: its case is asked in the bar of its answers, what only explains is folded, and the exceptions of a problem stand with what is wrong. */
  isAlone?: boolean
  /** Goes on once a person has decided, where one point is shown at a time. */
  onDecided?: (() => void) | undefined
  /** What is more urgent than the words below the fields. */
  children?: ReactNode
}

/**
 * The case, the field for what was measured, then all else that stands beside a check: below the long words the field
 * would be found only after Good was pressed.
 */
export function PointLines({ point, number, isAlone, children, ...of }: PointLinesProps) {
  const change = useChangeAt(point.id)
  const counts = caseThatCounts(of.record.pickedCase, point.cases)
  const readings = point.lines.filter((line) => line.kind === 'reading')
  const others = point.lines.filter((line) => line.kind !== 'reading')
  const isProblem = of.record.answer === 'problem'
  const folded = isAlone ? others.filter(isExplaining).filter((line) => !isProblem || !isException(line)) : []
  return (
    <>
      {!isAlone && (
        <CaseChoice
          name={point.name.en}
          cases={point.cases}
          picked={counts?.id}
          onPick={(pickedCase) => change({ pickedCase })}
        />
      )}
      {point.timer !== undefined && (
        <PointTimer pointId={point.id} number={number} minutes={point.timer} record={of.record} />
      )}
      {readings.map((line) => (
        <PointReading key={line.label} pointId={point.id} number={number} check={point.name.en} line={line} {...of} />
      ))}
      {children}
      {others.filter((line) => !isAlone || !isExplaining(line)).map((line) => pointLine(line, point.terms, isAlone))}
      {folded.length > 0 && <Explanations lines={folded} terms={point.terms} />}
    </>
  )
}

/** What good is in the case that counts, or that it depends on a case, and on how many. */
export function GoodLine({ point, record }: Pick<PointLinesProps, 'point' | 'record'>) {
  const good = goodOf(point, record.pickedCase)
  return (
    <p>
      {good ? (
        <>
          <FormLabel>{goodLabel}</FormLabel>
          <WithTerms text={good.en} terms={point.terms} />
        </>
      ) : (
        <DependsOn cases={point.cases} />
      )}
    </p>
  )
}

/** Says that good depends on a case, and on how many; their names are asked beside Good. */
const DependsOn = ({ cases }: Pick<PointWords, 'cases'>) => (
  <>
    <FormLabel>{`${goodLabel} depends on your case (${cases.length})`}</FormLabel>
    {cases.map((one, index) => (
      // No case can be picked without a script; then each says what is good in it.
      <span key={one.id} className="hidden noscript:inline">
        {index > 0 && (index === cases.length - 1 ? ', or ' : ', ')}
        {one.name.en}: {one.good.en}
      </span>
    ))}
  </>
)

/** Over what only explains; where there are exceptions, they are named on the fold. */
function Explanations({ lines, terms }: { lines: readonly TextLine[]; terms: readonly Term[] }) {
  return (
    <details>
      <summary className="min-h-target content-center font-semibold text-link">
        {lines
          .map(({ label }) => label)
          .join(' and ')
          .replace(`and ${moreTitle}`, `and ${moreTitle.toLowerCase()}`)}
      </summary>
      <div className="mb-3 grid grid-cols-1 gap-2">{lines.map((line) => textLine(line, terms))}</div>
    </details>
  )
}

/** What is no fault although it looks like one: in full beside a problem, where it may change the answer. */
export const Exceptions = ({ point: { lines, terms } }: { point: PointWords }) =>
  lines.filter(isException).map((line) => textLine(line, terms))

const isTitled =
  (...titles: string[]) =>
  (line: PointLine): line is TextLine =>
    line.kind === 'words' && titles.includes(line.label)
const isException = isTitled(exceptionsTitle)
const isExplaining = isTitled(exceptionsTitle, moreTitle)

interface StepsProps {
  steps: readonly string[]
  terms?: readonly Term[]
}

/** What to do, step by step. */
export const Steps = ({ steps, terms = [] }: StepsProps) =>
  steps.length === 0 ? null : steps.length === 1 ? (
    <p className="mt-1">
      <WithTerms text={steps.join()} terms={terms} />
    </p>
  ) : (
    <ol className="mt-1 grid list-decimal grid-cols-1 gap-1 ps-[1.4em]">
      {steps.map((step) => (
        <li key={step}>
          <WithTerms text={step} terms={terms} />
        </li>
      ))}
    </ol>
  )

/** Whether something is read twice at a point; its photos then stand beside its readings. */
export const isReadTwice = ({ lines }: PointWords): boolean =>
  lines.some((line) => line.kind === 'reading' && line.value.over !== undefined)

export const textLine = ({ kind, label, text }: TextLine, terms: readonly Term[] = []) =>
  kind === 'safety' ? (
    <p key={label} className="border-s-4 border-caution ps-3 font-semibold">
      {label}. <WithTerms text={text} terms={terms} />
    </p>
  ) : (
    <p key={label}>
      <FormLabel>{label}</FormLabel>
      <WithTerms text={text} terms={terms} />
    </p>
  )

function pointLine(line: Exclude<PointLine, ReadingLine>, terms: readonly Term[], isAlone = false) {
  switch (line.kind) {
    case 'box': {
      const Advice = isAlone ? FoldedAdvice : AdviceBox
      return <Advice key={line.title} box={{ ...line, source: line.basis.text }} className="my-1" />
    }
    case 'drawing':
      return <PointDrawing key={line.kind} {...line} />
    default:
      return textLine(line, terms)
  }
}

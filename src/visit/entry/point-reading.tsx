import Check from 'lucide-react/icons/check'
import { isBandOpen, isByTape, keypadFor, readingVerdict } from '../../checklists/readings/reading.ts'
import { againstCase } from '../../checklists/readings/reading-words.ts'
import type { Over } from '../../checklists/readings/timed-reading.ts'
import { verdictWords } from '../../checklists/readings/verdict-words.ts'
import { resultOf } from '../../checklists/sums/sums.ts'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { PointPhotos, useChangeAt, useVisitValue } from '../context/visit-context.tsx'
import { circumstancesOf } from '../model/circumstances.ts'
import { objectionTo } from '../model/objection.ts'
import { emptyVisit } from '../model/visit.ts'
import { NumberField } from './number-field.tsx'
import { ObjectionNote } from './objection-note.tsx'
import { SumFields } from './sum-fields.tsx'
import type { PointReadingProps } from './timed-fields.tsx'

/** The field for what was measured, with its verdict. The case is picked first. */
export function PointReading(props: PointReadingProps) {
  const { label, against, value } = props.line
  const { over } = value
  return (
    <>
      {over ? <TimedReading {...props} over={over} /> : <OneReading {...props} />}
      {(over || value.cases) && (
        <noscript>
          <p>
            {label}: {against}
          </p>
        </noscript>
      )}
    </>
  )
}

const TimedReading = lazyPart(
  () => import('./timed-fields.tsx').then((part) => part.TimedReading),
  ({ pointId, number }: PointReadingProps & { over: Over }, retry) => (
    <>
      <p>There is no connection to load these fields.</p>
      <Button onClick={retry}>Try again</Button>
      <PointPhotos pointId={pointId} number={number} isWanted isInRows />
    </>
  ),
)

/** Verdicts on what was typed, shown as an error of the field. */
const wrong: ReadonlySet<string> = new Set(['not-a-number', 'two-numbers', 'not-likely'])

function OneReading({ pointId, check, line, record, onDecided }: PointReadingProps) {
  const change = useChangeAt(pointId)
  const { reading, answer } = record
  const { label, unit, value } = line
  const { cases = [], sum } = value
  const judged = { value, cases }
  const other = useVisitValue((visit) => circumstancesOf(judged, record, visit).other)
  const circumstances = { ...circumstancesOf(judged, record, emptyVisit), other }
  const verdict = readingVerdict(reading, value, circumstances)
  const objection = objectionTo(record, judged, circumstances)
  const result = sum && verdict !== 'none' && !wrong.has(verdict) ? resultOf(sum, reading, record.inputs) : undefined
  const isOfReading = result && 'fault' in result && result.fault === 'reading'
  // What is outside by a sum stands with its calculation, below the numbers beside it.
  const isWrong = wrong.has(verdict) || (verdict === 'outside' && !sum && !objection)
  return (
    <>
      <NumberField
        label={label}
        unit={unit}
        check={check}
        typed={reading}
        keypad={keypadFor(value)}
        hint={
          <>
            {!sum && !isBandOpen(value, circumstances.pickedCase) && againstCase(line, circumstances.pickedCase)}
            {isByTape(value) && reading === '' && <span className="ms-3">Write it like 1 1/4 or 1.25.</span>}
            {!sum && <ShortVerdict verdict={verdict} />}
          </>
        }
        error={isOfReading ? result.why : isWrong ? verdictWords[verdict] : undefined}
        onType={(reading) => change({ reading })}
      />
      {sum && <SumFields pointId={pointId} check={check} sum={sum} record={record} result={result} />}
      <ObjectionNote pointId={pointId} record={record} objection={objection} cases={cases} onDecided={onDecided} />
      {verdict === 'outside' && answer !== 'problem' && !objection && (
        <Button size="small" className="justify-self-start" onClick={() => change({ answer: 'problem' })}>
          Mark it as a problem
        </Button>
      )}
    </>
  )
}

/** A verdict that stands in the line below the field. */
function ShortVerdict({ verdict }: { verdict: ReturnType<typeof readingVerdict> }) {
  if (verdict === 'no-other') return <span className="ms-3 font-semibold">{verdictWords[verdict]}</span>
  if (verdict !== 'inside') return null
  return (
    <span className="ms-3 inline-flex items-center gap-1 font-semibold text-pass">
      <Check size={18} aria-hidden="true" />
      {verdictWords.inside}
    </span>
  )
}

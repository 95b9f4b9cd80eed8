import Check from 'lucide-react/icons/check'
import { isByTape, keypadFor, readingVerdict } from '../../checklists/reading.ts'
import { againstCase } from '../../checklists/reading-words.ts'
import type { Over } from '../../checklists/timed-reading.ts'
import { verdictWords } from '../../checklists/verdict-words.ts'
import { useEarlyInput } from '../../ui/browser/early-input.browser.ts'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { leaveOnEnter } from '../../ui/browser/leave-on-enter.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { PointPhotos, useChangeAt, useVisitValue } from '../context/visit-context.tsx'
import { circumstancesOf } from '../model/circumstances.ts'
import { objectionTo } from '../model/objection.ts'
import { emptyVisit } from '../model/visit.ts'
import { ObjectionNote } from './objection-note.tsx'
import type { PointReadingProps } from './timed-fields.tsx'

/** Characters; a longer unit leaves no room for the number on a narrow phone, so it is part of the label. */
const longestSuffix = 8

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

/** Verdicts that are shown as an error of the field. */
const wrong: ReadonlySet<string> = new Set(['outside', 'not-a-number', 'two-numbers', 'not-likely'])

function OneReading({ pointId, check, line, record, onDecided }: PointReadingProps) {
  const change = useChangeAt(pointId)
  const { reading, answer } = record
  const onReading = (reading: string) => change({ reading })
  const { label, unit, value } = line
  const { cases = [] } = value
  const field = useEarlyInput<HTMLInputElement>((control) => onReading(control.value))
  const judged = { value, cases }
  const other = useVisitValue((visit) => circumstancesOf(judged, record, visit).other)
  const circumstances = { ...circumstancesOf(judged, record, emptyVisit), other }
  const verdict = readingVerdict(reading, value, circumstances)
  const objection = objectionTo(record, judged, circumstances)
  const isWrong = wrong.has(verdict) && !objection
  const isShort = unit.length <= longestSuffix
  return (
    <>
      <Field
        label={<span className="text-sm">{isShort ? label : `${label} (${unit})`}</span>}
        hint={
          <>
            {againstCase(line, circumstances.pickedCase)}
            {isByTape(value) && reading === '' && <span className="ms-3">Write it like 1 1/4 or 1.25.</span>}
            <ShortVerdict verdict={verdict} />
          </>
        }
        error={isWrong ? verdictWords[verdict] : undefined}
        className="max-w-sm"
        isHintBelow
      >
        <TextInput
          ref={field}
          inputMode={keypadFor(value)}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={12}
          suffix={isShort && unit}
          className="min-w-0 tabular-nums"
          aria-label={`${label} (${unit}) for: ${check}`}
          value={reading}
          onChange={(event) => onReading(event.currentTarget.value)}
          onKeyDown={leaveOnEnter}
        />
      </Field>
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

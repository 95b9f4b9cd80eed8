import Check from 'lucide-react/icons/check'
import TimerReset from 'lucide-react/icons/timer-reset'
import { type ReactNode, useState } from 'react'
import { caseThatCounts } from '../../checklists/cases.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import { againstCase } from '../../checklists/readings/reading-words.ts'
import { hasCup, type Over, type TimedPlace } from '../../checklists/readings/timed-reading.ts'
import { changeWords, firstSteps, secondSteps, waitingWords } from '../../checklists/readings/timed-words.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useNow } from '../../ui/browser/now.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { ToneIcon } from '../../ui/tone.tsx'
import { PointPhotos, useChangeAt } from '../context/visit-context.tsx'
import { objectionTo } from '../model/objection.ts'
import { keepsReading } from '../model/problem/problem-change.ts'
import {
  bothAgain,
  emptied,
  isWaitEnded,
  pairOf,
  pairState,
  secondAgain,
  typedAt,
  withTime,
} from '../model/timed-pair.ts'
import type { PointAnswers, PointRecord } from '../model/visit.ts'
import { ObjectionNote } from './objection-note.tsx'
import { TakenField } from './taken-field.tsx'
import { Waiting } from './waiting.tsx'

export interface PointReadingProps {
  pointId: string
  number: string
  check: string
  line: ReadingLine
  record: PointRecord
  /** Goes on once a person has decided, where one point is shown at a time. */
  onDecided?: (() => void) | undefined
}

/** Milliseconds between two readings of the clock: what is shown changes by the minute. */
const clockMs = 5000

/** The fields of what is read twice: the first reading starts the wait, the second ends it and is judged. */
export function TimedReading(props: PointReadingProps & { over: Over }) {
  const { pointId, line, record, over, onDecided } = props
  const change = useChangeAt(pointId)
  const { spanInWords } = useFormats()
  const now = useNow(clockMs)
  const { called, minutes, cup } = over
  const value = { ...line.value, over }
  const pickedCase = caseThatCounts(record.pickedCase, line.value.cases)?.id
  const pair = pairOf(record)
  const standing = now && pairState(record, value, now)
  const { change: changed, verdict, tone } = changeWords(pair, value, pickedCase)
  const objection = objectionTo(record, { value, cases: value.cases }, { pickedCase })
  const isCupRead = hasCup(over, pickedCase)
  const of = { over, record, unit: line.value.unit, isCupRead, onChange: change }
  return (
    <section
      aria-label={`${called}, read twice`}
      className="grid max-w-lg grid-cols-1 gap-3 rounded-card border-(length:--line) border-hairline bg-card px-4 py-3"
    >
      <p className="font-bold">
        {called}: two readings, <span className="whitespace-nowrap">{spanInWords(minutes)} apart</span>
      </p>
      <Readings {...of} legend="1 · Now" label="First reading" place="first" cupPlace="cupFirst">
        {!pair.first && <p>{firstSteps(cup && isCupRead ? cup.called : undefined)}</p>}
      </Readings>
      {standing && standing.state !== 'open' && standing.state !== 'done' && !isWaitEnded(record) && (
        <Waiting {...waitingWords(standing)} />
      )}
      <ObjectionNote
        pointId={pointId}
        record={record}
        objection={objection}
        cases={line.value.cases ?? []}
        onDecided={onDecided}
      />
      <p role="status" className="sr-only">
        {standing?.state === 'over' && !isWaitEnded(record) && `${called}: time to read again.`}
      </p>
      {pair.first && (
        <Readings
          {...of}
          legend={`2 · ${spanInWords(minutes)} later`}
          label="Second reading"
          place="second"
          cupPlace="cupSecond"
        >
          {!isRead(pair.second) && <p>{secondSteps}</p>}
        </Readings>
      )}
      <Result changed={changed} verdict={verdict} tone={tone} />
      {tone === 'problem' && record.answer !== 'problem' && !objection && (
        <Button size="small" className="justify-self-start" onClick={() => change({ answer: 'problem' })}>
          Mark it as a problem
        </Button>
      )}
      <BelowResult {...props} pickedCase={pickedCase} />
    </section>
  )
}

/** The photos of a pair, how to take its readings again, and what they are held against. */
function BelowResult({ pointId, number, line, record, over, pickedCase }: BelowResultProps) {
  const change = useChangeAt(pointId)
  const pair = pairOf(record)
  return (
    <>
      <PointPhotos pointId={pointId} number={number} isWanted isInRows />
      {isRead(pair.second) && (
        <Button size="small" className="justify-self-start" onClick={() => change(secondAgain)}>
          Take the second reading again
        </Button>
      )}
      {pair.first && (
        <StartOver
          called={over.called}
          isKept={() => isRead(pair.second) && keepsReading(record, new Date().toISOString())}
          onConfirm={() => change(bothAgain)}
        />
      )}
      <div className="grid gap-1 text-sm text-quiet">
        <p>{over.reads}</p>
        <p>{againstCase(line, pickedCase)}</p>
      </div>
      {record.reading.trim() !== '' && <p className="text-sm text-quiet">You noted earlier: {record.reading}</p>}
    </>
  )
}

type BelowResultProps = PointReadingProps & { over: Over; pickedCase: string | undefined }

const isRead = (taken: { reading: string } | null): boolean => taken !== null && taken.reading.trim() !== ''

const verdictTone = { pass: 'text-pass', problem: 'text-problem', caution: 'text-caution' } as const

interface ReadingsProps {
  over: Over
  record: PointRecord
  unit: string
  /** The cup beside it is read too. */
  isCupRead: boolean
  onChange: (answers: Partial<PointAnswers>) => void
  legend: string
  label: string
  place: 'first' | 'second'
  cupPlace: 'cupFirst' | 'cupSecond'
  children: ReactNode
}

/** The first or the second reading, with the one of the cup where there is one. */
function Readings(props: ReadingsProps) {
  const { over, record, unit, isCupRead, onChange, legend, label, place, cupPlace, children } = props
  const pair = pairOf(record)
  const fieldOf = (at: TimedPlace) => ({
    name: over.called,
    unit,
    taken: pair[at],
    onType: (typed: string) => onChange(typedAt(record, at, typed, new Date().toISOString())),
    onLeave: () => onChange(emptied(record, at)),
  })
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="form-label">{legend}</legend>
      <TakenField
        {...fieldOf(place)}
        label={label}
        onTime={(at) => onChange(withTime(record, place, at.toISOString()))}
      />
      {isCupRead && <TakenField {...fieldOf(cupPlace)} label={`${label}, ${over.cup?.called}`} onTime={undefined} />}
      {children}
    </fieldset>
  )
}

interface ResultProps {
  changed: string
  verdict: string
  tone: keyof typeof verdictTone
}

/** How much the second reading has changed, and what that means. */
const Result = ({ changed, verdict, tone }: ResultProps) => (
  <div role="status" className={changed || verdict ? 'border-t border-hairline pt-3' : 'sr-only'}>
    {changed && <p className="text-xl font-bold tabular-nums">{changed}</p>}
    {verdict && (
      <p className={`mt-1 flex gap-2 font-semibold ${verdictTone[tone]}`}>
        <span className="mt-0.5">
          {tone === 'pass' ? <Check size={20} aria-hidden="true" /> : <ToneIcon tone={tone} />}
        </span>
        {verdict}
      </p>
    )}
  </div>
)

interface StartOverProps {
  called: string
  /** What was read stays among the steps of a problem. */
  isKept: () => boolean
  onConfirm: () => void
}

/** Removes both readings, after a question. */
function StartOver({ called, isKept, onConfirm }: StartOverProps) {
  const [asked, setAsked] = useState<'kept' | 'removed'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={<TimerReset size={20} aria-hidden="true" />}
        onClick={() => setAsked(isKept() ? 'kept' : 'removed')}
      >
        Start over
      </Button>
      {asked && (
        <AlertDialog
          title={`Start over: ${called}?`}
          description={
            asked === 'kept'
              ? 'Both readings stay in what happened to the problem, and new ones begin. The photos stay.'
              : 'Both readings and their times are removed. The photos stay.'
          }
          confirmLabel={asked === 'kept' ? 'Read both again' : 'Remove the readings'}
          cancelLabel="Keep them"
          onConfirm={() => {
            onConfirm()
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

import { memo, type ReactNode, useState } from 'react'
import type { Checklist } from '../../checklists/checklist.ts'
import { type PointLine, type PointWords, sayTitle, type TextLine } from '../../checklists/checklist-words.ts'
import { PointDrawing } from '../../checklists/point-drawing.tsx'
import { type ReadingLine, withCasesLeft } from '../../checklists/reading-words.ts'
import type { Job } from '../../content/job-fit.ts'
import { AdviceBox } from '../../ui/advice-box.tsx'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { FormLabel } from '../../ui/form-label.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { rememberLocalEdit } from '../device/last-local-edit.browser.ts'
import type { Dispatch } from '../device/use-visit.browser.ts'
import { CrewSheet } from '../entry/crew-sheet.tsx'
import { PointNote } from '../entry/point-note.tsx'
import { PointPhotos } from '../entry/point-photos.tsx'
import { PointReading } from '../entry/point-reading.tsx'
import { ProblemFields } from '../entry/problem-fields.tsx'
import type { ProblemSheetProps } from '../entry/problem-sheet.tsx'
import { StopHere, StopMark } from '../entry/stop-here.tsx'
import { undecidedBeside } from '../model/objection.ts'
import { type Answer, areSameAt, pointIn, readingOf, type Visit } from '../model/visit.ts'
import { answerLabels } from '../model/visit-words.ts'

interface PointCardProps {
  checklist: Checklist
  point: PointWords
  /** "4.2": its item and its place in it. */
  number: string
  job: Job
  visitId: string
  visit: Visit
  dispatch: Dispatch
  /** The visit with what was said last, though it may not be drawn yet. */
  current: () => Visit
}

/**
 * One check point with all that is said of it: what good is, what was read, the answer, and what is wrong. An answer at
 * another point does not draw it anew.
 */
export const PointCard = memo(DrawnPointCard, (before, now) => {
  // A reading may be held against one at another point.
  const others = now.point.lines.flatMap((line) => (line.kind === 'reading' ? (line.value.near?.point ?? []) : []))
  return isSameButVisit(before, now) && areSameAt(before.visit, now.visit, [now.point.id, ...others])
})

/** Whether all else that something is drawn of is the same. */
export const isSameButVisit = <P extends { visit: Visit }>(before: P, now: P): boolean =>
  Object.entries(now).every(([name, value]) => name === 'visit' || Reflect.get(before, name) === value)

function DrawnPointCard({ checklist, point, number, job, visitId, visit, dispatch, current }: PointCardProps) {
  const record = pointIn(visit, point.id)
  const isTimed = isReadTwice(point)
  const isProblem = record.answer === 'problem'
  const isWanted = isTimed || isProblem
  const photos = (
    <PointPhotos visitId={visitId} placeId={point.id} title={number} isWanted={isWanted} isInRows={isTimed} />
  )
  const [isGoodAsked, setGoodAsked] = useState(false)
  const answer = (answer: Answer | null) => {
    setGoodAsked(false)
    dispatch({ point: point.id, answers: { answer } }, true)
  }
  /** A number without its case takes no Good: the case is asked first, in place. */
  const mayChoose = (answer: Answer) => {
    if (answer !== 'good' || !lacksCase(point, checklist, job, current())) return true
    rememberLocalEdit(point.id)
    setGoodAsked(true)
    return false
  }
  return (
    <>
      <p>
        <span className="form-label me-2">
          {number} · {point.how}
        </span>
      </p>
      <p className="mt-1 font-semibold">{unbroken(point.check)}</p>
      <StopMark stopWork={point.stopWork} isProblem={isProblem} />
      <div className="mt-2 grid grid-cols-1 gap-2">
        <PointLines
          checklist={checklist}
          point={point}
          job={job}
          visit={visit}
          dispatch={dispatch}
          isGoodAsked={isGoodAsked}
          photos={isTimed && photos}
        />
        <ChoiceBar
          className="mt-1 max-w-lg noscript:hidden"
          legend={`Your answer to ${number}: ${point.check}`}
          name={`answer-${point.id}`}
          options={choices}
          value={record.answer}
          latest={() => pointIn(current(), point.id).answer}
          onChoose={answer}
          mayChoose={mayChoose}
        />
        <StopHere stopWork={point.stopWork} isProblem={isProblem} />
        {isProblem ? (
          <ProblemFields
            pointId={point.id}
            number={number}
            record={record}
            onChange={(answers) => dispatch({ point: point.id, answers })}
          />
        ) : (
          <PointNote
            number={number}
            saw={record.saw}
            onChange={(answers) => dispatch({ point: point.id, answers })}
            isOffered={record.reading.trim() !== '' || record.first !== null}
          />
        )}
        <SayToCrew checklist={checklist} point={point} number={number} job={job} visitId={visitId} visit={visit}>
          {!isTimed && photos}
        </SayToCrew>
      </div>
    </>
  )
}

const choices = [
  { value: 'good', label: answerLabels.good, tone: 'pass' },
  { value: 'problem', label: answerLabels.problem, tone: 'problem' },
  { value: 'na', label: answerLabels.na },
] as const

/** Whether a Good has to wait: a number is written down, and which band it is held against depends on a case. */
const lacksCase = ({ id, lines }: PointWords, { questions }: Checklist, job: Job, visit: Visit): boolean =>
  lines.some(
    (line) =>
      line.kind === 'reading' &&
      undecidedBeside(line, { pointId: id, answer: 'good' }, { visit, job, questions })?.kind === 'no-case',
  )

/** What is read twice has its photos beside its readings. */
export const isReadTwice = ({ lines }: PointWords): boolean =>
  lines.some((line) => line.kind === 'reading' && line.value.over !== undefined)

interface PointLinesProps extends Omit<PointCardProps, 'number' | 'visitId' | 'current'> {
  /** The photos of what is read twice. */
  photos: ReactNode
  /** Good was pressed, and waits for its case. */
  isGoodAsked: boolean
  onDecided?: () => void
}

/**
 * The field for what was measured, then what good is and all else that stands beside a check: below the long words the
 * field would be found only after Good was pressed.
 */
export function PointLines(props: PointLinesProps) {
  const { checklist, point, job, visit, dispatch, photos, isGoodAsked, onDecided } = props
  const readings = point.lines.filter(({ kind }) => kind === 'reading')
  const others = point.lines.filter(({ kind }) => kind !== 'reading')
  return [...readings, ...others].map((line) =>
    line.kind === 'reading' ? (
      <PointReading
        key={line.label}
        pointId={point.id}
        check={point.check}
        line={withCasesLeft(line, job, checklist.questions)}
        record={pointIn(visit, point.id)}
        isGoodAsked={isGoodAsked}
        photos={photos}
        readingAt={(id) => readingOf(visit, id)}
        onChange={(answers) => dispatch({ point: point.id, answers })}
        onDecided={onDecided}
      />
    ) : (
      pointLine(line)
    ),
  )
}

/** The sentence for the crew, with the problem where there is one: to be held out to them, and folded with what the point rests on. */
export function SayToCrew(props: Omit<PointCardProps, 'dispatch' | 'current'> & { children?: ReactNode }) {
  const { point, number, visit, children } = props
  const [isShown, setShown] = useState(false)
  const isProblem = pointIn(visit, point.id).answer === 'problem'
  const label = isProblem ? 'Show the problem' : 'Show to crew'
  const close = () => setShown(false)
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4">
        {children}
        <Button size="small" className="noscript:hidden" onClick={() => setShown(true)}>
          {label}
          <span className="sr-only"> {number}</span>
        </Button>
        <details className="min-w-0 flex-1 basis-64">
          <summary className="min-h-target content-center font-semibold text-link">{sayTitle}</summary>
          <blockquote className="grid grid-cols-1 gap-2 border-s-4 border-hairline ps-3">
            {point.say.map(({ label, text, lang }) => (
              <p key={label} lang={lang}>
                {text}
              </p>
            ))}
          </blockquote>
          <p className="mt-2 text-sm text-quiet">
            {point.basis.label}:{' '}
            {point.basis.url ? <TextLink href={point.basis.url}>{point.basis.text}</TextLink> : point.basis.text}
            {point.basis.about && `. ${point.basis.about}`}
          </p>
        </details>
      </div>
      {isShown &&
        (isProblem ? (
          <ProblemSheet {...props} label={label} onClose={close} />
        ) : (
          <CrewSheet label={label} say={point.say} onClose={close} />
        ))}
    </>
  )
}

const ProblemSheet = lazyPart(
  () => import('../entry/problem-sheet.tsx').then((part) => part.ProblemSheet),
  ({ label, point, onClose }: ProblemSheetProps, retry) => (
    <CrewSheet label={label} say={point.say} onClose={onClose}>
      <p>There is no connection to load the rest.</p>
      <Button onClick={retry}>Try again</Button>
    </CrewSheet>
  ),
)

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

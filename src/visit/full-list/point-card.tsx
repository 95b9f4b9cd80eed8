import { memo, type ReactNode, useState } from 'react'
import { caseThatCounts, isCaseOpen } from '../../checklists/cases.ts'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { rememberLocalEdit } from '../context/last-local-edit.browser.ts'
import { PointPhotos, usePoint, useVisitContext } from '../context/visit-context.tsx'
import { AnswerSheet } from '../entry/answer-sheet.tsx'
import { ObjectionNote } from '../entry/objection-note.tsx'
import { PointFindings } from '../entry/point-findings.tsx'
import { Exceptions, GoodLine, isReadTwice, PointLines, Steps } from '../entry/point-lines.tsx'
import { SayToCrew } from '../entry/say-to-crew.tsx'
import { StopHere, StopMark } from '../entry/stop-here.tsx'
import { useAsking } from '../entry/use-asking.browser.ts'
import { asGood, objectionTo } from '../model/objection.ts'
import { type Answer, answerValues, type PointRecord, pointIn } from '../model/visit.ts'
import { answerTones, answerWords } from '../model/visit-words.ts'

interface PointCardProps {
  point: PointWords
  /** "4.2": its item and its place in it. */
  number: string
}

/**
 * One check of the full list as a row: its name, what good is, and the answers. How it is checked opens under its name;
 * what follows from the answer stands below the answers, so that nothing moves under the finger that gives one.
 */
export const PointCard = memo(function PointCard({ point, number }: PointCardProps) {
  const context = useVisitContext()
  const { current } = context
  const asking = useAsking(context)
  const record = usePoint(point.id)
  const isProblem = record.answer === 'problem'
  const isMeasured = isReadHere(record)
  const [isGoodAsked, setGoodAsked] = useState(false)
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? isMeasured
  const answer = (answer: Answer | null) => {
    setGoodAsked(false)
    // What speaks against an answer is said beside the reading.
    if (isMeasured) setOpened(true)
    asking.give(point.id, number, answer, { isMarked: true })
  }
  /** Where it depends on a case what is good, Good is taken with the case, which is asked in place; a problem is not lost unasked. */
  const mayChoose = (answer: Answer | null) => {
    if (answer !== 'good') return asking.mayGive(point.id, number, answer)
    if (!isCaseOpen(point, pointIn(current(), point.id).pickedCase)) return true
    rememberLocalEdit(point.id)
    setGoodAsked(true)
    return false
  }
  return (
    <>
      <details className="check-how" open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>
          <span className="form-label me-1">{number}</span> <strong>{unbroken(point.name.en)}</strong>
        </summary>
        <div className="grid grid-cols-1 gap-2 pb-2">
          <div>
            <span className="form-label">{point.how}</span>
            <Steps steps={point.do} terms={point.terms} />
          </div>
          <PointLines point={point} number={number} record={record} />
        </div>
      </details>
      <div className="check-good">
        <GoodLine point={point} record={record} />
        <StopMark stopWork={point.stopWork} isProblem={isProblem} />
      </div>
      <ChoiceBar
        className="check-answers noscript:hidden"
        legend={`Your answer to ${number}: ${point.name.en}`}
        name={`answer-${point.id}`}
        options={choices}
        value={record.answer}
        latest={() => pointIn(current(), point.id).answer}
        onChoose={answer}
        mayChoose={mayChoose}
      />
      <div className="check-wide">
        <CaseQuestion point={point} record={record} isGoodAsked={isGoodAsked} />
        <StopHere stopWork={point.stopWork} isProblem={isProblem} />
      </div>
      <AfterAnswer isProblem={isProblem} isNoted={record.saw.trim() !== ''}>
        {isProblem && !isOpen && <Exceptions point={point} />}
        <PointFindings pointId={point.id} number={number} record={record} isNoteOffered />
        <SayToCrew point={point} number={number} record={record}>
          {!isReadTwice(point) && (
            <PointPhotos pointId={point.id} number={number} lines={point.lines} isWanted={isProblem} />
          )}
        </SayToCrew>
      </AfterAnswer>
      {asking.asked && (
        <AnswerSheet
          asked={asking.asked}
          onWithdraw={(asked) => {
            asking.ask(undefined)
            answer(asked.answer)
          }}
          onClose={() => asking.ask(undefined)}
        />
      )}
    </>
  )
})

const choices = answerValues.map((value) => ({ value, label: answerWords(value), tone: answerTones[value] }))

/** Something was measured at it. */
const isReadHere = ({ reading, first }: PointRecord): boolean => reading.trim() !== '' || first !== null

interface CaseQuestionProps {
  point: PointWords
  record: PointRecord
  isGoodAsked: boolean
}

/** Asks for the case that a Good waits for. A reading without its case asks for it beside its field. */
function CaseQuestion({ point, record, isGoodAsked }: CaseQuestionProps) {
  if (point.cases.length < 2) return null
  const isAskedByReading = record.answer === 'good' && point.lines.some(({ kind }) => kind === 'reading')
  const pickedCase = caseThatCounts(record.pickedCase, point.cases)?.id
  return (
    <ObjectionNote
      pointId={point.id}
      record={record}
      objection={isAskedByReading ? undefined : objectionTo(asGood(record, isGoodAsked), point, { pickedCase })}
      cases={point.cases}
      onDecided={undefined}
    />
  )
}

interface AfterAnswerProps {
  isProblem: boolean
  isNoted: boolean
  children: ReactNode
}

/**
 * Shown with what the row opens, and by itself at a problem and a note. A note that is emptied keeps its place: were it
 * hidden when the focus leaves, the next press would miss what it aims at.
 */
function AfterAnswer({ isProblem, isNoted, children }: AfterAnswerProps) {
  const [wasNoted, setWasNoted] = useState(isNoted)
  if (isNoted && !wasNoted) setWasNoted(true)
  return (
    <div className="check-after check-wide" data-wanted={isProblem || wasNoted ? '' : undefined}>
      {children}
    </div>
  )
}

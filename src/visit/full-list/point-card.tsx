import { memo, useState } from 'react'
import { isCaseOpen } from '../../checklists/cases.ts'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { rememberLocalEdit } from '../context/last-local-edit.browser.ts'
import { PointPhotos, usePoint, useVisitContext } from '../context/visit-context.tsx'
import { PointFindings } from '../entry/point-findings.tsx'
import { isReadTwice, PointLines, Steps } from '../entry/point-lines.tsx'
import { SayToCrew } from '../entry/say-to-crew.tsx'
import { StopHere, StopMark } from '../entry/stop-here.tsx'
import { type Answer, answerValues, pointIn } from '../model/visit.ts'
import { answerLabels, answerTones } from '../model/visit-words.ts'

interface PointCardProps {
  point: PointWords
  /** "4.2": its item and its place in it. */
  number: string
}

/** One check point of the full list: what good is, what was read, the answer, and what is wrong. */
export const PointCard = memo(function PointCard({ point, number }: PointCardProps) {
  const { current, dispatch } = useVisitContext()
  const record = usePoint(point.id)
  const isTimed = isReadTwice(point)
  const isProblem = record.answer === 'problem'
  const [isGoodAsked, setGoodAsked] = useState(false)
  const answer = (answer: Answer | null) => {
    setGoodAsked(false)
    dispatch({ point: point.id, answers: { answer } }, true)
  }
  /** A number without its case takes no Good: the case is asked first, in place. */
  const mayChoose = (answer: Answer) => {
    if (answer !== 'good' || !isCaseOpen(point, pointIn(current(), point.id).pickedCase)) return true
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
      <p className="mt-1 font-semibold">{unbroken(point.name.en)}</p>
      <Steps steps={point.do} />
      <StopMark stopWork={point.stopWork} isProblem={isProblem} />
      <div className="mt-2 grid grid-cols-1 gap-2">
        <PointLines point={point} number={number} record={record} isGoodAsked={isGoodAsked} />
        <ChoiceBar
          className="mt-1 max-w-lg noscript:hidden"
          legend={`Your answer to ${number}: ${point.name.en}`}
          name={`answer-${point.id}`}
          options={choices}
          value={record.answer}
          latest={() => pointIn(current(), point.id).answer}
          onChoose={answer}
          mayChoose={mayChoose}
        />
        <StopHere stopWork={point.stopWork} isProblem={isProblem} />
        <PointFindings
          pointId={point.id}
          number={number}
          record={record}
          // An item has notes of its own; a point offers one where something is read.
          isNoteOffered={record.reading.trim() !== '' || record.first !== null}
        />
        <SayToCrew point={point} number={number} record={record}>
          {!isTimed && <PointPhotos pointId={point.id} number={number} isWanted={isProblem} />}
        </SayToCrew>
      </div>
    </>
  )
})

const choices = answerValues.map((value) => ({ value, label: answerLabels[value], tone: answerTones[value] }))

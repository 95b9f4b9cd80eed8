import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { isLastLocalEdit } from '../context/last-local-edit.browser.ts'
import { useChangeAt } from '../context/visit-context.tsx'
import { faultWords, readyPhrases, replyWords } from '../model/crew-words.ts'
import { faultValues, type PointRecord, replyValues } from '../model/visit.ts'
import { byWhenTitle, faultTitle, replyTitle, sawTitle, withPhrase } from '../model/visit-words.ts'
import { PromisedDay } from './promised-day.tsx'

export interface ProblemFormProps {
  pointId: string
  number: string
  record: PointRecord
  /** Its photos, between what was seen and what was said of it. */
  children?: ReactNode
}

/** What is wrong, what was seen and what the contractor replied: each is optional and stored when it is entered. */
export function ProblemForm({ pointId, number, record, children }: ProblemFormProps) {
  const { fault, saw, reply, byWhen } = record
  const change = useChangeAt(pointId)
  const day = useRef<HTMLDivElement>(null)
  const isByDate = reply === 'by-date'
  const wasByDate = useRef(isByDate)
  // The date field appears below the button, where the answer bar may cover it.
  useEffect(() => {
    if (isByDate && !wasByDate.current && isLastLocalEdit(pointId)) day.current?.scrollIntoView({ block: 'nearest' })
    wasByDate.current = isByDate
  }, [isByDate, pointId])
  return (
    <div className="grid w-full max-w-lg grid-cols-1 gap-4 border-s-4 border-problem py-1 ps-3">
      <div>
        <p className="mb-2 font-semibold" aria-hidden="true">
          {faultTitle}
        </p>
        <ChoiceBar
          legend={`${faultTitle} (${number})`}
          name={`fault-${pointId}`}
          options={faults}
          value={fault}
          onChoose={(fault) => change({ fault })}
        />
      </div>
      <Field label={`${sawTitle} (${number})`}>
        <Textarea
          rows={2}
          maxLength={2000}
          value={saw}
          onChange={(event) => change({ saw: event.currentTarget.value })}
        />
      </Field>
      <ReadyPhrases onPick={(phrase) => change({ saw: withPhrase(saw, phrase) })} />
      {children}
      <div>
        <p className="mb-2 font-semibold" aria-hidden="true">
          {replyTitle}
        </p>
        <ChoiceBar
          legend={`${replyTitle} (${number})`}
          name={`reply-${pointId}`}
          options={replies}
          value={reply}
          onChoose={(reply) => change({ reply })}
        />
      </div>
      {isByDate && (
        <div ref={day}>
          <PromisedDay pointId={pointId} label={byWhenTitle} byWhen={byWhen} />
        </div>
      )}
    </div>
  )
}

const ReadyPhrases = ({ onPick }: { onPick: (phrase: string) => void }) => (
  <ul aria-label="Ready phrases" className="flex flex-wrap gap-2">
    {readyPhrases.map(({ en }) => (
      <li key={en}>
        <Button size="small" onClick={() => onPick(en)}>
          {en}
        </Button>
      </li>
    ))}
  </ul>
)

const faults = faultValues.map((value) => ({ value, label: faultWords[value].en }))
const replies = replyValues.map((value) => ({ value, label: replyWords[value].en }))

import { useEffect, useRef } from 'react'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { useChangeAt, useVisitContext } from '../context/visit-context.tsx'
import { crewTitles, replyWords } from '../model/crew-words.ts'
import { repliedBoth } from '../model/problem/problem-words.ts'
import { type PointRecord, pointIn, replyValues } from '../model/visit.ts'
import { InBoth, Words } from './crew-sheet.tsx'
import { PromisedDay } from './promised-day.tsx'

/** What the crew replies to a problem, pressed by itself. Another press corrects it; the same one takes nothing back. */
export function CrewReply({ pointId, record }: { pointId: string; record: PointRecord }) {
  const change = useChangeAt(pointId)
  const { current } = useVisitContext()
  const formats = useFormats()
  const noted = useRef<HTMLDivElement>(null)
  const { reply, byWhen } = record
  const said = repliedBoth(record, formats)
  const shown = useRef(said?.es)
  // What was noted, and the field for the day, come below the buttons.
  useEffect(() => {
    if (said?.es !== shown.current) noted.current?.scrollIntoView({ block: 'nearest' })
    shown.current = said?.es
  }, [said?.es])
  return (
    <div className="reply">
      <ChoiceBar
        legend={<Words of={crewTitles.reply} />}
        name={`crew-reply-${pointId}`}
        options={replies}
        value={reply}
        latest={() => pointIn(current(), pointId).reply}
        onChoose={(reply) => change({ reply })}
        isRequired
      />
      <div ref={noted} className="noted">
        {reply === 'by-date' && <PromisedDay pointId={pointId} label={<Words of={crewTitles.day} />} byWhen={byWhen} />}
        <div role="status">{said && <InBoth label={crewTitles.noted} of={said} />}</div>
      </div>
    </div>
  )
}

const replies = replyValues.map((value) => ({ value, label: <Words of={replyWords[value]} /> }))

import type { PointWords } from '../../checklists/checklist-words.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import { useVisitContext } from '../context/visit-context.tsx'
import { crewTitles, faultWords } from '../model/crew-words.ts'
import { measuredIn, seenWords } from '../model/problem-words.ts'
import type { PointRecord } from '../model/visit.ts'
import { CrewReply } from './crew-reply.tsx'
import { CrewSheet, Good, InBoth, Sentence, Words } from './crew-sheet.tsx'

export interface ProblemSheetProps {
  point: PointWords
  record: PointRecord
  label: string
  onClose: () => void
}

/** A problem as it is shown to the contractor: what is wrong, what good is, the sentence, and what can be replied. */
export function ProblemSheet({ point, record, label, onClose }: ProblemSheetProps) {
  const { photos } = useVisitContext()
  const line = point.lines.find((line): line is ReadingLine => line.kind === 'reading')
  const measured = line && measuredIn(record, line)
  const { phrases, own } = seenWords(record.saw)
  return (
    <CrewSheet label={label} onClose={onClose}>
      {photos && <photos.ProblemPhoto pointId={point.id} />}
      <InBoth className="name" of={point.name} />
      <div className="wrong">
        {record.fault && <InBoth className="fault" of={faultWords[record.fault]} />}
        {measured && <InBoth label={crewTitles.reading} of={measured} />}
        {phrases.map((phrase) => (
          <InBoth key={phrase.en} of={phrase} />
        ))}
        {own !== '' && (
          <div>
            <p className="whose">
              <Words of={crewTitles.ownWords} />
            </p>
            <p dir="auto" className="whitespace-pre-line">
              {own}
            </p>
          </div>
        )}
      </div>
      <Good point={point} pickedCase={record.pickedCase} />
      <Sentence say={point.say} />
      {point.stopWork && <InBoth className="stop-asked" of={point.stopWork.asked} />}
      <CrewReply pointId={point.id} record={record} />
    </CrewSheet>
  )
}

import type { Both } from '../../checklists/checklist.ts'
import type { PointWords } from '../../checklists/checklist-words.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { isPhotographed, useVisitContext } from '../context/visit-context.tsx'
import { crewTitles, faultWords } from '../model/crew-words.ts'
import { lifeOf } from '../model/problem/problem-life.ts'
import { stepLine, stepWords } from '../model/problem/problem-life-words.ts'
import { measuredIn, seenWords } from '../model/problem/problem-words.ts'
import type { PointRecord } from '../model/visit.ts'
import { CrewReply } from './crew-reply.tsx'
import { CrewSheet, Good, InBoth, Sentence, Words } from './crew-sheet.tsx'

export interface ProblemSheetProps {
  point: PointWords
  number: string
  record: PointRecord
  label: string
  onClose: () => void
}

/** A problem as it is shown to the contractor: what is wrong, what good is, the sentence, and what can be replied. */
export function ProblemSheet({ point, number, record, label, onClose }: ProblemSheetProps) {
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
      <StepsForCrew pointId={point.id} number={number} record={record} />
      <Good point={point} pickedCase={record.pickedCase} />
      <Sentence say={point.say} />
      {point.stopWork && <InBoth className="stop-asked" of={point.stopWork.asked} />}
      <CrewReply pointId={point.id} record={record} />
    </CrewSheet>
  )
}

/** What happened since it was found and is no longer what the fields say, with the photos that show a step. */
function StepsForCrew({ pointId, number, record }: { pointId: string; number: string; record: PointRecord }) {
  const { photos } = useVisitContext()
  const formats = useFormats()
  const steps = lifeOf(record)
    .steps.slice(1)
    .filter(({ id }) => id !== 'reply' && id !== 'reading')
  if (steps.length === 0) return null
  return (
    <ol className="grid gap-3">
      {steps.map((step) => {
        const words = stepWords(step, formats)
        const line = (lang: keyof Both) => [stepLine({ ...words, saw: '' }, lang), words.at?.[lang]].filter(Boolean)
        return (
          <li key={step.id}>
            <InBoth of={{ en: line('en').join(', '), es: line('es').join(', ') }} />
            {step.kind === 'still-wrong' && words.saw !== '' && (
              <p dir="auto" className="whitespace-pre-line">
                {words.saw}
              </p>
            )}
            {photos && isPhotographed(step) && <photos.StepPhotos pointId={pointId} number={number} step={step} />}
          </li>
        )
      })}
    </ol>
  )
}

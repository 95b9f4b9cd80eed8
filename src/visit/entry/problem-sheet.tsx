import { caseThatCounts, goodOf } from '../../checklists/cases.ts'
import { goodLabel, type PointWords } from '../../checklists/checklist-words.ts'
import { againstCase, type ReadingLine } from '../../checklists/reading-words.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { measuredIn, problemForCrew } from '../model/problem-words.ts'
import type { PointRecord } from '../model/visit.ts'
import { CrewSheet } from './crew-sheet.tsx'

export interface ProblemSheetProps {
  point: PointWords
  record: PointRecord
  label: string
  onClose: () => void
}

/** A problem as it is shown to the contractor: what is wrong, then the sentence, then what good is. */
export function ProblemSheet({ point, record, label, onClose }: ProblemSheetProps) {
  const { photos } = useVisitContext()
  const { dayInWords } = useFormats()
  const line = point.lines.find((line): line is ReadingLine => line.kind === 'reading')
  const measured = line ? measuredIn(record, line) : ''
  const good = goodOf(point, record.pickedCase)
  const { fault, note, promise } = problemForCrew(record, dayInWords)
  return (
    <CrewSheet
      label={label}
      say={point.say}
      onClose={onClose}
      after={
        good && (
          <p>
            <b>{goodLabel}:</b> {unbroken(good.en)}
          </p>
        )
      }
    >
      {photos && <photos.ProblemPhoto pointId={point.id} />}
      {(fault !== '' || note !== '' || promise !== '') && (
        <div className="fault">
          {fault !== '' && <p className="kind">{fault}</p>}
          {note !== '' && (
            <p dir="auto" className="whitespace-pre-line">
              {note}
            </p>
          )}
          {promise !== '' && <p className="font-semibold">{promise}</p>}
        </div>
      )}
      {line && measured !== '' && (
        <p className="reading">
          <strong className="block">Reading: {measured}</strong>
          {againstCase(line, caseThatCounts(record.pickedCase, point.cases)?.id)}
        </p>
      )}
      {point.stopWork && (
        <div className="stop-asked">
          {point.stopWork.asked.map(({ text, lang }) => (
            <p key={text} lang={lang}>
              {text}
            </p>
          ))}
        </div>
      )}
    </CrewSheet>
  )
}

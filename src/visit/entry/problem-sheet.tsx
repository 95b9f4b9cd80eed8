import { goodLabel, type PointWords } from '../../checklists/checklist-words.ts'
import { caseThatCounts } from '../../checklists/reading.ts'
import { againstInFile, type ReadingLine, withCasesLeft } from '../../checklists/reading-words.ts'
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
  const { checklist, job, photos } = useVisitContext()
  const { dayInWords } = useFormats()
  const written = point.lines.find((line): line is ReadingLine => line.kind === 'reading')
  const line = written && withCasesLeft(written, job, checklist.questions)
  const measured = line ? measuredIn(record, line) : ''
  const pass = point.lines.find((line) => line.kind === 'words' && line.label === goodLabel)
  const { fault, note, promise } = problemForCrew(record, dayInWords)
  return (
    <CrewSheet
      label={label}
      say={point.say}
      onClose={onClose}
      after={
        pass?.kind === 'words' && (
          <p>
            <b>{goodLabel}:</b> {unbroken(pass.text)}
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
          {againstInFile(line, caseThatCounts(record.pickedCase, line.cases))}
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

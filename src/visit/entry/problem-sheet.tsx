import type { Checklist } from '../../checklists/checklist.ts'
import { goodLabel, type PointWords } from '../../checklists/checklist-words.ts'
import { caseThatCounts } from '../../checklists/reading.ts'
import { againstInFile, type ReadingLine, withCasesLeft } from '../../checklists/reading-words.ts'
import type { Job } from '../../content/job-fit.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { measuredIn, problemForCrew } from '../model/problem-words.ts'
import { pointIn, type Visit } from '../model/visit.ts'
import { takenWords } from '../photos/photo-words.ts'
import { usePhotosOf } from '../photos/use-photos.browser.ts'
import { usePictureUrl } from '../photos/use-picture-url.browser.ts'
import { CrewSheet } from './crew-sheet.tsx'

export interface ProblemSheetProps {
  checklist: Checklist
  point: PointWords
  job: Job
  visitId: string
  visit: Visit
  label: string
  onClose: () => void
}

/** A problem as the contractor is shown it: what is wrong here first, then the sentence, then what good is; nothing else. */
export function ProblemSheet({ checklist, point, job, visitId, visit, label, onClose }: ProblemSheetProps) {
  const { dayInWords } = useFormats()
  const photo = usePhotosOf(visitId, point.id).findLast(({ picture }) => picture !== null)
  const url = usePictureUrl(photo?.picture ?? null)
  const record = pointIn(visit, point.id)
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
      {photo && url && (
        <figure>
          <img src={url} alt={photo.caption || 'What it looks like'} />
          <figcaption className="text-sm">{takenWords(photo)}</figcaption>
        </figure>
      )}
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

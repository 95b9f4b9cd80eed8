import type { Checklist } from '../checklists/checklist.ts'
import { againstInFile, type PointWords, type ReadingLine, withCasesLeft } from '../checklists/checklist-words.ts'
import { caseThatCounts } from '../checklists/reading.ts'
import type { Job } from '../content/job-fit.ts'
import { CrewSheet } from './crew-sheet.tsx'
import { takenWords } from './photo-words.ts'
import { usePhotosOf } from './use-photos.browser.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'
import { pointIn, type Visit } from './visit.ts'

interface ProblemSheetProps {
  checklist: Checklist
  point: PointWords
  job: Job
  visitId: string
  visit: Visit
  label: string
  onClose: () => void
}

/** A problem as the contractor is shown it: the newest photo, the reading against its limit, the sentence; nothing else. */
export function ProblemSheet({ checklist, point, job, visitId, visit, label, onClose }: ProblemSheetProps) {
  const photo = usePhotosOf(visitId, point.id).findLast(({ picture }) => picture !== null)
  const url = usePictureUrl(photo?.picture ?? null)
  const record = pointIn(visit, point.id)
  const reading = record.reading.trim()
  const written = point.lines.find((line): line is ReadingLine => line.kind === 'reading')
  const line = written && withCasesLeft(written, job, checklist.questions)
  return (
    <CrewSheet label={label} say={point.say} onClose={onClose}>
      {photo && url && (
        <figure>
          <img src={url} alt={photo.caption || 'What it looks like'} />
          <figcaption className="text-sm">{takenWords(photo)}</figcaption>
        </figure>
      )}
      {line && reading !== '' && (
        <p className="reading">
          <strong>
            {reading} {line.unit}
          </strong>{' '}
          {againstInFile(line, caseThatCounts(record.pickedCase, line.cases))}
        </p>
      )}
    </CrewSheet>
  )
}

import type { ChecklistCard } from '../checklists/checklist-calls.ts'
import { phoenixMinute } from '../format/phoenix-time.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FoundBackup } from './backup-file.browser.ts'
import { visitTitle } from './named-visits.ts'
import { differenceWords, leftOutWords, previewLines } from './visit-file-words.ts'
import type { Difference } from './visit-merge.ts'

interface BackupPreviewProps {
  found: FoundBackup
  checklists: ChecklistCard[]
  isAdding: boolean
  onAdd: () => void
  onCancel: () => void
}

/** What a backup file would change, visit by visit, before anything is written. */
export function BackupPreview({ found, checklists, isAdding, onAdd, onCancel }: BackupPreviewProps) {
  const { madeAt, isAllHere, visits } = found
  const leftOut = leftOutWords(found)
  return (
    <>
      <h3 className="text-xl">In this file</h3>
      <p className="mt-1 text-quiet">
        {madeAt !== '' && `Made ${phoenixMinute(new Date(madeAt))}. `}
        {isAllHere ? 'Nothing in it is newer than what is here.' : 'Nothing is added yet.'}
      </p>
      {leftOut && (
        <Notice tone="caution" className="mt-4">
          <p>{leftOut}</p>
        </Notice>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {visits.map(({ visit, preview, wordsOf }) => (
          <Card as="li" key={visit.id}>
            <h4 className="text-lg">
              {visitTitle(checklists.find(({ id }) => id === visit.checklistId)?.title ?? visit.checklistId, visit)}
            </h4>
            <ul className="mt-2 grid gap-1">
              {previewLines(preview).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Differences differences={preview.differences} wordsOf={wordsOf} />
          </Card>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isAllHere && (
          <Button variant="primary" busy={isAdding} onClick={onAdd}>
            {isAdding ? 'Adding…' : 'Add to this device'}
          </Button>
        )}
        <Button disabled={isAdding} onClick={onCancel}>
          {isAllHere ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </>
  )
}

/** So many stand open; a long list would push the answer out of sight. */
const mostOpen = 3

interface DifferencesProps {
  differences: Difference[]
  wordsOf: ReadonlyMap<string, string>
}

function Differences({ differences, wordsOf }: DifferencesProps) {
  const more = differences.slice(mostOpen)
  return (
    <>
      <DifferenceList differences={differences.slice(0, mostOpen)} wordsOf={wordsOf} />
      {more.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-target py-3 font-semibold text-link">Show {more.length} more</summary>
          <DifferenceList differences={more} wordsOf={wordsOf} />
        </details>
      )}
    </>
  )
}

function DifferenceList({ differences, wordsOf }: DifferencesProps) {
  if (differences.length === 0) return null
  return (
    <ul className="mt-3 grid gap-3">
      {differences.map((difference) => {
        const { title, here, inFile, stays } = differenceWords(difference)
        return (
          <li key={`${difference.place}/${difference.field}`} className="border-t border-hairline pt-3">
            <p className="font-semibold">{wordsOf.get(difference.place) ?? difference.place.replaceAll('-', ' ')}</p>
            <dl className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
              <Side label={`${title} here`} side={here} isStaying={stays === 'here'} />
              <Side label={`${title} in the file`} side={inFile} isStaying={stays === 'inFile'} />
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

interface SideProps {
  label: string
  side: { text: string; at: string }
  isStaying: boolean
}

function Side({ label, side: { text, at }, isStaying }: SideProps) {
  return (
    <div className="py-1">
      <dt className="text-sm text-quiet">
        {label} · {at}
      </dt>
      <dd className="wrap-anywhere">
        <bdi className={isStaying ? 'font-bold' : ''}>{text}</bdi>
        {isStaying && <span className="text-pass"> · stays</span>}
      </dd>
    </div>
  )
}

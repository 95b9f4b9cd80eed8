import type { ChecklistCard } from '../../checklists/checklist-calls.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Select } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type NamedVisit, shownName, visitTitle } from '../model/named-visits.ts'
import type { FoundBackup, FoundVisit } from './backup-file.browser.ts'
import { differenceWords, leftOutWords, previewLines } from './visit-file-words.ts'
import { changesNothing, type Difference } from './visit-merge.ts'

interface BackupPreviewProps {
  found: FoundBackup
  checklists: ChecklistCard[]
  isAdding: boolean
  /** What it would change in the visit that was just picked is not known yet. */
  isLooking: boolean
  /** A visit of the file should go into another one here. */
  onInto: (visit: FoundVisit, other: NamedVisit) => void
  onAdd: () => void
  onCancel: () => void
}

/** What a backup file would change, visit by visit, before anything is written. */
export function BackupPreview({ found, checklists, isAdding, isLooking, onInto, onAdd, onCancel }: BackupPreviewProps) {
  const { phoenixMinute } = useFormats()
  const { madeAt, visits } = found
  const isAllHere = visits.every(({ preview }) => changesNothing(preview))
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
        {visits.map((one) => (
          <Card as="li" key={one.visit.id}>
            <h4 className="text-lg">
              {visitTitle(
                checklists.find(({ id }) => id === one.visit.checklistId)?.title ?? one.visit.checklistId,
                one.visit,
              )}
            </h4>
            <ul className="mt-2 grid gap-1">
              {previewLines(one.preview).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <WhereTo found={one} isAdding={isAdding} onInto={(other) => onInto(one, other)} />
            <Differences differences={one.preview.differences} wordsOf={one.wordsOf} />
          </Card>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isAllHere && (
          <Button variant="primary" busy={isAdding || isLooking} onClick={onAdd}>
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

interface WhereToProps {
  found: FoundVisit
  isAdding: boolean
  onInto: (other: NamedVisit) => void
}

/** Which visit here it goes into, where that may be another one. */
function WhereTo({ found: { goesInto, choices }, isAdding, onInto }: WhereToProps) {
  if (choices.length === 0) return null
  return (
    <Field label="Goes into" className="mt-3 max-w-md">
      <Select
        value={goesInto.id}
        disabled={isAdding}
        onChange={({ currentTarget: { value } }) => {
          const other = choices.find(({ id }) => id === value)
          if (other) onInto(other)
        }}
      >
        {choices.map((visit) => (
          <option key={visit.id} value={visit.id}>
            {visit.isNew ? `A visit of its own: ${shownName(visit)}` : shownName(visit)}
          </option>
        ))}
      </Select>
    </Field>
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

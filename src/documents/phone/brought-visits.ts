/** What a chosen backup file can bring to the checklists of a phone file. */

import type { FileFault, FileVisit } from '../../visit/backup/visit-file.ts'
import { amounts, fileFaultWords, previewLines } from '../../visit/backup/visit-file-words.ts'
import { changesNothing, mergePreview } from '../../visit/backup/visit-merge.ts'
import { emptyVisit, type Visit } from '../../visit/model/visit.ts'
import { isUntouched } from './stored-visit.ts'

/** Two visits of one checklist are two jobs: once a sheet has answers, it takes only those of its own visit. */
export const visitsFor = (here: FileVisit, inFile: readonly FileVisit[]): FileVisit[] =>
  inFile.filter(
    ({ checklistId, id }) => checklistId === here.checklistId && (isUntouched(here.visit) || id === here.id),
  )

/**
 * What adding it would change, in sentences. Photos stay on the page: a phone file has no place for them. `places` are the
 * check points and items of this file; the visit may be of a longer list, or of an earlier or later one.
 */
export function broughtWords(
  here: FileVisit,
  inFile: FileVisit,
  places: ReadonlySet<string>,
): { text: string; isNew: boolean } {
  const previewOf = (visit: Visit, brought: Visit) =>
    mergePreview({ ...here, visit, photos: new Map() }, { ...inFile, visit: brought, photos: [] }, new Set())
  const preview = previewOf(here.visit, inFile.visit)
  const photos = inFile.photos.length > 0 ? ['Its photos stay on the page: this file holds none.'] : []
  if (changesNothing(preview))
    return { text: ['Nothing in it is newer than what is here.', ...photos].join(' '), isNew: false }
  const { answers, notes } = previewOf(emptyVisit, beyond(places, inFile.visit))
  const unlisted = amounts({ answers: answers.added, notes: notes.added, photos: 0 })
  const kept = unlisted === '' ? [] : [`Kept, but not on the list of this file: ${unlisted}.`]
  return { text: [...previewLines(preview), ...kept, ...photos].join(' '), isNew: true }
}

/** What of a visit belongs to none of these places. */
const beyond = (places: ReadonlySet<string>, { points, items }: Visit): Visit => ({
  points: new Map([...points].filter(([id]) => !places.has(id))),
  items: new Map([...items].filter(([id]) => !places.has(id))),
})

/** What of the file has no place among these sheets; empty where all has. */
export function withoutPlace(sheets: readonly FileVisit[], inFile: readonly FileVisit[]): string {
  const isUsed = (visit: FileVisit) => sheets.some((here) => visitsFor(here, [visit]).length > 0)
  const isKnown = ({ checklistId }: FileVisit) => sheets.some((here) => here.checklistId === checklistId)
  const left = inFile.filter((visit) => !isUsed(visit))
  const others = left.filter(isKnown).length
  const foreign = left.length - others
  return [
    others > 0 && `${visitsAre(others)} of another job than the one here. Clear all answers first to bring it.`,
    foreign > 0 && `${visitsAre(foreign)} for a checklist that is not in this file.`,
  ]
    .filter((line) => line !== false)
    .join(' ')
}

const visitsAre = (count: number): string => `${count} ${count === 1 ? 'visit in it is' : 'visits in it are'}`

/** A phone file is made anew where a page is opened anew. */
export const broughtFaultWords = (fault: FileFault): string =>
  fault === 'newer'
    ? 'The chosen file comes from a newer version of the site. Download this checklist file again, then bring the answers into the new one.'
    : fileFaultWords[fault]

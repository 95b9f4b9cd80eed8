/** What a phone file stores of one checklist: its visit, in the shape of a backup file, with the time of each answer. */
import { fileVisit } from '../../visit/backup/file-visit.ts'
import { type FileVisit, plainVisit, toldVisit } from '../../visit/backup/visit-file.ts'
import { emptyVisit, type Visit } from '../../visit/model/visit.ts'

/** The stored visit of the checklist; an empty one where there is none, or another page has written something else. */
export function storedVisitIn(text: string | null, checklistId: string): FileVisit {
  const read = fileVisit(parsed(text))
  const isOurs = read.kind === 'visit' && read.visit.checklistId === checklistId
  return isOurs ? read.visit : noVisitOf(checklistId)
}

export const textOfStored = (visit: FileVisit): string => JSON.stringify(plainVisit(visit))

/** The ids of the unfolded items; undefined where none are stored. */
export function openedIn(text: string | null): readonly unknown[] | undefined {
  const value = parsed(text)
  return Array.isArray(value) ? value : undefined
}

export const noVisitOf = (checklistId: string): FileVisit => ({ ...toldVisit(checklistId, emptyVisit), photos: [] })

export const isUntouched = ({ points, items }: Visit): boolean => points.size === 0 && items.size === 0

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

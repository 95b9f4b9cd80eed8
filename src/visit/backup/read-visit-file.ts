/** Reads the text of a backup file, whoever made it. */
import { anyObject, readJson } from '../../format/read-json.ts'
import { merged } from '../model/merge.ts'
import { timeOf } from './file-events.ts'
import { fileVisit } from './file-visit.ts'
import { isWithin } from './nesting.ts'
import {
  type FileFault,
  type FileVisit,
  format,
  longestText,
  mostVisits,
  type VisitFile,
  version,
} from './visit-file.ts'

/** Three times as deep as a visit of ours, and four times as much as `mostVisits` of them that are answered in full. */
const ourNesting = { depth: 20, count: 200_000 }

/**
 * What a text holds, field by field: only what a visit of ours can hold comes through. Times stay as they are, also those
 * still to come: whatever is said after one, on any device that has it, is later (`timeOfNext`).
 */
export function readVisitFile(text: string): VisitFile | { fault: FileFault } {
  if (text.length > longestText) return { fault: 'too-large' }
  const found = isWithin(text, ourNesting) ? readJson(text, anyObject) : undefined
  if (found === undefined) return { fault: text.includes(format) ? 'damaged' : 'foreign' }
  if (found['format'] !== format) return { fault: 'foreign' }
  if (typeof found['version'] !== 'number' || !Array.isArray(found['visits'])) return { fault: 'damaged' }
  if (found['version'] !== version) return { fault: found['version'] > version ? 'newer' : 'older' }
  if (found['visits'].length > mostVisits) return { fault: 'too-large' }
  const read = found['visits'].map((visit: unknown) => fileVisit(visit))
  const visits = read.flatMap((one) => (one.kind === 'visit' ? [one.visit] : []))
  if (read.length === 0) return { fault: 'empty' }
  const { checksum } = found
  return {
    madeAt: timeOf(found['madeAt']) ?? '',
    visits: together(visits),
    leftOut: read.reduce((sum, one) => sum + (one.kind === 'visit' ? one.leftOut : one.kind === 'unusable' ? 1 : 0), 0),
    unknownLists: read.filter(({ kind }) => kind === 'unknown-list').length,
    checksum: typeof checksum === 'string' ? checksum : undefined,
    checked: JSON.stringify(found['visits']),
  }
}

/** A visit that stands in a file twice is one. */
function together(visits: readonly FileVisit[]): FileVisit[] {
  const all = new Map<string, FileVisit>()
  for (const visit of visits) {
    const known = all.get(visit.id)
    const photos = new Map([...(known?.photos ?? []), ...visit.photos].map((photo) => [photo.id, photo]))
    all.set(
      visit.id,
      known ? { ...known, visit: merged(known.visit, visit.visit), photos: [...photos.values()] } : visit,
    )
  }
  return [...all.values()]
}

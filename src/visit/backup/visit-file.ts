/**
 * The backup file of the visits on a device, as text. The access code and the text of checklists are never in it. A file
 * without photos, such as a phone file writes, is this text alone; with photos it lies in a zip beside them.
 */
import type { Job } from '../../content/job-fit.ts'
import { factsIn, jobIn } from '../model/about.ts'
import { type Forms, formsIn } from '../model/forms.ts'
import { checklistOf } from '../model/named-visits.ts'
import type { StoredPhoto } from '../model/photo.ts'
import type { ReportFacts } from '../model/report-facts.ts'
import { untouchedAbout, type Visit } from '../model/visit.ts'

/**
 * A photo as the text tells it; its picture lies beside the text. `makeBackup` writes every field that is not left out
 * here as JSON, so bytes of any kind belong among those that are.
 */
export interface FilePhoto extends Omit<StoredPhoto, 'key' | 'bytes' | 'type'> {
  /** A check point or an item. */
  place: string
  /** Where in the zip the picture lies. */
  file: string
  /** Of the picture, in hexadecimal; a device may not be able to tell it. */
  sha256?: string
}

/** A visit as the file tells it: what `visit.about` says stands here by name, and `visit` has none. */
export interface FileVisit {
  id: string
  checklistId: string
  name: string
  /** All items of its list were open to it, and not only the free ones. */
  hadFullAccess?: true
  job: Job
  /** For the head of its report. */
  facts: ReportFacts
  /** What was written in its forms. */
  forms: Forms
  visit: Visit
  photos: FilePhoto[]
}

/** A visit as a file tells it, without its photos. What is said of it as a whole stands by name. */
export function toldVisit(id: string, whole: Visit): Omit<FileVisit, 'photos'> {
  const { about = untouchedAbout, ...visit } = whole
  return {
    id,
    checklistId: checklistOf(id),
    name: about.name ?? '',
    ...(about.fullAccess && { hadFullAccess: true as const }),
    job: jobIn(whole),
    facts: factsIn(whole),
    forms: formsIn(whole),
    visit,
  }
}

/** Why nothing of a file can be used. */
export type FileFault = 'foreign' | 'damaged' | 'newer' | 'older' | 'too-large' | 'empty'

export interface VisitFile {
  /** ISO-8601 in UTC; empty when it does not say. */
  madeAt: string
  visits: FileVisit[]
  /** Entries that could not be read, or were none of ours; the others are whole. */
  leftOut: number
  /** Visits with a checklist that is not known here. */
  unknownLists: number
  /** What `checked` was when the file was made; a phone file brings none. */
  checksum: string | undefined
  checked: string
}

export const format = 'home-quality-visits'
export const version = 2
/** Characters: a hundred times what anybody has written. */
export const longestText = 20_000_000
/** Several for each checklist. */
export const mostVisits = 200
/** In the zip. */
export const textName = 'visit.json'
/** The name under which a browser saves it; `day` is `YYYY-MM-DD`. A text alone is one too. */
export const backupName = (day: string, ending: 'zip' | 'json', part = ''): string =>
  `Home-Quality-visits-${day}${part}.${ending}`

/** The text of a backup; `digest` is that of a text, or undefined where the device cannot make one. */
export async function textOfVisits(
  visits: readonly FileVisit[],
  { madeAt, digest }: { madeAt: string; digest: (text: string) => Promise<string | undefined> },
): Promise<string> {
  const plain = visits.map(plainVisit)
  const checksum = await digest(JSON.stringify(plain))
  return JSON.stringify({ format, version, madeAt, ...(checksum && { checksum }), visits: plain }, null, 1)
}

/** A visit as text can hold it. */
export const plainVisit = ({ visit, ...others }: FileVisit) => ({
  ...others,
  points: [...visit.points].map(([id, record]) => ({ id, ...record })),
  items: [...visit.items].map(([id, record]) => ({ id, ...record })),
})

/** Makes and opens backup files. It is fetched when one is wanted: it brings what packs and unpacks. */
import { makeCall } from '../../api/make-call.browser.ts'
import type { ChecklistItem } from '../../checklists/checklist-calls.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { randomKey } from '../../ui/browser/random-key.browser.ts'
import { visitIndex } from '../device/visit-index.browser.ts'
import { type NamedVisit, visitIdOf } from '../model/named-visits.ts'
import { nameIn, nextName, visitsOf } from '../model/visit-index.ts'
import { pictureHeader } from '../photos/picture-header.ts'
import { isTooLarge } from '../photos/small-picture.ts'
import { textOfLink } from './answers-link.ts'
import { isOpened, partsOf } from './backup-parts.ts'
import { digest, digestOfText, openVisitFile, photosIn } from './open-visit-file.browser.ts'
import {
  backupName,
  type FileFault,
  type FilePhoto,
  type FileVisit,
  longestText,
  mostVisits,
  plainVisit,
  textName,
  textOfVisits,
  type VisitFile,
} from './visit-file.ts'
import { type MergePreview, mergePreview, otherName } from './visit-merge.ts'
import {
  addVisit,
  type PictureBytes,
  photosInto,
  readKeptList,
  readVisits,
  visitHere,
} from './visit-transfer.browser.ts'
import { mostFileBytes, mostFiles, zipOf } from './visit-zip.ts'

/** What opening a backup file takes, with room for what the zip says of each of its files. */
const most = {
  bytes: mostFileBytes - 5_000_000,
  text: longestText - 1_000_000,
  visits: mostVisits,
  files: mostFiles - 1,
}

interface MadeBackup {
  /** Several only where one could not be opened again. */
  files: File[]
  lostPhotos: number
  /** Visits that are too large for any file, and are in none. */
  tooLarge: number
}

/** Everything of all visits on this device. Fails when the device refuses. */
export async function makeBackup(): Promise<MadeBackup> {
  const now = new Date()
  const packed: { visit: FileVisit; pictures: Map<string, Uint8Array>; bytes: number; text: number; files: number }[] =
    []
  let lostPhotos = 0
  for (const { photos, ...visit } of await readVisits()) {
    const told: FilePhoto[] = []
    const pictures = new Map<string, Uint8Array>()
    for (const [index, { key, bytes, type, ...facts }] of photos.entries()) {
      if (!(bytes instanceof ArrayBuffer) || bytes.byteLength === 0) {
        lostPhotos++
        continue
      }
      const place = key.slice(visit.id.length + 1)
      const file = `photos/${visit.id}/${place}-${index + 1}.${extensions[type] ?? 'jpg'}`
      const sha256 = await digest(bytes)
      pictures.set(file, new Uint8Array(bytes))
      told.push({ ...facts, place, file, ...(sha256 && { sha256 }) })
    }
    const one: FileVisit = { ...visit, photos: told }
    const text = JSON.stringify(plainVisit(one), null, 1)
    const bytes = new Blob([text]).size + sumOf([...pictures.values()].map(({ byteLength }) => byteLength))
    packed.push({ visit: one, pictures, bytes, text: text.length, files: pictures.size })
  }
  const all = partsOf(packed, most)
  const parts = all.filter((part) => isOpened(part, most))
  const files = await Promise.all(
    parts.map(async (part, index) => {
      const text = await textOfVisits(
        part.map(({ visit }) => visit),
        { madeAt: now.toISOString(), digest: digestOfText },
      )
      const pictures = new Map(part.flatMap(({ pictures }) => [...pictures]))
      const name = backupName(phoenixDay(now), 'zip', parts.length > 1 ? `-${index + 1}-of-${parts.length}` : '')
      return new File([zipOf(text, pictures, now)], name, { type: 'application/zip' })
    }),
  )
  return { files, lostPhotos, tooLarge: all.length - parts.length }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const extensions: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' }

interface Backup extends VisitFile {
  /** By their names in the file: those that are whole. */
  pictures: ReadonlyMap<string, PictureBytes>
}

async function openBackup(file: File): Promise<Backup | { fault: FileFault }> {
  const opened = await openVisitFile(file)
  if ('fault' in opened) return opened
  const pictures = new Map<string, PictureBytes>()
  for (const photo of photosIn(opened)) {
    const whole = await wholePicture(photo, opened.picture(photo.file))
    if (whole) pictures.set(photo.file, whole)
  }
  return { ...opened, pictures }
}

/** The kind of the picture is what its first bytes say, whatever the file is called. */
async function wholePicture(
  { sha256 }: FilePhoto,
  bytes: Uint8Array<ArrayBuffer> | null,
): Promise<PictureBytes | null> {
  const header = bytes && pictureHeader(bytes)
  if (!header || isTooLarge(header, bytes.byteLength)) return null
  const found = sha256 === undefined ? undefined : await digest(bytes.buffer)
  if (found !== undefined && found !== sha256) return null
  return { bytes: bytes.buffer, type: `image/${header.format}` }
}

interface Choice extends NamedVisit {
  isNew?: true
}

export interface FoundVisit {
  /** As the file has it. */
  visit: FileVisit
  /** The visit here that it would go into, or a new one. */
  goesInto: NamedVisit
  /** All those that it could go into; none where nothing says that it may be another one than here. */
  choices: readonly Choice[]
  preview: MergePreview
  /** What stands at the check points and items of the differences. */
  wordsOf: ReadonlyMap<string, string>
  /** Adds it to what is here by then; `title` is of its checklist. */
  add: (title: string) => ReturnType<typeof addVisit>
  /** The same if it went into another one of `choices`. Fails when the device refuses. */
  into: (other: NamedVisit) => Promise<FoundVisit>
}

export interface FoundBackup extends Pick<VisitFile, 'madeAt' | 'leftOut' | 'unknownLists'> {
  visits: FoundVisit[]
}

/** What a chosen file would change on this device; nothing is written. Fails when the device refuses. */
export async function foundBackup(file: File): Promise<FoundBackup | { fault: FileFault }> {
  const backup = await openBackup(file)
  if ('fault' in backup) return backup
  const visits: FoundVisit[] = []
  for (const visit of backup.visits) {
    const name = nameIn(visitIndex(), visit.id)
    const choices = otherName(name, visit.name) === '' ? [] : choicesFor(visit)
    visits.push(await foundVisit(visit, backup, { id: visit.id, name: name || visit.name }, choices))
  }
  const { madeAt, leftOut, unknownLists } = backup
  return { madeAt, leftOut, unknownLists, visits }
}

/** The same of a link with answers, by the fragment of its address. */
export async function foundInLink(hash: string): Promise<FoundBackup | { fault: FileFault }> {
  const text = textOfLink(hash)
  return text === undefined ? { fault: 'damaged' } : foundBackup(new File([text], textName))
}

/** Every visit of the checklist that is here, and a new one. */
function choicesFor({ checklistId, name }: FileVisit): Choice[] {
  const visits = visitsOf(visitIndex(), checklistId)
  const id = visitIdOf(checklistId, randomKey())
  return [...visits.all, { id, name: name || nextName(visits), isNew: true }]
}

async function foundVisit(
  visit: FileVisit,
  backup: Backup,
  { id, name }: NamedVisit,
  choices: readonly Choice[],
): Promise<FoundVisit> {
  const { pictures } = backup
  const photos = await photosInto(id, visit.photos)
  const whole = new Set(photos.flatMap(({ id, file }) => (pictures.has(file) ? [id] : [])))
  const preview = mergePreview(await visitHere(id, photos), { ...visit, photos }, whole)
  const wordsOf = preview.differences.length > 0 ? await wordsOfPlaces(visit.checklistId) : new Map()
  return {
    visit,
    goesInto: { id, name },
    choices,
    preview,
    wordsOf,
    add: (title) => addVisit({ ...visit, id, name, photos }, pictures, title),
    into: (other) => foundVisit(visit, backup, other, choices),
  }
}

/** What stands at each check point and item, as far as this device may show it. */
async function wordsOfPlaces(checklistId: string): Promise<Map<string, string>> {
  const items = (await readKeptList(checklistId))?.items ?? (await freeItems(checklistId))
  return new Map(
    items.flatMap(
      ({ id, title, points }) => [[id, title], ...points.map(({ id, name }) => [id, name.en] as const)] as const,
    ),
  )
}

/** Without a signal there may be none; then a difference goes by the name of its place. */
const freeItems = (id: string): Promise<ChecklistItem[]> =>
  makeCall('listChecklistItems', { params: { id } }).catch(() => [])

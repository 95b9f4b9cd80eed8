/** Opens a chosen backup file, the zip or its text alone. The page and the phone file both use it. */
import { readVisitFile } from './read-visit-file.ts'
import type { FileFault, FilePhoto, VisitFile } from './visit-file.ts'
import { isZip, mostFileBytes, openZip } from './visit-zip.ts'

interface OpenVisitFile extends VisitFile {
  /** A picture by its name in the zip; null where it is not there, or cannot be unpacked. */
  picture: (name: string) => Uint8Array<ArrayBuffer> | null
}

/** Everything in it that can be used. Nothing is thrown: whatever is chosen, it is used or has a fault. */
export async function openVisitFile(file: File): Promise<OpenVisitFile | { fault: FileFault }> {
  if (file.size > mostFileBytes) return { fault: 'too-large' }
  const bytes = await file.arrayBuffer().then(
    (read) => new Uint8Array(read),
    () => null,
  )
  if (bytes === null) return { fault: 'damaged' }
  if (!isZip(bytes)) return undamaged(readVisitFile(new TextDecoder().decode(bytes)), () => null)
  const zip = openZip(bytes, readVisitFile, (read) =>
    'fault' in read ? [] : photosIn(read).map((photo) => photo.file),
  )
  return 'fault' in zip ? zip : undamaged(zip.read, zip.picture)
}

export const photosIn = ({ visits }: Pick<VisitFile, 'visits'>): FilePhoto[] => visits.flatMap(({ photos }) => photos)

async function undamaged(
  read: VisitFile | { fault: FileFault },
  picture: OpenVisitFile['picture'],
): Promise<OpenVisitFile | { fault: FileFault }> {
  if ('fault' in read) return read
  const isChanged =
    read.checksum !== undefined && ((await digestOfText(read.checked)) ?? read.checksum) !== read.checksum
  return isChanged ? { fault: 'damaged' } : { ...read, picture }
}

/** SHA-256 in hexadecimal. Undefined on a plain address, where browsers make none. */
export async function digest(bytes: ArrayBuffer): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  const made = await subtle?.digest('SHA-256', bytes)
  return made && [...new Uint8Array(made)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const digestOfText = (text: string): Promise<string | undefined> => digest(new TextEncoder().encode(text).buffer)

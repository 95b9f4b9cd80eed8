/** The container of a backup file: a zip that a computer opens too. Sizes are looked at before anything is unpacked. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { longestText, textName } from './visit-file.ts'

/** Bytes of a whole file; a phone holds it twice while it is read. */
export const mostFileBytes = 300_000_000
/** Bytes; what this program keeps is at most half a million, but its first version kept pictures as they came. */
const mostPictureBytes = 10_000_000

/** In one zip. */
export const mostFiles = 3000

/** A zip of the text and the pictures by their names; pictures are packed already and go in as they are. */
export function zipOf(text: string, pictures: ReadonlyMap<string, Uint8Array>, madeAt: Date): Uint8Array<ArrayBuffer> {
  const files = [...pictures].map(([name, bytes]) => [name, [bytes, { level: 0 as const }]] as const)
  return zipSync({ [textName]: strToU8(text), ...Object.fromEntries(files) }, { mtime: madeAt })
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

interface OpenZip<Read> {
  read: Read
  /** Null where it is not there, or cannot be unpacked. */
  picture: (name: string) => Uint8Array<ArrayBuffer> | null
}

/** `picturesIn` are the names that will be asked for, as often as they will be. */
export function openZip<Read>(
  bytes: Uint8Array,
  readText: (text: string) => Read,
  picturesIn: (read: Read) => readonly string[],
): OpenZip<Read> | { fault: 'foreign' | 'damaged' | 'too-large' } {
  const sizes = sizesIn(bytes)
  if (sizes === null) return { fault: 'damaged' }
  const name = [...sizes.keys()].find((one) => /^(?!__MACOSX\/).*(?<![^/])visit\.json$/.test(one))
  if (name === undefined) return { fault: 'foreign' }
  if ((sizes.get(name) ?? 0) > longestText) return { fault: 'too-large' }
  const packed = unpacked(bytes, name)
  if (packed === null) return { fault: 'damaged' }
  const read = readText(strFromU8(packed))
  // Who packs it anew may put a folder around it.
  const folder = name.slice(0, -textName.length)
  const wanted = picturesIn(read).map((one) => sizes.get(folder + one) ?? 0)
  if (wanted.reduce((sum, size) => sum + size, 0) > mostFileBytes) return { fault: 'too-large' }
  const isUsable = (name: string) => sizes.has(name) && (sizes.get(name) ?? 0) <= mostPictureBytes
  return { read, picture: (one) => (isUsable(folder + one) ? unpacked(bytes, folder + one) : null) }
}

/** What each file says that it is unpacked; null where it is no whole zip. */
function sizesIn(bytes: Uint8Array): Map<string, number> | null {
  const sizes = new Map<string, number>()
  let count = 0
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        // One without an end may claim billions, all of the same name.
        if (++count > mostFiles) throw new RangeError('too many files')
        if (!sizes.has(name)) sizes.set(name, Math.max(size, originalSize))
        return false
      },
    })
    return sizes
  } catch {
    return null
  }
}

/** The first file of this name, never more of it than it says that it is. */
function unpacked(bytes: Uint8Array, wanted: string): Uint8Array<ArrayBuffer> | null {
  let isFound = false
  try {
    const files = unzipSync(bytes, {
      filter({ name }) {
        const isFirst = name === wanted && !isFound
        isFound ||= isFirst
        return isFirst
      },
    })
    return Object.hasOwn(files, wanted) ? (files[wanted]?.slice() ?? null) : null
  } catch {
    return null
  }
}

/**
 * The answers of one visit in a link to the page of visits. They stand behind the `#`, which no browser sends to a
 * server, as the text of a backup file without photos, compressed. Check points are told by their ids and not by their
 * position, so a link needs no list on the other phone and outlives a new edition of it.
 */
import { Inflate, strFromU8, strToU8, zlibSync } from 'fflate'
import { type ItemRecord, type PointRecord, untouchedItem, untouchedPoint } from '../model/visit.ts'
import { answersStart, isAnswersLink } from './answers-link-address.ts'
import { type FileVisit, format, plainVisit, version } from './visit-file.ts'

/** Characters behind the `#`; some messengers cut longer links. */
export const longestLink = 8000
/** Bytes once it is unpacked: sixteen times what a visit with short notes takes. */
const longestText = 64 * 1024

/** The fragment of the link, without its `#`; `too-long` where the notes are too long for one. */
export async function answersLink(
  visit: FileVisit,
  { madeAt, digest }: { madeAt: string; digest: (text: string) => Promise<string | undefined> },
): Promise<{ fragment: string } | 'too-long'> {
  const { points, items, ...others } = plainVisit({ ...visit, photos: [] })
  const visits = [
    {
      ...others,
      points: points.map(({ id, ...record }) => ({ id, ...filledIn(record, untouchedPoint) })),
      items: items.map(({ id, ...record }) => ({ id, ...filledIn(record, untouchedItem) })),
    },
  ]
  const checksum = await digest(JSON.stringify(visits))
  const text = JSON.stringify({ format, version, madeAt, ...(checksum && { checksum }), visits })
  const packed = zlibSync(strToU8(text), { level: 9 })
  const fragment = `${answersStart}${btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
  return text.length > longestText || fragment.length > longestLink ? 'too-long' : { fragment }
}

/** Without the fields that nobody filled in: they are read as such where they are missing. */
const filledIn = <R extends PointRecord | ItemRecord>(record: R, untouched: R): Partial<R> =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(untouched, field)),
    ),
  ) as Partial<R>

/** The text of a backup file that a fragment holds; undefined where it was cut, changed or is too large. */
export function textOfLink(hash: string): string | undefined {
  const packed = hash.slice(answersStart.length + 1)
  if (!isAnswersLink(hash) || packed.length > longestLink || !/^[\w-]+$/.test(packed)) return undefined
  try {
    return inflated(Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)))
  } catch {
    return undefined
  }
}

/** Throws where it is not whole, or unpacks to more than `longestText`. */
function inflated(packed: Uint8Array): string {
  const parts: Uint8Array[] = []
  let size = 0
  let isWhole = false
  // The two bytes in front and the four behind are those of zlib; the checksum of the text is looked at by its reader.
  const inflate = new Inflate((part, isLast) => {
    size += part.length
    if (size > longestText) throw new RangeError('too large')
    parts.push(part)
    isWhole = isLast
  })
  const step = 256
  const body = packed.subarray(2, -4)
  for (let at = 0; at < body.length; at += step) inflate.push(body.slice(at, at + step), at + step >= body.length)
  if (!isWhole) throw new RangeError('cut')
  return strFromU8(Uint8Array.from(parts.flatMap((part) => [...part])))
}

import { createHash } from 'node:crypto'
import { read } from 'node:fs'
import { promisify } from 'node:util'
import type { Context } from 'hono'

/** A file that everybody may fetch, whole or in part. */
export interface DownloadFile {
  name: string
  type: string
  bytes: number
  /** Of all its bytes, in hexadecimal; also its entity tag. */
  sha256: string
  /** Shown in the window instead of saved, with this policy for what it may load. */
  shownUnder?: string
  /** The bytes from `start` to `end`, both included. */
  read(start: number, end: number): Uint8Array | ReadableStream<Uint8Array>
}

/** A file made at start and kept in memory. */
export function fileInMemory(name: string, type: string, content: string): DownloadFile {
  const bytes = Buffer.from(content)
  return {
    name,
    type,
    bytes: bytes.length,
    sha256: sha256Of(bytes),
    read: (start, end) => bytes.subarray(start, end + 1),
  }
}

/** Enough for speed, little enough for a hundred slow readers at once. */
const pieceBytes = 128 * 1024

/**
 * Reads an open file piece by piece, as fast as the other side takes it. The file stays open whatever happens: a
 * stream of Node's own would close it when a caller goes away.
 */
export function streamOf(descriptor: number, start: number, end: number): ReadableStream<Uint8Array> {
  let position = start
  return new ReadableStream({
    async pull(controller) {
      if (position > end) return controller.close()
      const wanted = Math.min(pieceBytes, end + 1 - position)
      const { bytesRead, buffer } = await readAt(descriptor, Buffer.allocUnsafe(wanted), 0, wanted, position)
      if (bytesRead === 0) throw new Error('the file is shorter than it was')
      position += bytesRead
      controller.enqueue(buffer.subarray(0, bytesRead))
    },
  })
}
const readAt = promisify(read)

/** Responds with the file: 200, 206 for a range, 304 to whoever has it, 416 for a range that is not there. */
export function sendDownload(c: Context, file: DownloadFile): Response {
  const etag = `"${file.sha256}"`
  const headers = {
    'content-type': file.type,
    'content-disposition': `${file.shownUnder ? 'inline' : 'attachment'}; filename="${file.name}"`,
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    etag,
    ...(file.shownUnder ? { 'content-security-policy': file.shownUnder } : {}),
  }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  // A part of an older version would not fit the parts that the caller has.
  const condition = c.req.header('if-range')
  const range = condition === undefined || condition === etag ? readRange(c.req.header('range'), file.bytes) : undefined
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.bytes}` } })
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  const part = range ? { 'content-range': `bytes ${start}-${end}/${file.bytes}` } : {}
  // For HEAD nothing is read: a stream that nobody takes would stay open.
  const body = c.req.method === 'HEAD' ? null : (file.read(start, end) as Uint8Array<ArrayBuffer> | ReadableStream)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: { ...headers, ...part, 'content-length': String(end - start + 1) },
  })
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The bytes a `Range` header asks for, both ends included and counted from 0. */
interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a `Range` header (RFC 9110) against a file of `size` bytes. Returns `undefined` when the whole file is to be
 * sent: no header, another unit, a header that makes no sense, or several ranges, which a server may ignore.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replaceAll(' ', '') ?? '')
  const [, from = '', to = ''] = asked ?? []
  if (!asked || (from === '' && to === '')) return undefined
  // "-500": the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}

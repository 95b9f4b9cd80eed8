/** The bytes a `Range` header asks for, both ends included and counted from 0. */
export interface ByteRange {
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

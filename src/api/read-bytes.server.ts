/**
 * The body of a request as it came: at most `mostBytes`, else `'too-large'`; `'cut'` when the connection ended before
 * the whole body had come, and nobody is left to be answered.
 */
export async function readBytes(
  request: Request,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | 'too-large' | 'cut'> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of request.body ?? []) {
      size += piece.length
      if (size > mostBytes) return 'too-large'
      pieces.push(piece)
    }
  } catch {
    return 'cut'
  }
  return Buffer.concat(pieces)
}

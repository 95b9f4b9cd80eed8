export interface TarEntry {
  /** With slashes, relative, without `..`. */
  path: string
  bytes: Uint8Array
  executable: boolean
}

const block = 512

/** Writes files as a tar archive in the POSIX format (ustar), all of the same `time` (seconds since 1970). */
export function tar(entries: readonly TarEntry[], time: number): Uint8Array[] {
  const pieces = entries.flatMap((entry) => [header(entry, time), entry.bytes, padding(entry.bytes.length)])
  return [...pieces, new Uint8Array(2 * block)]
}

const padding = (length: number) => new Uint8Array((block - (length % block)) % block)

function header({ path, bytes, executable }: TarEntry, time: number): Uint8Array {
  const made = new Uint8Array(block)
  const write = (offset: number, text: string) => made.set(new TextEncoder().encode(text), offset)
  const octal = (offset: number, length: number, value: number) =>
    write(offset, `${value.toString(8).padStart(length - 1, '0')}\0`)
  const { prefix, name } = splitPath(path)
  write(0, name)
  octal(100, 8, executable ? 0o755 : 0o644)
  octal(108, 8, 0)
  octal(116, 8, 0)
  octal(124, 12, bytes.length)
  octal(136, 12, time)
  write(156, '0')
  write(257, 'ustar\x0000')
  write(345, prefix)
  // The sum is taken with its own place filled by spaces.
  write(148, '        ')
  write(
    148,
    `${made
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
  )
  return made
}

/** A name of at most 100 bytes, and what stands before it in the prefix, at most 155. */
function splitPath(path: string): { prefix: string; name: string } {
  const sizeOf = (text: string) => new TextEncoder().encode(text).length
  if (sizeOf(path) <= 100) return { prefix: '', name: path }
  for (let cut = path.indexOf('/'); cut > 0; cut = path.indexOf('/', cut + 1)) {
    const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)]
    if (sizeOf(prefix) <= 155 && sizeOf(name) <= 100) return { prefix, name }
  }
  throw new Error(`the path ${path} is too long for the archive`)
}
